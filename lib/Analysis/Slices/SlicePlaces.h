//===- SlicePlaces.h - Where slices of a step may begin ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A user may mark what to slice. Without a mark these find it: the dimension of
// an argument along which most of the step can be sliced, which is the batch;
// and the head, the few ops whose tensors are larger than all others.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H

#include "Analysis/Slices/Slices.h"

namespace remat {

struct SlicePlace {
  llvm::SmallVector<SliceSeed> seeds;
  /// The only ops that may be sliced; null: all.
  mlir::Operation *first = nullptr, *last = nullptr;
  /// Ranges of ops behind this one, apart from each other, that are sliced
  /// alike: what one makes in slices another one reads in the same slices.
  std::vector<SlicePlace> others = {};
  /// For messages: "the step along dimension 0 of argument 3".
  std::string name;
};

/// How many elements the sliced dimension of \p place has.
int64_t extentOf(const SlicePlace &place);

/// The places at which most of a step can be sliced.
struct StepPlaces {
  /// The dimension of one argument along which ops that make the most bytes can
  /// be sliced in one pass; none where nothing can be.
  std::optional<SlicePlace> inOnePass;
  /// The one with at least twice the bytes that takes several passes, if any.
  std::optional<SlicePlace> stopped;
};

/// Takes time linear in the ops that the arguments of \p block reach, for each
/// of their dimensions.
StepPlaces findStepPlaces(mlir::Block &block, const SliceOptions &options);

/// The ops of \p block from the first that makes a tensor of at least three
/// quarters of the largest one's bytes to the last that reads one, if they are
/// at most a quarter of all ops and can be sliced in one pass along a dimension
/// of \p atLeast elements.
std::optional<SlicePlace> findHeadPlace(mlir::Block &block,
                                        const SliceOptions &options,
                                        int64_t atLeast = 2);

/// The dimension of \p seed, which an op from \p first to \p last makes, of at
/// least \p atLeast elements, along which those ops make the most bytes in
/// slices in one pass; has no name.
std::optional<SlicePlace> placeOfRange(mlir::Block &block,
                                       mlir::Operation *first,
                                       mlir::Operation *last, mlir::Value seed,
                                       const SliceOptions &options,
                                       int64_t atLeast = 2);

/// Finds attention by what its ops compute: a batched product, of whose
/// elements an exponential and a sum are taken, and a second batched product
/// that reads as many elements. The ranges are those ops and, behind them, the
/// ops of the gradients that read or make as many elements; of all attention
/// whose scores have the same type, that which has the most bytes. The
/// dimension is the outermost one of at least sixteen elements along which
/// slices take one pass, or else the one with most elements. None where there
/// is no such attention.
std::optional<SlicePlace> findAttentionPlace(mlir::Block &block,
                                             const SliceOptions &options);

/// \p place grown to a region.
SliceRegion growSliceRegion(mlir::Block &block, const SlicePlace &place,
                            SliceOptions options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H
