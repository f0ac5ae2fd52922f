//===- StepPass.h - Passes that work on one step at a time ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Most passes do the same for each function that is planned and stop at the
// first error, whether they run on a module or on a function.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_STEPPASS_H
#define REMAT_LIB_TRANSFORMS_STEPPASS_H

#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

// The dialects on which passes depend.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {

/// A pass with the generated base class \p Base that runs on each planned
/// function.
template <typename Base> class StepPass : public Base {
public:
  using Base::Base;

  void runOnOperation() override {
    auto root = this->getOperation();
    llvm::SmallVector<mlir::func::FuncOp> steps;
    if constexpr (std::is_same_v<decltype(root), mlir::ModuleOp>)
      steps = llvm::to_vector(root.template getOps<mlir::func::FuncOp>());
    else
      steps = {root};
    for (mlir::func::FuncOp step : steps)
      if (isPlannedFunction(step) && failed(runOnStep(step)))
        return this->signalPassFailure();
  }

  /// Runs on one function. Fails after an error.
  virtual mlir::LogicalResult runOnStep(mlir::func::FuncOp step) = 0;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_STEPPASS_H
