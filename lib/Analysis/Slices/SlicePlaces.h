//===- SlicePlaces.h - Where slices of a step may begin ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A user may mark the place to slice. If there is no mark, these functions
// search for a place. One kind of place is the dimension of an argument along
// which most of the step can be sliced. This usually is the batch. Another kind
// is the head: the few ops with the largest tensors.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H

#include "Analysis/Slices/Slices.h"

namespace remat {

struct SlicePlace {
  llvm::SmallVector<SliceSeed> seeds;
  /// The range of ops that may be sliced. If it is null, all ops may be sliced.
  mlir::Operation *first = nullptr, *last = nullptr;
  /// Later ranges of ops that are sliced in the same way. Each range is sliced
  /// by itself. A range may read values that the slices of an earlier range
  /// have made, in the same slices.
  std::vector<SlicePlace> others = {};
  /// For messages: `the step along dimension 0 of argument 3`.
  std::string name;
};

/// Returns the number of elements of the sliced dimension of \p place.
int64_t extentOf(const SlicePlace &place);

/// The dimensions of arguments along which most of a step can be sliced.
struct StepPlaces {
  /// The best dimension that needs only one pass: its slices make the most
  /// bytes. It is not set if every dimension needs several passes.
  std::optional<SlicePlace> inOnePass;
  /// The best dimension that needs several passes. It is set only if its slices
  /// make at least twice as many bytes as those of `inOnePass`.
  std::optional<SlicePlace> stopped;
};

/// This function tries each dimension of each argument of \p block. The time
/// for one dimension is linear in the number of ops that depend on the
/// argument.
StepPlaces findStepPlaces(mlir::Block &block, const SliceOptions &options);

/// Returns the head. A large tensor has at least three quarters of the largest
/// tensor's bytes. The head reaches from the first op of \p block that makes a
/// large tensor to the last op that reads one. It must have at most a quarter
/// of all ops. It must be possible to slice it in one pass, along a dimension
/// of at least \p atLeast elements.
std::optional<SlicePlace> findHeadPlace(mlir::Block &block,
                                        const SliceOptions &options,
                                        int64_t atLeast = 2);

/// Chooses the dimension of \p seed along which the ops from \p first to
/// \p last are sliced in one pass. It is the dimension for which these ops make
/// the most bytes in slices. One of the ops must make \p seed. The dimension
/// must have at least \p atLeast elements. The returned place has no name.
std::optional<SlicePlace> placeOfRange(mlir::Block &block,
                                       mlir::Operation *first,
                                       mlir::Operation *last, mlir::Value seed,
                                       const SliceOptions &options,
                                       int64_t atLeast = 2);

/// Finds attention by what its ops compute. A batched product makes the scores.
/// Then come an exponential and a sum of its elements, and then a second
/// batched product that reads as many elements as the scores have. The first
/// range has these ops. The later ranges have the ops of the gradients that
/// read or make as many elements as the scores have. Attention whose scores
/// have the same type is sliced together, and the type with the most bytes is
/// chosen. Slices must take one pass along the dimension. The outermost
/// dimension with at least sixteen elements is chosen, or else the one with the
/// most elements. Returns none if there is no attention.
std::optional<SlicePlace> findAttentionPlace(mlir::Block &block,
                                             const SliceOptions &options);

/// Calls the function of Slices.h for the seeds and the range of \p place.
SliceRegion growSliceRegion(mlir::Block &block, const SlicePlace &place,
                            SliceOptions options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H
