//===- StepProgram.h - Describes a module to the runtime --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime reads a text that describes a step's memory, kernels and events.
// This file collects the description from the module of the step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_STEPPROGRAM_H
#define REMAT_LIB_GPU_HOST_STEPPROGRAM_H

#include "remat/Runtime/Gpu/GpuProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace remat::gpu {

/// Describes the memory and the kernels of \p step after RematGpuBuffers and
/// RematGpuKernels. The description leaves out host memory, events and sites.
/// Emits an error if the attributes of these two passes are missing.
mlir::FailureOr<GpuProgram> describeStep(mlir::func::FuncOp step);

/// Returns the source location and the name of \p op, as "file:line:column
/// name".
std::string siteOf(mlir::Operation *op);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_HOST_STEPPROGRAM_H
