//===- StepChoice.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/StepChoice.h"

using namespace mlir;
using namespace remat;

/// Adds a note to \p error if a nested module has a function with the name \p
/// name and a body. If \p name is empty, the function may have any name. The
/// note is at the first such function.
static void noteNestedModule(InFlightDiagnostic &error, ModuleOp module,
                             StringRef name) {
  module.walk([&](func::FuncOp function) {
    bool isNested = function->getParentOp() != module;
    bool isMeant = name.empty() || function.getName() == name;
    if (!isNested || !isMeant || function.isExternal())
      return WalkResult::advance();
    error.attachNote(function.getLoc())
        << "@" << function.getName()
        << " is in a nested module, and functions there are not searched: give "
           "that module alone";
    return WalkResult::interrupt();
  });
}

static FailureOr<func::FuncOp> functionCalled(ModuleOp module, StringRef name) {
  auto named = module.lookupSymbol<func::FuncOp>(name);
  if (named && !named.isExternal())
    return named;
  if (named)
    return named.emitError("has no body, so there is nothing to plan or run");
  InFlightDiagnostic error = module.emitError("no function @")
                             << name << " with a body";
  noteNestedModule(error, module, name);
  return error;
}

FailureOr<func::FuncOp> remat::chooseStep(ModuleOp module, StringRef name) {
  if (!name.empty())
    return functionCalled(module, name);
  SmallVector<func::FuncOp> candidates;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    if (function.getName() == "main")
      return function;
    if (function.isPublic())
      candidates.push_back(function);
  }
  if (candidates.size() == 1)
    return candidates.front();
  if (candidates.empty()) {
    InFlightDiagnostic error = module.emitError(
        "has no public func.func with a body, so there is nothing to plan or "
        "run (rename IREE's util.func to func.func)");
    noteNestedModule(error, module, name);
    return error;
  }
  InFlightDiagnostic error =
      module.emitError("has several functions, and none is @main: name the "
                       "step's function (passes: function=, tools: --entry)");
  for (func::FuncOp candidate : candidates)
    error.attachNote(candidate.getLoc()) << "@" << candidate.getName();
  return error;
}
