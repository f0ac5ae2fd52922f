//===- ReductionKernel.h - Sums in registers as a kernel --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads of a block share a sum and add what they have in a fixed tree.
// Reduction.h says how; this makes code of it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_REDUCTIONKERNEL_H
#define REMAT_LIB_GPU_REDUCTIONKERNEL_H

#include "Sums.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// Replaces \p op, the reduction of \p kernel, by code for one thread. It emits
/// \p epilogue on the sum, unless that is null, and leaves the op.
void lowerReduction(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, Reduction reduction,
                    ReductionShape shape, mlir::linalg::GenericOp epilogue);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_REDUCTIONKERNEL_H
