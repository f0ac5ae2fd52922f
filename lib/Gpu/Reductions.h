//===- Reductions.h - Long sums in parts ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reduction of much into little has too few threads to fill a chip. It
// becomes two: the first computes parts of each sum into a buffer of the arena,
// the second adds the parts. The arena has to know these buffers, so that this
// happens before the slab is laid out.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_REDUCTIONS_H
#define REMAT_LIB_GPU_REDUCTIONS_H

#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// Emits an error at \p op if an option is none of its values.
mlir::LogicalResult
checkReductionOptions(mlir::Operation *op,
                      const RematGpuReductionsOptions &options);

/// Lets reductions of \p step, a function on buffers, start from the constant
/// that their output was filled with, and splits those that are too long.
/// \p options were checked.
void splitReductions(mlir::func::FuncOp step,
                     const RematGpuReductionsOptions &options);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_REDUCTIONS_H
