//===- Sectors.h - Memory sectors that warps request ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory is read in sectors of 32 bytes. Threads of a warp that load neighbours
// use whole sectors. Threads whose elements are far apart use an eighth of each
// sector. The loops of an op show which case it is, and machine code does not.
// Elements that several iterations read, such as a bias, stay in a cache and do
// not count.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_SECTORS_H
#define REMAT_LIB_GPU_KERNELS_SECTORS_H

#include "Gpu/Kernels/TransposeKernel.h"

namespace remat::gpu {

/// Sectors of 32 bytes, over all warps of a kernel.
struct Sectors {
  int64_t asked = 0; ///< Sectors that each warp's loads and stores touch.
  /// Sectors that they would touch if the elements were neighbours.
  int64_t needed = 0;
};

/// Returns the sectors of an elementwise op. Each of its warps computes \p
/// lanes consecutive results.
Sectors sectorsOf(mlir::linalg::LinalgOp op, const LinearLoops &loops,
                  int64_t lanes);

/// Returns the sectors of the op if it runs in tiles.
Sectors sectorsOf(mlir::linalg::LinalgOp op, const TransposeLoops &tiles);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_SECTORS_H
