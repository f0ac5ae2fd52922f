//===- StepChoice.h - Which function of a module is the step ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All pipelines and tools use this header to choose the step. Therefore all
// pipelines and tools take the same function, and give the same message for a
// module without a step.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_TOOLS_STEPCHOICE_H
#define REMAT_LIB_ANALYSIS_TOOLS_STEPCHOICE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// Returns the function called \p name. If \p name is empty, returns @main or
/// the only public function with a body. Emits an error if there is no such
/// function, or if it has no body. Functions of nested modules do not count. If
/// a nested module has a function with this name, the error says where it is.
mlir::FailureOr<mlir::func::FuncOp> chooseStep(mlir::ModuleOp module,
                                               llvm::StringRef name = {});

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_TOOLS_STEPCHOICE_H
