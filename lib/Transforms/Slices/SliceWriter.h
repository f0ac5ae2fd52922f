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

#include "remat/Analysis/Slices.h"

namespace remat {

/// Writes the ops of \p region in \p block as \p slices slices, of which the
/// first ones have one element more than the others where the number does not
/// divide the extent. 1 <= slices <= extent.
void writeSlices(mlir::Block &block, const SliceRegion &region, int64_t slices);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICEWRITER_H
