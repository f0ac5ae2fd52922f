//===- ImportStep.cpp - A step, found and copied, with its calls inlined --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Stages.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

namespace {

bool hasCalls(func::FuncOp step) {
  return step.walk([](CallOpInterface) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Puts the functions that \p function calls into \p callees, those that they
/// call too. An error where one calls itself or has an unknown op: upstream's
/// inliner can crash there.
LogicalResult collectCallees(func::FuncOp function,
                             SmallVectorImpl<func::FuncOp> &callers,
                             DenseSet<Operation *> &callees) {
  if (!callees.insert(function).second)
    return success();
  callers.push_back(function);
  auto module = function->getParentOfType<ModuleOp>();
  auto result = function.walk([&](Operation *op) {
    if (!op->isRegistered())
      return WalkResult(execution::refuseOp(op));
    auto call = dyn_cast<func::CallOp>(op);
    if (!call)
      return WalkResult::advance();
    auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
    if (!callee)
      return WalkResult::advance();
    if (llvm::is_contained(callers, callee)) {
      call.emitOpError("cannot be inlined: @")
          << call.getCallee() << " is recursive; unroll the recursion";
      return WalkResult::interrupt();
    }
    return failed(collectCallees(callee, callers, callees))
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  callers.pop_back();
  return failure(result.wasInterrupted());
}

/// Inlines the calls of \p step in its module, which keeps only what it calls.
/// The inliner's own clean-up pipeline stays empty: it would merge what
/// rewriting has split.
LogicalResult inlineInto(func::FuncOp step) {
  auto module = step->getParentOfType<ModuleOp>();
  SmallVector<func::FuncOp> callers;
  DenseSet<Operation *> callees;
  if (failed(collectCallees(step, callers, callees)))
    return failure();
  step.setPublic(); // The inliner removes private functions without callers.
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (!callees.contains(function))
      function.erase();
  PassManager manager(module.getContext());
  manager.addPass(createInlinerPass({}, [](OpPassManager &) {}));
  return manager.run(module);
}

} // namespace

LogicalResult execution::importStep(func::FuncOp step, ModuleOp target,
                                    StringRef name) {
  OwningOpRef<ModuleOp> whole;
  if (hasCalls(step)) {
    whole = step->getParentOfType<ModuleOp>().clone();
    step = whole->lookupSymbol<func::FuncOp>(step.getName());
    if (failed(inlineInto(step)))
      return failure();
  }
  if (failed(checkStep(step)))
    return failure();
  func::FuncOp copy = step.clone();
  copy.setName(name);
  copy.setPublic();
  target.push_back(copy);
  return success();
}

FailureOr<func::FuncOp> remat::findEntry(ModuleOp module, StringRef name) {
  SmallVector<func::FuncOp> candidates;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isDeclaration())
      continue;
    if (function.getName() == (name.empty() ? "main" : name))
      return function;
    if (function.isPublic())
      candidates.push_back(function);
  }
  if (!name.empty())
    return module.emitError("no function @") << name << " with a body";
  if (candidates.size() == 1)
    return candidates.front();
  if (candidates.empty())
    return module.emitError("no function to run");
  return module.emitError("several functions and none is @main: choose one");
}
