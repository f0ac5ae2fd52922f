//===- PointwiseKernel.h - Ops without a reduction --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread that computes one element has no other work while it waits for its
// loads. If tensors are large, each thread computes several elements, so that
// their loads run at the same time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H
#define REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H

#include "Gpu/Kernels/LoopEmitter.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// Returns the loops of \p op. The loops over neighbours of the output come
/// last. Returns none if \p op has a reduction, or if describeLoops does not
/// support \p op.
std::optional<LinearLoops> describePointwise(mlir::linalg::LinalgOp op);

/// Returns the number of elements that a thread computes. The number is above
/// one only if the threads still fill the chip and every block of \p threads
/// threads has the same number of elements.
int64_t elementsOfThread(const LinearLoops &loops, int64_t threads);

/// Returns whether a thread can access \p count elements of each operand of \p
/// op together. They must be contiguous at an aligned place of the slab, or a
/// single element for all results.
bool haveNeighbours(mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t count);

/// Returns the number of neighbours that a thread computes with one load or
/// store for each operand. The number is 8 if the threads then still fill the
/// chip. Otherwise it is 4 if they fill a quarter of the chip. The function
/// haveNeighbours must permit the number. Otherwise it is 0.
int64_t neighboursOfThread(mlir::linalg::LinalgOp op, const LinearLoops &loops);

/// Replaces \p op in \p kernel by code for one thread, which computes \p
/// elements elements. The elements are neighbours if \p areNeighbours is true.
void lowerPointwise(mlir::RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    mlir::linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t elements, bool areNeighbours);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_POINTWISEKERNEL_H
