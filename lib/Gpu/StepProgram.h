//===- StepProgram.h - What a module says to the runtime --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime reads a text that describes the step: its memory, kernels and
// events. This collects that description from the module.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_STEPPROGRAM_H
#define REMAT_LIB_GPU_STEPPROGRAM_H

#include "remat/Runtime/Gpu/GpuProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace remat::gpu {

/// Memory and kernels of \p step, as RematGpuBuffers and RematGpuKernels have
/// left it, without host memory, events and sites. Emits an error where what
/// they say is missing.
mlir::FailureOr<GpuProgram> describeStep(mlir::func::FuncOp step);

/// "file:line:column name" of \p op.
std::string siteOf(mlir::Operation *op);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_STEPPROGRAM_H
