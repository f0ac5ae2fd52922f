//===- PointwiseKernel.h - Ops without a reduction --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread that computes one element waits for its loads with nothing else to
// do. In large tensors each thread computes several elements, and all its loads
// are in progress at the same time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H
#define REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H

#include "Gpu/Kernels/LoopEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// Returns the loops of \p op, those over the output's neighbours last; none if
/// \p op reduces or describeLoops does not support it.
std::optional<LinearLoops> describePointwise(mlir::linalg::LinalgOp op);

/// Returns the number of elements that a thread computes. It is above one if
/// the chip is still full, and every block of \p threads threads has the same
/// number.
int64_t elementsOfThread(const LinearLoops &loops, int64_t threads);

/// Tells whether each operand of \p op has \p count contiguous elements at an
/// aligned place of the slab, or one for all of them.
bool haveNeighbours(mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t count);

/// Returns the number of neighbours that a thread computes with one load and
/// store for each operand. It is 8 or 4 if \p op has that many for each of a
/// chip's threads, and if each operand has as many contiguous elements at an
/// aligned place of the slab, or one for all of them; else 0.
int64_t neighboursOfThread(mlir::linalg::LinalgOp op, const LinearLoops &loops);

/// Replaces \p op of \p kernel by code for one thread that computes \p elements
/// elements, which are neighbours if \p areNeighbours.
void lowerPointwise(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t elements, bool areNeighbours);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H
