//===- SlicePlaces.h - Where slices of a step may begin ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A user may mark the place to slice. If the user marks no place, the functions
// in this header search for a place. One kind of place is the dimension of an
// argument along which most of the step can be sliced. This dimension usually
// is the batch. Another kind of place is the head: the few ops of the step with
// the largest tensors.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H

#include "Analysis/Slices/Slices.h"

namespace remat {

struct SlicePlace {
  llvm::SmallVector<SliceSeed> seeds;
  /// The first and the last op of the range that may be sliced. If `first` and
  /// `last` are null, all ops may be sliced.
  mlir::Operation *first = nullptr, *last = nullptr;
  /// Later ranges of ops, each of which is sliced into as many slices as the
  /// first range. Each range is sliced by itself. A slice of a later range may
  /// read the values that the same slice of an earlier range has made.
  std::vector<SlicePlace> others = {};
  /// For messages: `the step along dimension 0 of argument 3`.
  std::string name;
};

/// Returns the number of elements of the sliced dimension of \p place.
int64_t extentOf(const SlicePlace &place);

/// The dimensions of arguments along which most of a step can be sliced.
struct StepPlaces {
  /// The best dimension that needs only one pass: its slices make the most
  /// bytes of all such dimensions. This field is not set if every dimension
  /// needs several passes.
  std::optional<SlicePlace> inOnePass;
  /// The best dimension that needs several passes. This field is set only if
  /// its slices make at least twice as many bytes as the slices of `inOnePass`.
  std::optional<SlicePlace> stopped;
};

/// Finds the best places by trying each dimension of each argument of \p block.
/// The time for one dimension is linear in the number of ops that depend on the
/// argument.
StepPlaces findStepPlaces(mlir::Block &block, const SliceOptions &options);

/// Returns the head. A large tensor has at least three quarters of the largest
/// tensor's bytes. The head reaches from the first op of \p block that makes a
/// large tensor to the last op that reads one. The head must have at most a
/// quarter of all ops. It must be possible to slice the head in one pass, along
/// a dimension of at least \p atLeast elements.
std::optional<SlicePlace> findHeadPlace(mlir::Block &block,
                                        const SliceOptions &options,
                                        int64_t atLeast = 2);

/// Chooses the dimension of \p seed along which the ops from \p first to
/// \p last are sliced in one pass. The chosen dimension is the one for which
/// these ops make the most bytes in slices. One of the ops from \p first to \p
/// last must make \p seed. The chosen dimension must have at least \p atLeast
/// elements. The returned place has no name.
std::optional<SlicePlace> placeOfRange(mlir::Block &block,
                                       mlir::Operation *first,
                                       mlir::Operation *last, mlir::Value seed,
                                       const SliceOptions &options,
                                       int64_t atLeast = 2);

/// Finds attention by what its ops compute. A batched product makes the scores
/// of the attention. Then come an exponential and a sum of its elements, and
/// then a second batched product that reads as many elements as the scores
/// have. The first range of the returned place has these ops. The later ranges
/// of the place have the ops of the gradients that read or make as many
/// elements as the scores have. All attentions whose scores have the same type
/// are sliced together, and the type with the most bytes is chosen. Slices
/// along the chosen dimension must take one pass. The outermost dimension with
/// at least sixteen elements is chosen, or else the one with the most elements.
/// Returns none if there is no attention.
std::optional<SlicePlace> findAttentionPlace(mlir::Block &block,
                                             const SliceOptions &options);

/// Calls growSliceRegion() of Slices.h with the seeds and the range of \p
/// place.
SliceRegion growSliceRegion(mlir::Block &block, const SlicePlace &place,
                            SliceOptions options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H
