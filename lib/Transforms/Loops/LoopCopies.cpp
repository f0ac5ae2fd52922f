//===- LoopCopies.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopCopies.h"

using namespace mlir;
using namespace remat;

/// At most this number of a body's copies between device and host run at the
/// same time as the body's kernels. This is a limit of XLA. For example, in a
/// body with four copies to the host, the kernels waited for two of the
/// copies.
static constexpr unsigned kBesideKernels = 2;

namespace {

/// Simulates how long one iteration of the planned loops takes.
class Iteration {
public:
  Iteration(const LoopGraph &loop, const LoopPlan &plan)
      : loop(loop), graph(loop.graph.graph), steps(plan.steps),
        onHost(graph.numTensors()) {
    for (const PlannedStack &stack : plan.onHost)
      onHost[stack.tensor] = true;
    turn = loop.turnIn(steps);
  }

  double forward() {
    begin();
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (graph.producer(t) == kNone && onHost[t])
        // The value \p t comes from outside. The iteration copies it to the
        // host.
        send(t);
    for (Step step : steps.take_front(turn)) {
      now += loop.graph.nodeSeconds[step.id];
      for (TensorId t : graph.outputs(step.id))
        if (onHost[t])
          send(t);
    }
    return std::max(now, linkFree);
  }

  double backward() {
    begin();
    std::vector<bool> isHere(graph.numTensors());
    for (Step step : steps.drop_front(turn)) {
      for (TensorId t : graph.inputs(step.id))
        if (onHost[t] && !isHere[t]) {
          fetch(t);
          isHere[t] = true;
        }
      now += loop.graph.nodeSeconds[step.id];
    }
    return std::max(now, linkFree);
  }

private:
  void begin() {
    now = linkFree = 0;
    copies = 0;
  }

  /// Starts a copy of \p t to the host when \p t is made.
  void send(TensorId t) {
    linkFree = std::max(now, linkFree) + copy(t, link().deviceToHost);
    if (++copies > kBesideKernels)
      now = linkFree;
  }

  /// Starts a copy of \p t from the host at the start of the body. The copies
  /// of slots that are read before \p t come first.
  void fetch(TensorId t) {
    bool isBeside = ++copies <= kBesideKernels;
    linkFree = (isBeside ? linkFree : std::max(now, linkFree)) +
               copy(t, link().hostToDevice);
    now = std::max(now, linkFree);
  }

  const Link &link() const { return loop.copies.link; }

  double copy(TensorId t, std::optional<double> bandwidth) const {
    return link().latency + double(loop.slotBytes(t)) / *bandwidth;
  }

  const LoopGraph &loop;
  const Graph &graph;
  ArrayRef<Step> steps;
  std::vector<bool> onHost;
  uint32_t turn;
  double now = 0, linkFree = 0;
  unsigned copies = 0; ///< The number of copies that have begun.
};

} // namespace

/// Returns the name of a tensor in the program. The tensor's kernel has a
/// different name.
static std::string nameOf(const LoopGraph &loop, TensorId t) {
  std::string name = nameInBody(loop.graph.valueOf[t]);
  return name.empty() ? loop.graph.graph.tensor(t).name : name;
}

std::vector<PlannedStack> remat::copiedInside(const LoopGraph &loop,
                                              ArrayRef<Step> steps) {
  std::vector<PlannedStack> copied;
  for (Step step : steps)
    if (step.kind == StepKind::SwapOut)
      copied.push_back(
          {step.id, nameOf(loop, step.id), loop.graph.graph.bytes(step.id)});
  return copied;
}

LoopPlan remat::nameStacks(const LoopGraph &loop, LoopPlan plan) {
  if (loop.isAlone)
    return plan;
  const Graph &graph = loop.graph.graph;
  for (TensorId t : crossingTensors(loop, plan.steps))
    if (graph.bytes(t) > 0 && llvm::none_of(plan.onHost, [&](const auto &each) {
          return each.tensor == t;
        }))
      plan.here.push_back({t, nameOf(loop, t), graph.bytes(t)});
  return plan;
}

Graph remat::inSeconds(const LoopGraph &loop) {
  GraphSpec spec = loop.graph.graph.spec();
  for (auto [node, seconds] : llvm::zip(spec.nodes, loop.graph.nodeSeconds))
    node.cost = seconds;
  // A loop holds its carried values in the same place from its start to its
  // end, so they are not copied.
  for (ArrayRef<TensorId> carried :
       {ArrayRef(spec.nodes[loop.turn].outputs), ArrayRef(spec.outputs)})
    for (TensorId t : carried)
      spec.tensors[t].policy = TensorPolicy::Keep;
  Result<Graph> graph = Graph::create(std::move(spec));
  assert(graph && "it has the shape of a graph that there is");
  return std::move(*graph);
}

double remat::secondsOf(const LoopGraph &loop, const LoopPlan &plan) {
  if (loop.secondsPerByte == 0)
    return 0;
  if (loop.isAlone) {
    return simulate(inSeconds(loop), plan.steps, {.link = loop.copies.link})
        .makespan;
  }
  Iteration iteration(loop, plan);
  return loop.secondsPerByte * double(plan.bytes.crossing) +
         iteration.forward() + iteration.backward();
}

double remat::bytesBesideForward(const LoopGraph &loop, const LoopPlan &plan) {
  return Iteration(loop, plan).forward() * *loop.copies.link.deviceToHost;
}

double remat::secondsOfStart(const LoopGraph &loop) {
  const Link &link = loop.copies.link;
  return 2 * link.latency * loop.carries +
         double(loop.carried) / *link.deviceToHost +
         double(loop.carried) / *link.hostToDevice;
}

/// Returns for each tensor the first step after the turn that reads the tensor.
static std::vector<uint32_t> firstReads(const LoopGraph &loop,
                                        ArrayRef<Step> steps) {
  const Graph &graph = loop.graph.graph;
  std::vector<uint32_t> first(graph.numTensors(), kNone);
  for (uint32_t s = loop.turnIn(steps); s < steps.size(); ++s)
    for (TensorId t : graph.inputs(steps[s].id))
      first[t] = std::min(first[t], s);
  return first;
}

/// Chooses tensors of \p candidates in order until they have \p bytes bytes
/// together. Then drops the chosen tensors that are not needed to reach
/// \p bytes bytes.
static SmallVector<TensorId>
enough(const Graph &graph, ArrayRef<TensorId> candidates, int64_t bytes) {
  SmallVector<TensorId> chosen;
  int64_t sum = 0;
  for (TensorId t : candidates) {
    if (sum >= bytes)
      break;
    chosen.push_back(t);
    sum += graph.bytes(t);
  }
  for (size_t i = chosen.size(); i-- > 0;)
    if (sum - graph.bytes(chosen[i]) >= bytes) {
      sum -= graph.bytes(chosen[i]);
      chosen.erase(chosen.begin() + i);
    }
  return chosen;
}

LoopPlan remat::placed(const LoopGraph &loop, LoopPlan plan,
                       ArrayRef<TensorId> tensors) {
  const Graph &graph = loop.graph.graph;
  for (TensorId t : tensors) {
    int64_t bytes = loop.slotBytes(t);
    plan.onHost.push_back({t, nameOf(loop, t), bytes});
    plan.bytes.crossing -= graph.bytes(t);
    plan.bytes.host += bytes;
  }
  plan.seconds = secondsOf(loop, plan);
  return plan;
}

namespace {

/// Puts stacks of a plan on the host until the loops are within the budget.
class Placement {
public:
  Placement(const LoopGraph &loop, std::optional<int64_t> budget,
            const LoopPlan &plan)
      : loop(loop), budget(budget), plan(plan) {}

  /// Returns how many bytes of the slots of one iteration must go to the host.
  int64_t excess() const {
    int64_t left = budget ? std::max<int64_t>(0, *budget - plan.bytes.body) : 0;
    return plan.bytes.crossing - left / loop.trips;
  }

  /// Puts as many of \p candidates on the host as are needed, in their order.
  LoopPlan of(ArrayRef<TensorId> candidates) const {
    return placed(loop, plan, enough(loop.graph.graph, candidates, excess()));
  }

private:
  const LoopGraph &loop;
  std::optional<int64_t> budget;
  const LoopPlan &plan;
};

} // namespace

void remat::placeOnHost(const LoopGraph &loop, std::optional<int64_t> budget,
                        LoopPlan &plan) {
  if (!loop.canCopy() || !plan.bytes.groups.empty())
    return;
  const Graph &graph = loop.graph.graph;
  Placement placement(loop, budget, plan);
  SmallVector<TensorId> crossing = crossingTensors(loop, plan.steps);
  llvm::erase_if(crossing, [&](TensorId t) { return graph.bytes(t) == 0; });
  if (placement.excess() <= 0 || crossing.empty())
    return;
  std::vector<uint32_t> first = firstReads(loop, plan.steps);
  // A value that the backward body reads late was usually made early in the
  // forward body. Therefore much time is left for the copies of such a value in
  // both directions.
  SmallVector<TensorId> latest = crossing, largest = crossing;
  llvm::stable_sort(
      latest, [&](TensorId a, TensorId b) { return first[a] > first[b]; });
  llvm::stable_sort(largest, [&](TensorId a, TensorId b) {
    return graph.bytes(a) > graph.bytes(b);
  });
  LoopPlan better = placement.of(latest);
  if (LoopPlan other = placement.of(largest); other.seconds < better.seconds)
    better = std::move(other);
  std::optional<int64_t> limit = loop.copies.hostLimitBytes;
  if (!limit || better.bytes.hostStacks() <= *limit)
    plan = std::move(better);
}
