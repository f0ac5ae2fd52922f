//===- StepPass.h - Passes that work on one step at a time ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Most passes on steps do the same for every planned function, and stop at the
// first error. Such passes can run on a module or on a function.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_STEPPASS_H
#define REMAT_LIB_TRANSFORMS_STEPPASS_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Tools/OptionNames.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

// This header includes the dialects on which these passes depend.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {

/// A pass that runs on each function that is planned. The base class that
/// TableGen generates for the pass is \p Base.
template <typename Base> class StepPass : public PassWithOptions<Base> {
public:
  using PassWithOptions<Base>::PassWithOptions;

  void runOnOperation() override {
    if (failed(readOptions()))
      return this->signalPassFailure();
    auto root = this->getOperation();
    llvm::SmallVector<mlir::func::FuncOp> steps;
    if constexpr (std::is_same_v<decltype(root), mlir::ModuleOp>)
      steps = llvm::to_vector(root.template getOps<mlir::func::FuncOp>());
    else
      steps = {root};
    for (mlir::func::FuncOp step : steps)
      if (isPlannedFunction(step) &&
          (failed(checkOrder(step)) || failed(runOnStep(step))))
        return this->signalPassFailure();
  }

  /// Reads and checks the options of the pass. Returns failure if the pass has
  /// emitted an error.
  virtual mlir::LogicalResult readOptions() { return mlir::success(); }

  /// Runs the pass on one function. Returns failure if the pass has emitted an
  /// error.
  virtual mlir::LogicalResult runOnStep(mlir::func::FuncOp step) = 0;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_STEPPASS_H
