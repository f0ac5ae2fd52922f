//===- Sectors.h - Memory sectors that warps request ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory is read in sectors of 32 bytes. If threads of a warp load neighbouring
// elements, they use whole sectors. If their elements are far apart, each
// thread uses one eighth of a sector. The loops of an op show which of the two
// cases it is. Its machine code does not. Elements that several iterations
// read, such as those of a bias, stay in a cache and are not counted.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_SECTORS_H
#define REMAT_LIB_GPU_KERNELS_SECTORS_H

#include "Gpu/Kernels/TransposeKernel.h"

namespace remat::gpu {

/// Numbers of sectors of 32 bytes, over all warps of a kernel.
struct Sectors {
  int64_t asked = 0; ///< The sectors that the loads and stores of each warp
                     ///< touch.
  /// The sectors that they would touch if the elements of a warp were
  /// neighbours.
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
