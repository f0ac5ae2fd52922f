//===- StepForm.h - Is a step what these passes made ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between two of these passes any other pass may run, and give the step other
// arguments, results or callers than its attributes describe. Such a step is
// refused before it is changed.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_STEPFORM_H
#define REMAT_LIB_GPU_SLAB_STEPFORM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// Fails with an error unless the arguments of \p step are the buffers that
/// RematGpuBuffers described, and nothing calls it.
mlir::LogicalResult checkStepOnBuffers(mlir::func::FuncOp step);

/// Does the same for a step on a slab, with its results and its kernels.
mlir::LogicalResult checkStepOnSlab(mlir::func::FuncOp step);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_STEPFORM_H
