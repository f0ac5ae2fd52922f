//===- StepForm.h - Checks a step between passes ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Other passes may run between two passes of Gpu. They may give the step
// arguments, results or callers that its attributes do not describe. Such a
// step is refused before a pass changes it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_STEPFORM_H
#define REMAT_LIB_GPU_SLAB_STEPFORM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// Emits an error if the arguments of \p step are not the buffers that
/// RematGpuBuffers described, or if an op calls \p step.
mlir::LogicalResult checkStepOnBuffers(mlir::func::FuncOp step);

/// Emits an error if \p step is not on a slab, or if its arguments, results or
/// kernels are not the described ones.
mlir::LogicalResult checkStepOnSlab(mlir::func::FuncOp step);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_STEPFORM_H
