//===- Passes.h - Passes from tensor IR to tensor IR ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// These passes take a training step as an importer writes it, and plan, rewrite
// and verify it (docs/reference/Passes.md).
//===----------------------------------------------------------------------===//
#ifndef REMAT_TRANSFORMS_PASSES_H
#define REMAT_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace remat {

/// Returns whether the passes work on \p function. The function must have a
/// body. If remat-prepare ran, it must also be the function that remat-prepare
/// chose (`remat.step` of the module).
bool isPlannedFunction(mlir::func::FuncOp function);

#define GEN_PASS_DECL
#include "remat/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "remat/Transforms/Passes.h.inc"

} // namespace remat

#endif // REMAT_TRANSFORMS_PASSES_H
