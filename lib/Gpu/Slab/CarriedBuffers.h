//===- CarriedBuffers.h - Gives carried buffers a single name ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a loop carries a buffer and leaves it in place, the buffer has three
// names: the value outside, the value inside, and the loop's result. Kernels
// and calls of libraries need a single name, with a known place in the slab.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_CARRIEDBUFFERS_H
#define REMAT_LIB_GPU_SLAB_CARRIEDBUFFERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// If a loop of \p step carries a buffer and leaves it in place, replaces the
/// buffer's other names by the one that it has outside. A loop of one iteration
/// is replaced by its body.
void forwardCarriedBuffers(mlir::func::FuncOp step);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_CARRIEDBUFFERS_H
