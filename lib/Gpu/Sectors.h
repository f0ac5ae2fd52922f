//===- Sectors.h - What warps ask memory for --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory sends 32 bytes at a time. Threads of a warp that load neighbours use
// all of them, those whose elements are far apart use one of eight. Machine
// code does not show which it is, but the loops of an op do. What several
// iterations read, such as a bias, stays in a cache near them and is not in it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SECTORS_H
#define REMAT_LIB_GPU_SECTORS_H

#include "TransposeKernel.h"

namespace remat::gpu {

/// Sectors of 32 bytes, over all warps of a kernel.
struct Sectors {
  int64_t asked = 0;  ///< That hold what each warp loads and stores.
  int64_t needed = 0; ///< If these elements were neighbours.
};

/// Of an elementwise op, each of whose warps has \p lanes results in a row.
Sectors sectorsOf(mlir::linalg::LinalgOp op, const LinearLoops &loops,
                  int64_t lanes);

/// Of the same op in tiles.
Sectors sectorsOf(mlir::linalg::LinalgOp op, const TransposeLoops &tiles);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SECTORS_H
