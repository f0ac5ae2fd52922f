//===- ReductionKernel.h - Sums in registers as a kernel --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads of a block share a sum and add their parts in a fixed tree.
// Reduction.h chooses the tree. This file makes the code that adds in this
// order.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_REDUCTIONKERNEL_H
#define REMAT_LIB_GPU_KERNELS_REDUCTIONKERNEL_H

#include "Gpu/Kernels/Sums.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// Replaces \p op, the reduction in \p kernel, by code for one thread. If \p
/// epilogue is not null, its code runs on the sums. The op \p epilogue is not
/// erased.
void lowerReduction(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, Reduction reduction,
                    ReductionShape shape, mlir::linalg::GenericOp epilogue);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_REDUCTIONKERNEL_H
