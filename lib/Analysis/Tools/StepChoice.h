//===- StepChoice.h - Which function of a module is the step ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every pipeline and tool asks here, so that all take the same function and
// refuse a module without one alike.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_TOOLS_STEPCHOICE_H
#define REMAT_LIB_ANALYSIS_TOOLS_STEPCHOICE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// The function called \p name. If that is empty: @main, or the only public
/// function with a body. Emits an error if there is none, or if it has no body.
/// Functions of nested modules do not count, and the error says where one is.
mlir::FailureOr<mlir::func::FuncOp> chooseStep(mlir::ModuleOp module,
                                               llvm::StringRef name = {});

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_TOOLS_STEPCHOICE_H
