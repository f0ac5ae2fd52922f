//===- SlicePlaces.h - Where slices of a step may begin ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A user may mark what to slice. Without a mark these find it: the dimension of
// an argument along which most of the step can be sliced, which is the batch;
// and the head, the few ops whose tensors are larger than all others.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_ANALYSIS_SLICEPLACES_H
#define REMAT_ANALYSIS_SLICEPLACES_H

#include "remat/Analysis/Slices.h"

namespace remat {

struct SlicePlace {
  llvm::SmallVector<SliceSeed> seeds;
  /// The only ops that may be sliced; null: all.
  mlir::Operation *first = nullptr, *last = nullptr;
  /// For messages: "the step along dimension 0 of argument 3".
  std::string name;
};

/// The dimension of one argument of \p block along which ops that make the most
/// bytes can be sliced in one pass; none where nothing can be. Takes time
/// linear in the ops that the arguments reach, for each of their dimensions.
std::optional<SlicePlace> findStepPlace(mlir::Block &block,
                                        const SliceOptions &options);

/// The ops of \p block from the first that makes a tensor of at least three
/// quarters of the largest one's bytes to the last that reads one, if they are
/// at most a quarter of all ops and can be sliced in one pass.
std::optional<SlicePlace> findHeadPlace(mlir::Block &block,
                                        const SliceOptions &options);

/// \p place grown to a region.
SliceRegion growSliceRegion(mlir::Block &block, const SlicePlace &place,
                            SliceOptions options);

} // namespace remat

#endif // REMAT_ANALYSIS_SLICEPLACES_H
