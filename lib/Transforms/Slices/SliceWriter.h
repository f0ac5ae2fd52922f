//===- SliceWriter.h - A step with a region in slices -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the slices that the analysis (Slices.h) has chosen. In each pass, each
// op is written once for each slice. The ops that are computed whole come
// between the passes.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H

#include "Analysis/Slices/SlicePlaces.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Maps sliced ops to the op of each slice. Only ops that are already keys are
/// recorded.
using SlicesOfOps =
    llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Operation *>>;

/// Writes the ops of \p region in \p block as \p slices slices. If the number
/// does not divide the extent, the first slices have one element more than the
/// others. \p slices is from 1 to the extent.
void writeSlices(mlir::Block &block, const SliceRegion &region, int64_t slices,
                 SlicesOfOps *slicesOf = nullptr);

/// Writes the ops of \p region, which has one pass, as one loop over \p slices
/// slices. \p slices must divide the extent. Sums and handed-out values are
/// carried from slice to slice.
void writeSliceLoop(mlir::Block &block, const SliceRegion &region,
                    int64_t slices);

/// Does the same as writeSlices(), and divides the head of each slice into \p
/// ofHead slices. \p head, with `first` and `last`, is the place of the head in
/// the original step. Returns false, with the step in slices, if the head of a
/// slice cannot be sliced so many times.
bool writeSlicesWithHead(mlir::Block &block, const SliceRegion &region,
                         int64_t slices, const SlicePlace &head, int64_t ofHead,
                         const SliceOptions &options);

/// Writes the ops of \p place and of its other ranges in \p function as \p
/// slices slices, each range by itself. \p slices is from 1 to the extent, and
/// each range takes one pass.
void writeSlicesOfRanges(mlir::func::FuncOp function, const SlicePlace &place,
                         int64_t slices, const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H
