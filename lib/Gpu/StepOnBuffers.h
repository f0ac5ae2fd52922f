//===- StepOnBuffers.h - What RematGpuBuffers leaves ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// After RematGpuBuffers a step is a function on buffers that are not placed
// yet. Several passes look for it, by one rule.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_STEPONBUFFERS_H
#define REMAT_LIB_GPU_STEPONBUFFERS_H

#include "Names.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace remat::gpu {

/// The step that RematGpuBuffers left and RematGpuSlab has not placed; or null.
inline mlir::func::FuncOp findStepOnBuffers(mlir::ModuleOp module) {
  auto step = module.lookupSymbol<mlir::func::FuncOp>(kStepName);
  return step && !step.isExternal() && step->hasAttr(kInputs) &&
                 !step->hasAttr(kArena)
             ? step
             : nullptr;
}

/// The buffer that \p value is a view of, or itself.
inline mlir::Value rootOf(mlir::Value value) {
  while (auto view = value.getDefiningOp<mlir::ViewLikeOpInterface>())
    value = view.getViewSource();
  return value;
}

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_STEPONBUFFERS_H
