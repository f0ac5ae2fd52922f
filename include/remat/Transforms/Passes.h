//===- Passes.h - Tensor IR to tensor IR ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that take a training step as an importer writes it and plan,
// rewrite and verify it. docs/reference/Passes.md is their reference.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TRANSFORMS_PASSES_H
#define REMAT_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace remat {

/// Whether the passes work on \p function. It must have a body, and if
/// remat-prepare ran, it must be the function that remat-prepare chose (the
/// module's `remat.step`).
bool isPlannedFunction(mlir::func::FuncOp function);

#define GEN_PASS_DECL
#include "remat/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "remat/Transforms/Passes.h.inc"

} // namespace remat

#endif // REMAT_TRANSFORMS_PASSES_H
