//===- Reductions.h - Long sums in parts ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reduction of many elements to few results has too few threads to fill a
// chip. It is split into two reductions. The first one computes parts of each
// sum into a buffer of the arena, and the second one adds the parts. The split
// happens before the slab is laid out, because the arena contains these
// buffers.
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

/// Makes reductions of \p step, a function on buffers, start from the constant
/// that filled their output. Splits reductions that are too long. \p options
/// must have been checked.
void splitReductions(mlir::func::FuncOp step,
                     const RematGpuReductionsOptions &options);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_REDUCTIONS_H
