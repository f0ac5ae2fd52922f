//===- InsideLoops.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/InsideLoops.h"

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Loops/Loops.h"

using namespace mlir;
using namespace remat;

using Annotate = std::function<void(OpPassManager &)>;

static OwningOpRef<ModuleOp> planned(ModuleOp module,
                                     const RematPlanLoopsOptions &options,
                                     const Annotate &annotate) {
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager manager(module.getContext());
  manager.addPass(createRematPlanLoops(options));
  manager.addPass(createRematApplyLoops());
  annotate(manager);
  if (failed(manager.run(*copy)))
    return nullptr;
  return copy;
}

bool remat::hasLoopsToPlan(ModuleOp module) {
  return llvm::any_of(module.getOps<func::FuncOp>(), [](func::FuncOp step) {
    return isPlannedFunction(step) &&
           !findAllLoopPairs(stepBlock(step)).empty();
  });
}

/// Returns whether the machine of a step of \p module has a link to a host, or
/// whether \p options give a link.
static bool hasLink(ModuleOp module, const RematPlanLoopsOptions &options) {
  if (!options.deviceToHost.empty())
    return true;
  for (auto function : module.getOps<func::FuncOp>())
    if (isPlannedFunction(function))
      return machineOf(function).getD2h().has_value();
  return false;
}

InsideLoops remat::planInsideLoops(ModuleOp module,
                                   const RematPlanLoopsOptions &options,
                                   const Annotate &annotate) {
  InsideLoops inside;
  if (!hasLoopsToPlan(module))
    return inside;
  ScopedDiagnosticHandler keep(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Remark)
          inside.said.push_back(std::move(diagnostic));
        return success();
      });
  RematPlanLoopsOptions said = options;
  said.remarks = true;
  said.offload = options.offload && hasLink(module, options);
  if (!said.offload)
    said.deviceToHost = said.hostToDevice = said.hostLimit = "";
  inside.module = planned(module, said, annotate);
  return inside;
}
