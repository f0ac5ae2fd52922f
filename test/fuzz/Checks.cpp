//===- Checks.cpp - Rewrites a case and reads the result again ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checks.h"

#include "RandomSwaps.h"

#include "Core/Plan/UnreadSteps.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

static const char *const kCleanups[] = {"cse", "canonicalize", "symbol-dce",
                                        "inline", "loop-invariant-code-motion"};

Checker::Checker(MLIRContext &context) : context(context) {
  auto add = [&](StringRef name, std::unique_ptr<Pass> pass, bool onFunction) {
    auto manager = std::make_unique<PassManager>(&context);
    if (onFunction)
      manager->addNestedPass<func::FuncOp>(std::move(pass));
    else
      manager->addPass(std::move(pass));
    passes[name.str()] = std::move(manager);
  };
  add("remat-apply", createRematApply(), true);
  add("remat-verify", createRematVerify(), true);
  RematScheduleSwapsOptions quiet;
  quiet.remarks = false;
  add("remat-schedule-swaps", createRematScheduleSwaps(quiet), true);
  add("remat-in-place", createRematInPlace(), true);
  add("cse", createCSEPass(), false);
  add("canonicalize", createCanonicalizerPass(), false);
  add("symbol-dce", createSymbolDCEPass(), false);
  add("inline", createInlinerPass(), false);
  add("loop-invariant-code-motion", createLoopInvariantCodeMotionPass(), false);
}

/// Runs one pass, and the IR verifier after it. The messages of both become the
/// failure.
bool Checker::run(StringRef pass, ModuleOp module, Rewritten &result) {
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      said += diagnostic.str() + "\n";
    for (Diagnostic &note : diagnostic.getNotes())
      said += "  note: " + note.str() + "\n";
    return success();
  });
  if (succeeded(passes.find(pass)->second->run(module)))
    return true;
  result.fail(pass, said);
  return false;
}

static size_t countOps(ModuleOp module) {
  size_t count = 0;
  module.walk([&](Operation *) { ++count; });
  return count;
}

void Checker::clean(ModuleOp module) {
  Rewritten ignored;
  for (size_t before = 0; before != countOps(module);) {
    before = countOps(module);
    run("canonicalize", module, ignored);
    run("cse", module, ignored);
  }
}

/// Returns whether a step runs again although nothing reads its results.
static bool hasUnread(const Graph &graph, ArrayRef<Step> steps) {
  std::vector<NodeId> order;
  for (Step step : steps)
    order.push_back(step.id);
  return removeUnread(graph, std::move(order)).size() < steps.size();
}

static std::string listSteps(ArrayRef<Step> steps) {
  std::string text;
  for (Step step : steps) {
    text += text.empty() ? "" : ", ";
    if (step.kind != StepKind::Compute)
      text += std::string(stepKindName(step.kind)) + " ";
    text += std::to_string(step.id);
  }
  return text;
}

static size_t countComputes(ArrayRef<Step> steps) {
  return llvm::count_if(
      steps, [](Step step) { return step.kind == StepKind::Compute; });
}

std::optional<std::vector<Step>> Checker::makeSteps(const Case &input,
                                                    const FunctionGraph &graph,
                                                    Rewritten &result) {
  std::vector<Step> steps;
  if (!input.choice) {
    std::vector<NodeId> nodes = nodesById(graph);
    for (int64_t id : input.steps)
      if (size_t(id) < nodes.size() && nodes[id] != kNone)
        steps.push_back(Step::compute(nodes[id]));
  } else {
    Result<ForwardBackward> split = splitAtLoss(graph.graph, "fuzz");
    if (!split) {
      result.fail("case", split.error().message);
      return std::nullopt;
    }
    auto realised =
        realise(graph.graph, *split, resolveChoice(*input.choice, graph));
    if (!realised) {
      result.fail("realiser", "gave up without a limit");
      return std::nullopt;
    }
    steps = std::move(*realised);
  }
  Walk walk = walkPlan(graph.graph, steps);
  if (!walk.valid()) {
    result.fail(input.choice ? "realiser" : "case",
                describe(walk.violations.front(), graph.graph) + "\nsteps " +
                    listSteps(steps));
    return std::nullopt;
  }
  // A cleanup may remove the unread step with its fence. The pass remat-verify
  // would then report a broken promise.
  if (input.isClean && hasUnread(graph.graph, steps)) {
    result.fail(input.choice ? "unread" : "case",
                "nothing reads a recomputation: steps " + listSteps(steps));
    return std::nullopt;
  }
  if (input.swapShare == 0)
    return steps;
  Random random(input.seed ^ 0x5a9);
  steps = addSwaps(graph, steps, input.swapShare, random);
  walk = walkPlan(graph.graph, steps);
  if (!walk.valid()) {
    result.fail("swaps", describe(walk.violations.front(), graph.graph) +
                             "\nsteps " + listSteps(steps));
    return std::nullopt;
  }
  return steps;
}

/// Returns the peak that running the function should measure. The measured peak
/// differs from the graph's peak in two ways. First, returned constants are a
/// part of the program and take no bytes. Second, a donated argument that
/// nothing uses takes bytes at the beginning, but no longer at the first step.
int64_t remat::fuzz::liveBytes(const FunctionGraph &graph) {
  if (graph.hasGroups()) // In a run, the ops of a group run one by one.
    return Rewritten::kUnknown;
  GraphSpec spec = graph.graph.spec();
  int64_t owned = 0;
  for (TensorId t = 0; t < spec.tensors.size(); ++t) {
    Value value = graph.valueOf[t];
    bool isInput = graph.graph.producer(t) == kNone;
    owned += isInput && spec.tensors[t].owned ? spec.tensors[t].bytes : 0;
    if ((isInput && graph.graph.readers(t).empty() &&
         !graph.graph.isOutput(t)) ||
        (value && value.getDefiningOp<arith::ConstantOp>()))
      spec.tensors[t].bytes = 0;
  }
  for (Node &node : spec.nodes)
    llvm::erase_if(node.inPlace, [&](auto pair) {
      return spec.tensors[pair.first].bytes < spec.tensors[pair.second].bytes;
    });
  Result<Graph> measured = Graph::create(std::move(spec));
  assert(measured && "smaller tensors break no rule");
  return std::max(owned, simulate(*measured, graph.steps).peakBytes);
}

/// Looks for values that are made before the steps [begin, end) and read after
/// these steps. Returns the last step that makes such a value, or kNone.
static uint32_t findBefore(const FunctionGraph &original, ArrayRef<Step> steps,
                           uint32_t begin, uint32_t end) {
  Walk walk = walkPlan(original.graph, steps);
  uint32_t found = kNone;
  for (const Instance &instance : walk.instances) {
    Value value = original.valueOf[instance.tensor];
    if (value && isa<RankedTensorType>(value.getType()) &&
        original.graph.producer(instance.tensor) != kNone &&
        instance.first < begin && instance.last >= end &&
        (found == kNone || instance.first > found))
      found = instance.first;
  }
  return found;
}

/// Returns whether the node \p to can only run after the node \p from.
static bool comesAfter(const Graph &graph, NodeId from, NodeId to) {
  std::vector<bool> after(graph.numNodes(), false);
  after[from] = true;
  for (NodeId n = from + 1; n <= to; ++n)
    for (TensorId t : graph.node(n).inputs)
      if (NodeId producer = graph.producer(t); producer != kNone)
        after[n] = after[n] || after[producer];
  return after[to];
}

/// Checks that no scheduler may start a recomputation early. Each recomputation
/// must come after the last value that is made before its group and is read
/// after the group.
static void checkAnchors(const FunctionGraph &original, ArrayRef<Step> steps,
                         const Graph &graph, Rewritten &result) {
  std::vector<bool> computed(original.graph.numNodes(), false);
  for (uint32_t begin = 0; begin < steps.size();) {
    uint32_t end = begin;
    llvm::SmallDenseSet<NodeId> inGroup;
    while (end < steps.size() && computed[steps[end].id] &&
           inGroup.insert(steps[end].id).second)
      ++end;
    uint32_t before =
        end > begin ? findBefore(original, steps, begin, end) : kNone;
    for (uint32_t s = begin; before != kNone && s < end; ++s)
      if (!comesAfter(graph, before, s))
        return result.fail("anchor", "step " + Twine(s) +
                                         " could run before step " +
                                         Twine(before));
    if (end == begin)
      computed[steps[end++].id] = true;
    begin = end;
  }
}

/// Compares the rewritten function with the plan. Both must have the same ops
/// in the same order, and hold the same bytes at every op.
void Checker::checkGraph(const Graph &planned, ArrayRef<Step> steps,
                         const FunctionGraph &original, Rewritten &result) {
  auto graph = readFunctionGraph(stepOf(*result.after));
  if (failed(graph))
    return result.fail("read-again", "the rewritten step cannot be read");
  // A group that runs again computes only the values that are read, which may
  // be none.
  bool mayBeLess = original.hasGroups();
  if (mayBeLess ? graph->steps.size() > steps.size()
                : graph->steps.size() != steps.size())
    return result.fail("steps", "the plan has " + Twine(steps.size()) +
                                    " steps, and the rewritten step " +
                                    Twine(graph->steps.size()));
  bool isWhole = graph->steps.size() == steps.size();
  for (auto [step, read, op] : llvm::zip(steps, graph->steps, graph->stepOps))
    if (!isWhole)
      break;
    else if (step.kind != read.kind ||
             (step.kind == StepKind::Compute &&
              original.nodeGroups[step.id] == kNone &&
              original.nodeOps[step.id]->getName() != op->getName()))
      return result.fail("steps", "another op stands at a step");
  SimulatorOptions options;
  options.timeline = true;
  Simulation plan = simulate(planned, steps, options);
  Simulation program = simulate(graph->graph, graph->steps, options);
  result.peakAfter = plan.peakBytes;
  result.hostPeak = plan.hostPeakBytes;
  result.liveAfter = liveBytes(*graph);
  double difference = plan.computeCost - program.baseCost;
  if ((mayBeLess ? -difference : std::abs(difference)) >
      1e-9 * plan.computeCost)
    return result.fail("cost", "the plan costs " +
                                   Twine(std::to_string(plan.computeCost)) +
                                   ", the rewritten step " +
                                   Twine(std::to_string(program.baseCost)));
  if (mayBeLess ? plan.peakBytes < program.peakBytes
                : plan.peakBytes != program.peakBytes)
    return result.fail("peak", "the plan's peak is " + Twine(plan.peakBytes) +
                                   ", the rewritten step's " +
                                   Twine(program.peakBytes));
  if (plan.hostPeakBytes != program.hostPeakBytes)
    return result.fail("host-peak", "the plan's host peak is " +
                                        Twine(plan.hostPeakBytes) +
                                        ", the rewritten step's " +
                                        Twine(program.hostPeakBytes));
  result.computes = graph->graph.numNodes();
  result.steps = graph->steps.size();
  if (!isWhole)
    return;
  for (size_t s = 0; s < steps.size(); ++s)
    if (mayBeLess ? plan.timeline[s] < program.timeline[s]
                  : plan.timeline[s] != program.timeline[s])
      return result.fail("timeline", "step " + Twine(s) + " holds " +
                                         Twine(plan.timeline[s]) +
                                         " bytes in the plan and " +
                                         Twine(program.timeline[s]) +
                                         " in the rewritten step");
  // Copies end groups. With copies, the number of a step is also not the number
  // of its node.
  if (!graph->hasSwaps())
    checkAnchors(original, steps, graph->graph, result);
}

/// Checks that no clone merges with its original or with another clone. Only
/// cse runs here: canonicalize might also fold ops that could not be folded
/// while they had several uses, and so remove nodes.
void Checker::checkMerges(Rewritten &result) {
  OwningOpRef<ModuleOp> merged(result.after->clone());
  if (!run("cse", *merged, result))
    return;
  auto graph = readFunctionGraph(stepOf(*merged));
  if (failed(graph))
    return result.fail("read-again", "the merged step cannot be read");
  if (graph->graph.numNodes() != result.computes ||
      graph->steps.size() != result.steps)
    result.fail("merged", "cse leaves " + Twine(graph->graph.numNodes()) +
                              " nodes of " + Twine(result.computes) + ", and " +
                              Twine(graph->steps.size()) + " steps of " +
                              Twine(result.steps));
}

/// Moves the copies to other places. The plan must then still be valid.
void Checker::checkScheduling(Rewritten &result) {
  result.scheduled = OwningOpRef<ModuleOp>(result.after->clone());
  if (!run("remat-schedule-swaps", *result.scheduled, result) ||
      !run("remat-verify", *result.scheduled, result))
    return;
  auto graph = readFunctionGraph(stepOf(*result.scheduled));
  if (failed(graph))
    return result.fail("read-again", "the scheduled step cannot be read");
  Simulation simulation = simulate(graph->graph, graph->steps);
  if (simulation.peakBytes > result.peakAfter ||
      graph->steps.size() != result.steps)
    return result.fail("scheduled",
                       "the peak is " + Twine(simulation.peakBytes) +
                           ", planned was " + Twine(result.peakAfter));
  result.liveScheduled = liveBytes(*graph);
  result.hostPeakScheduled = simulation.hostPeakBytes;
}

static size_t countChanged(ModuleOp module, ModuleOp other) {
  SmallVector<Value> operands;
  module.walk([&](linalg::LinalgOp op) {
    llvm::append_range(operands, op.getDpsInits());
  });
  size_t i = 0, changed = 0;
  other.walk([&](linalg::LinalgOp op) {
    for (Value init : op.getDpsInits()) {
      Value old = operands[i++];
      auto made = [](Value value) { return value.getDefiningOp(); };
      changed += !made(old) != !made(init) ||
                 (made(old) && made(old)->getName() != made(init)->getName());
    }
  });
  return changed;
}

/// Checks that the destinations of remat-in-place take no additional byte. A
/// run of the step must measure the bytes of the step's graph.
void Checker::checkInPlace(const Case &input, int64_t peakBefore,
                           Rewritten &result) {
  result.isInPlaceAfter = input.seed % 2 == 0;
  ModuleOp from = result.isInPlaceAfter ? *result.after : *result.before;
  result.inPlace = OwningOpRef<ModuleOp>(from.clone());
  if (!run("remat-in-place", *result.inPlace, result) ||
      (result.isInPlaceAfter && !run("remat-verify", *result.inPlace, result)))
    return;
  result.destinations = countChanged(from, *result.inPlace);
  auto graph = readFunctionGraph(stepOf(*result.inPlace));
  if (failed(graph))
    return result.fail("read-again", "the step in place cannot be read");
  int64_t peak = simulate(graph->graph, graph->steps).peakBytes;
  int64_t most = result.isInPlaceAfter ? result.peakAfter : peakBefore;
  if (peak > most)
    return result.fail("in-place", "the peak is " + Twine(peak) + ", and was " +
                                       Twine(most));
  result.liveInPlace = liveBytes(*graph);
}

void Checker::checkCleanups(const Case &input, Rewritten &result) {
  Random random(input.seed ^ 0xc1ea);
  std::vector<StringRef> order(std::begin(kCleanups), std::end(kCleanups));
  order.push_back(random.pick(kCleanups));
  random.shuffle(order);
  result.cleanups = llvm::join(order, ",");
  result.cleaned = OwningOpRef<ModuleOp>(result.after->clone());
  for (StringRef pass : order)
    if (!run(pass, *result.cleaned, result) ||
        !run("remat-verify", *result.cleaned, result))
      return;
  auto graph = readFunctionGraph(stepOf(*result.cleaned));
  if (failed(graph))
    return result.fail("read-again", "the cleaned step cannot be read");
  result.peakCleaned = simulate(graph->graph, graph->steps).peakBytes;
  result.liveCleaned = liveBytes(*graph);
  if (result.peakCleaned > result.peakAfter)
    result.fail("peak-after-cleanups",
                "the peak is " + Twine(result.peakCleaned) + ", planned was " +
                    Twine(result.peakAfter));
}

Rewritten Checker::rewrite(const Case &input) {
  Rewritten result;
  ModuleOp original = *input.module;
  result.before = OwningOpRef<ModuleOp>(original.clone());
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    said += diagnostic.str() + "\n";
    return success();
  });
  if (failed(verify(*result.before)) || !stepOf(*result.before)) {
    result.fail("case", "the generated step is not valid: " + said);
    return result;
  }
  auto graph = readFunctionGraph(stepOf(*result.before));
  if (failed(graph)) {
    result.fail("case", "the generated step cannot be read: " + said);
    return result;
  }
  auto steps = makeSteps(input, *graph, result);
  if (!steps)
    return result;
  result.liveBefore = liveBytes(*graph);
  result.nodes = graph->graph.numNodes();
  result.computes = countComputes(*steps);
  result.steps = steps->size();
  stripIds(*result.before);

  result.planned = OwningOpRef<ModuleOp>(result.before->clone());
  stepOf(*result.planned)
      ->setAttr("remat.plan",
                PlanAttr::get(&context, "fuzz", std::nullopt,
                              graph->graph.numNodes(), ArrayRef<Step>(*steps)));
  result.after = OwningOpRef<ModuleOp>(result.planned->clone());
  if (!run("remat-apply", *result.after, result))
    return result;
  checkGraph(graph->graph, *steps, *graph, result);
  if (!result.failure && input.swapShare != 0)
    checkScheduling(result);
  if (!result.failure)
    checkInPlace(input, simulate(graph->graph, graph->steps).peakBytes, result);
  if (!result.failure && !input.hasGroups)
    checkSlices(input, result);
  if (!result.failure && !input.pipeline.isEmpty())
    checkPipeline(input, result);
  if (!result.failure && run("remat-verify", *result.after, result) &&
      input.isClean) {
    checkMerges(result);
    if (!result.failure)
      checkCleanups(input, result);
  }
  return result;
}
