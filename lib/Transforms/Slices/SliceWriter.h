//===- SliceWriter.h - Writes a step in slices ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions of this file write the slices that the analysis in Slices.h has
// chosen. In each pass, an op is written once for each slice. Ops that are
// computed as a whole come between the passes.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H

#include "Analysis/Slices/SlicePlaces.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Maps a sliced op to the ops that compute its slices. Only ops that are keys
/// of the map before the call get entries.
using SlicesOfOps =
    llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Operation *>>;

/// Divides the ops of \p region in \p block into \p slices slices. If \p slices
/// does not divide the number of elements of the sliced dimension, the first
/// slices have one more element than the others. The number \p slices must be
/// between 1 and this number of elements.
void writeSlices(mlir::Block &block, const SliceRegion &region, int64_t slices,
                 SlicesOfOps *slicesOf = nullptr);

/// Writes the ops of \p region as one loop over \p slices slices. The region
/// must have one pass, and \p slices must divide the extent. The loop carries
/// two kinds of values from one slice to the next: the sums, and the values
/// that the slices make part by part.
void writeSliceLoop(mlir::Block &block, const SliceRegion &region,
                    int64_t slices);

/// Does the same as writeSlices(), and divides the head of each slice into \p
/// ofHead slices. The place \p head must be the head in the original step,
/// with its `first` and `last`. If the head of a slice cannot be divided into
/// \p ofHead slices, returns false. In this case the step has been sliced
/// already.
bool writeSlicesWithHead(mlir::Block &block, const SliceRegion &region,
                         int64_t slices, const SlicePlace &head, int64_t ofHead,
                         const SliceOptions &options);

/// Divides the ops of \p place and of its other ranges in \p function into \p
/// slices slices. Each range is divided by itself, and must take one pass. The
/// number \p slices must be between 1 and the extent of the sliced dimension.
void writeSlicesOfRanges(mlir::func::FuncOp function, const SlicePlace &place,
                         int64_t slices, const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H
