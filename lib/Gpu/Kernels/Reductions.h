//===- Reductions.h - Splits long sums --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reduction of many elements to a few results has too few threads to fill a
// chip. Such a reduction is split into two. The first one computes parts of
// each sum into a buffer of the arena, and the second one adds the parts. The
// split happens before the slab is laid out, because these buffers are in the
// arena.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_REDUCTIONS_H
#define REMAT_LIB_GPU_KERNELS_REDUCTIONS_H

#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// Emits an error at \p op if an option has an unknown value.
mlir::LogicalResult
checkReductionOptions(mlir::Operation *op,
                      const RematGpuReductionsOptions &options);

/// If a buffer is filled with a constant before a reduction adds to it, makes
/// the reduction start from the constant. The function \p step must be on
/// buffers. Also splits reductions that are too long. The \p options must have
/// been checked.
void splitReductions(mlir::func::FuncOp step,
                     const RematGpuReductionsOptions &options);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_REDUCTIONS_H
