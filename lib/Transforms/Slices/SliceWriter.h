//===- SliceWriter.h - A step with a region in slices -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of a step can be sliced is decided in Analysis (Slices.h); this writes
// it: pass by pass, each op once for each slice, and what is computed whole in
// its place between them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H

#include "remat/Analysis/SlicePlaces.h"

namespace remat {

/// Of ops that are sliced, the op of each slice. Only ops that are keys before
/// are recorded.
using SlicesOfOps =
    llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Operation *>>;

/// Writes the ops of \p region in \p block as \p slices slices, of which the
/// first ones have one element more than the others where the number does not
/// divide the extent. 1 <= slices <= extent.
void writeSlices(mlir::Block &block, const SliceRegion &region, int64_t slices,
                 SlicesOfOps *slicesOf = nullptr);

/// Writes the ops of \p region, which has one pass, as one `scf.for` over
/// \p slices slices, which divide the extent. Sums and what slices hand out are
/// carried from slice to slice.
void writeSliceLoop(mlir::Block &block, const SliceRegion &region,
                    int64_t slices);

/// As writeSlices(), and computes the head of each slice in \p ofHead slices of
/// its own. \p head, which has `first` and `last`, is where the head is in the
/// step as it is. Returns false, with the step in slices, where the head of a
/// slice cannot be sliced so often.
bool writeSlicesWithHead(mlir::Block &block, const SliceRegion &region,
                         int64_t slices, const SlicePlace &head, int64_t ofHead,
                         const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H
