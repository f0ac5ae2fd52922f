//===- StepOnBuffers.h - The step that RematGpuBuffers makes ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RematGpuBuffers turns a step into a function on buffers that have no place
// yet. Several passes find the step on buffers by the same rule.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_STEPONBUFFERS_H
#define REMAT_LIB_GPU_STEPONBUFFERS_H

#include "Execution/Bufferization/TensorData.h"
#include "Gpu/Names.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace remat::gpu {

/// Returns the step that RematGpuBuffers made and that RematGpuSlab has not
/// placed yet. If the module has no such step, returns null and emits an error.
/// The text \p order says which passes must run before and after the caller.
inline mlir::func::FuncOp findStepOnBuffers(mlir::ModuleOp module,
                                            llvm::StringRef order) {
  auto step = module.lookupSymbol<mlir::func::FuncOp>(kStepName);
  if (step && !step.isExternal() && step->hasAttr(kInputs) &&
      !step->hasAttr(kArena))
    return step;
  module.emitError("has no step on buffers: run ") << order;
  return nullptr;
}

/// If \p value is a view, returns the buffer that it is a view of. If \p value
/// is not a view, returns \p value itself.
inline mlir::Value rootOf(mlir::Value value) {
  while (auto view = value.getDefiningOp<mlir::ViewLikeOpInterface>())
    value = view.getViewSource();
  return value;
}

/// Erases \p alloc and its users: its deallocation, and views without other
/// uses.
inline void eraseWithUsers(mlir::Operation *alloc) {
  llvm::SmallVector<mlir::Operation *> unneeded{alloc};
  for (size_t i = 0; i < unneeded.size(); ++i)
    for (mlir::Operation *user : unneeded[i]->getUsers())
      unneeded.push_back(user);
  for (mlir::Operation *op : llvm::reverse(unneeded))
    op->erase();
}

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_STEPONBUFFERS_H
