//===- PointwiseKernel.h - Ops without a reduction --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread that computes one element waits for its loads and has no other work.
// In large tensors each thread computes several elements, so that all its loads
// are in progress at the same time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H
#define REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H

#include "Gpu/Kernels/LoopEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// Returns the loops of \p op, with those over the output's neighbours last.
/// Returns none if \p op reduces or describeLoops does not support it.
std::optional<LinearLoops> describePointwise(mlir::linalg::LinalgOp op);

/// Returns the number of elements that a thread computes. The number is above
/// one if the chip is still full with it and every block of \p threads threads
/// has the same number.
int64_t elementsOfThread(const LinearLoops &loops, int64_t threads);

/// Tells whether each operand of \p op has \p count contiguous elements at an
/// aligned place of the slab, or one for all of them.
bool haveNeighbours(mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t count);

/// Returns the number of neighbours that a thread computes with one load and
/// store for each operand. It is 8 or 4 if each of a chip's threads gets that
/// many elements of \p op, and if each operand has that many contiguous
/// elements at an aligned place of the slab, or a single element for all of
/// them. Otherwise it is 0.
int64_t neighboursOfThread(mlir::linalg::LinalgOp op, const LinearLoops &loops);

/// Replaces \p op of \p kernel by code for one thread that computes \p elements
/// elements. They are neighbours if \p areNeighbours.
void lowerPointwise(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t elements, bool areNeighbours);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H
