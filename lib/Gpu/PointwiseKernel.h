//===- PointwiseKernel.h - Ops without a reduction --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread that computes one element waits for its loads with nothing else to
// do. In large tensors each thread computes several, and has the loads of all
// of them under way at the same time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_POINTWISEKERNEL_H
#define REMAT_LIB_GPU_POINTWISEKERNEL_H

#include "LoopEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// The loops of \p op, the output's neighbours last; none if \p op reduces or
/// is not described by describeLoops.
std::optional<LinearLoops> describePointwise(mlir::linalg::LinalgOp op);

/// How many elements a thread computes: more than one if the chip is full
/// nevertheless, and no block of \p threads threads is left with fewer.
int64_t elementsOfThread(const LinearLoops &loops, int64_t threads);

/// How many neighbours a thread computes, which it loads and stores at once: 8
/// or 4 if \p op has that many for a chip's threads, and each operand has as
/// many of them one after another at an aligned place of the slab, or one for
/// all of these; else 0.
int64_t neighboursOfThread(mlir::linalg::LinalgOp op, const LinearLoops &loops);

/// Replaces \p op of \p kernel by code for one thread, of \p elements elements:
/// neighbours if \p areNeighbours.
void lowerPointwise(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t elements, bool areNeighbours);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_POINTWISEKERNEL_H
