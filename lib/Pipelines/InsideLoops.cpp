//===- InsideLoops.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "InsideLoops.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace remat;

InsideLoops
remat::planInsideLoops(ModuleOp module, const RematPlanLoopsOptions &options,
                       const std::function<void(OpPassManager &)> &annotate) {
  InsideLoops inside;
  auto hasLoops =
      module.walk([](scf::ForOp) { return WalkResult::interrupt(); });
  if (!hasLoops.wasInterrupted())
    return inside;
  ScopedDiagnosticHandler keep(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Remark)
          inside.said.push_back(std::move(diagnostic));
        return success();
      });
  inside.module = module.clone();
  PassManager manager(module.getContext());
  RematPlanLoopsOptions said = options;
  said.remarks = true;
  manager.addPass(createRematPlanLoops(said));
  annotate(manager);
  if (failed(manager.run(*inside.module)))
    inside.module = nullptr;
  return inside;
}
