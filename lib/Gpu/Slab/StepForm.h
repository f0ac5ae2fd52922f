//===- StepForm.h - Checks the form of a step between passes ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Other passes may run between two of these passes, and may give the step other
// arguments, results or callers than its attributes describe. Such a step is
// refused before it is changed.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_STEPFORM_H
#define REMAT_LIB_GPU_SLAB_STEPFORM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// Emits an error unless the arguments of \p step are the buffers that
/// RematGpuBuffers described, and nothing calls \p step.
mlir::LogicalResult checkStepOnBuffers(mlir::func::FuncOp step);

/// Emits an error unless \p step is on a slab and has the described arguments,
/// results and kernels.
mlir::LogicalResult checkStepOnSlab(mlir::func::FuncOp step);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_STEPFORM_H
