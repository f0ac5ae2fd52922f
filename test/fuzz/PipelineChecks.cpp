//===- PipelineChecks.cpp - Runs passes and --remat on a case -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checks.h"

#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"
#include "remat/Exchange/PlanJson.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

/// Runs \p pipeline. Returns false if the pipeline fails. Sets the failure of
/// the case, unless the pipeline says that the request cannot be met.
bool Checker::runText(const std::string &pipeline, ModuleOp module,
                      Rewritten &result) {
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      said += diagnostic.str() + "\n";
    return success();
  });
  PassManager manager(&context);
  llvm::raw_string_ostream errors(said);
  if (failed(parsePassPipeline(pipeline, manager, errors))) {
    result.fail("pipeline-text", said);
    return false;
  }
  if (succeeded(manager.run(module)))
    return true;
  result.isRefused = isRefusal(said);
  if (!result.isRefused)
    result.fail("pipeline",
                "in " + pipeline + ": " +
                    (said.empty() ? "fails and says nothing" : said));
  return false;
}

/// Writes the files that the pipeline's options name: the case's plan for the
/// original step, and the seconds of one of its ops.
void Checker::writeFiles(const Case &input, const Rewritten &result) {
  auto uses = [&](StringRef option) {
    return llvm::any_of(input.pipeline.options, [&](const std::string &text) {
      return StringRef(text).starts_with(option);
    });
  };
  auto write = [&](StringRef name, StringRef text) {
    std::error_code error;
    llvm::raw_fd_ostream(folder + "/" + name.str(), error) << text;
  };
  if (uses("import-plan=")) {
    Plan plan;
    auto steps = stepOf(*result.planned)->getAttrOfType<PlanAttr>("remat.plan");
    auto list = steps.getSteps();
    plan.steps.assign(list.begin(), list.end());
    write("plan.json", formatPlan(plan));
  }
  if (uses("profile=")) {
    Block &body = stepOf(*result.before).front();
    auto ops = llvm::make_filter_range(
        body, [](Operation &op) { return isa<linalg::LinalgOp>(op); });
    Operation &first = ops.empty() ? body.front() : *ops.begin();
    write("profile.json",
          "{\"" + first.getName().getStringRef().str() + "\": 1.5e-6}");
  }
}

/// Checks the promises of `--remat` on the step that it made.
void Checker::readFitted(Rewritten &result) {
  func::FuncOp step = stepOf(*result.fitted);
  auto graph = readFunctionGraph(step);
  if (failed(graph))
    return result.fail("read-again", "the fitted step cannot be read");
  Simulation simulation = simulate(graph->graph, graph->steps);
  auto applied = step->getAttrOfType<AppliedAttr>("remat.applied");
  if (applied && applied.getBudget() &&
      simulation.peakBytes > *applied.getBudget())
    result.fail("budget", "the peak is " + Twine(simulation.peakBytes) +
                              ", and the budget " +
                              Twine(*applied.getBudget()));
}

void Checker::checkPipeline(const Case &input, Rewritten &result) {
  const Pipeline &pipeline = input.pipeline;
  writeFiles(input, result);
  OwningOpRef<ModuleOp> module(result.before->clone());
  if (!pipeline.before.empty() &&
      !runText(pipeline.textBefore(), *module, result))
    return;
  OwningOpRef<ModuleOp> prepared(module->clone());
  result.fitted = std::move(module);
  if (!pipeline.options.empty()) {
    if (!runText(pipeline.textOfRemat(), *result.fitted, result)) {
      result.fitted = nullptr;
      return;
    }
    readFitted(result);
  }
  if (result.failure ||
      (!pipeline.after.empty() &&
       !runText(pipeline.textAfter(), *result.fitted, result)))
    return;
  if (llvm::is_contained(pipeline.before, "func.func(remat-accumulate)"))
    result.prepared = std::move(prepared);
  auto graph = readFunctionGraph(stepOf(*result.fitted));
  if (failed(graph))
    return result.fail("read-again", "the step after passes cannot be read");
  Simulation simulation = simulate(graph->graph, graph->steps);
  if (!simulation.valid())
    return result.fail(
        "read-again",
        "the step after passes is no valid plan: " +
            describe(simulation.violations.front(), graph->graph));
  // The graph counts no bytes for results in the caller's memory.
  if (llvm::is_contained(pipeline.options, "caller-results=true"))
    return;
  result.liveFitted = liveBytes(*graph);
  result.hostPeakFitted = simulation.hostPeakBytes;
}
