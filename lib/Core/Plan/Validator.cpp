//===- Validator.cpp - Walks once over a plan -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Plan/Validator.h"

#include "Core/Plan/Takeovers.h"

#include <algorithm>

using namespace remat;

namespace {

class Walker {
public:
  Walker(const Graph &graph, std::span<const Step> steps)
      : graph(graph), steps(steps), state(graph.numTensors()),
        timesComputed(graph.numNodes()) {}

  Walk run() {
    walk.instances.reserve(graph.numTensors() + steps.size());
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (graph.isResident(t))
        state[t].onDevice = true;
      else if (graph.producer(t) == kNone)
        produce(t, 0);
    for (uint32_t s = 0; s < steps.size(); ++s)
      visit(steps[s], s);
    finish();
    return std::move(walk);
  }

private:
  struct TensorState {
    /// The newest instance of the tensor, even after this instance has left the
    /// device.
    uint32_t instance = kNone;
    bool onDevice = false;
    bool onHost = false;
    bool leaving = false;
    /// Whether the newest instance was copied back and no step has used it yet.
    bool arriving = false;
  };

  void report(ViolationKind kind, uint32_t step, uint32_t node,
              uint32_t tensor) {
    walk.violations.push_back({kind, step, node, tensor});
  }

  void produce(TensorId t, uint32_t s) {
    if (state[t].arriving)
      report(ViolationKind::SwapInUnread, s, kNone, t);
    state[t].instance = walk.instances.size();
    state[t].onDevice = true;
    walk.instances.push_back({t, s, s});
  }

  void touch(TensorId t, uint32_t s) {
    state[t].arriving = false;
    if (!graph.isResident(t))
      walk.instances[state[t].instance].last = s;
  }

  void visit(Step step, uint32_t s) {
    if (step.kind == StepKind::Malformed)
      return report(ViolationKind::MalformedStep, s, kNone, kNone);
    if (step.kind == StepKind::Compute) {
      if (step.id >= graph.numNodes())
        return report(ViolationKind::NoSuchNode, s, step.id, kNone);
      return compute(step.id, s);
    }
    if (step.id >= graph.numTensors())
      return report(ViolationKind::NoSuchTensor, s, kNone, step.id);
    if (step.kind == StepKind::SwapOut)
      return swapOut(step.id, s);
    if (step.kind == StepKind::WaitOut)
      return waitOut(step.id, s);
    swapIn(step.id, s);
  }

  void compute(NodeId n, uint32_t s) {
    const Node &node = graph.node(n);
    if (timesComputed[n] && !node.recomputable)
      report(ViolationKind::ComputedTwice, s, n, kNone);
    for (TensorId t : graph.inputs(n))
      if (state[t].onDevice)
        touch(t, s); // A copy of the tensor to the host may run at the same
                     // time.
      else
        report(ViolationKind::InputNotOnDevice, s, n, t);
    size_t firstPair = pairs.size();
    for (auto [in, out] : node.inPlace)
      if (state[in].instance != kNone)
        pairs.emplace_back(state[in].instance, out);
    for (TensorId t : graph.outputs(n)) {
      if (state[t].leaving)
        report(ViolationKind::OutputLeaving, s, n, t);
      produce(t, s);
    }
    for (size_t i = firstPair; i < pairs.size(); ++i)
      pairs[i].second = state[pairs[i].second].instance;
    if (firstPair < pairs.size())
      pairsAt.push_back({s, firstPair});
    ++timesComputed[n];
    walk.computeCost += node.cost;
  }

  void swapOut(TensorId t, uint32_t s) {
    if (!state[t].onDevice || graph.isResident(t))
      return report(ViolationKind::SwapOutNotOnDevice, s, kNone, t);
    if (state[t].leaving)
      report(ViolationKind::SwapOutTwice, s, kNone, t);
    if (graph.tensor(t).policy == TensorPolicy::Keep)
      report(ViolationKind::SwapOutOfKept, s, kNone, t);
    state[t].leaving = true;
    touch(t, s);
  }

  void waitOut(TensorId t, uint32_t s) {
    if (!state[t].leaving)
      return report(ViolationKind::WaitWithoutSwapOut, s, kNone, t);
    touch(t, s);
    state[t].leaving = state[t].onDevice = false;
    state[t].onHost = true;
  }

  void swapIn(TensorId t, uint32_t s) {
    if (!state[t].onHost)
      return report(ViolationKind::SwapInNotOnHost, s, kNone, t);
    if (state[t].leaving)
      return report(ViolationKind::SwapInLeaving, s, kNone, t);
    produce(t, s);
    state[t].arriving = true;
  }

  bool hasKeptOutput(NodeId n) const {
    const Node &node = graph.node(n);
    return std::any_of(node.outputs.begin(), node.outputs.end(), [&](auto t) {
      return graph.tensor(t).policy == TensorPolicy::Keep;
    });
  }

  void finish() {
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      if (timesComputed[n] == 0)
        report(ViolationKind::NeverComputed, kNone, n, kNone);
      else if (timesComputed[n] > 1 && hasKeptOutput(n))
        report(ViolationKind::KeptRecomputed, kNone, n, kNone);
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (state[t].leaving)
        report(ViolationKind::NeverWaited, kNone, kNone, t);
    // Outputs end after the last step, so no step takes over an output's
    // storage.
    for (TensorId t : graph.outputs())
      if (state[t].onDevice)
        touch(t, steps.size());
      else
        report(ViolationKind::OutputNotOnDevice, kNone, kNone, t);
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (state[t].arriving)
        report(ViolationKind::SwapInUnread, kNone, kNone, t);
    findTakeovers();
  }

  /// This function runs last, because it needs the last use of every instance.
  void findTakeovers() {
    for (size_t i = 0; i < pairsAt.size(); ++i) {
      auto [s, begin] = pairsAt[i];
      size_t end =
          i + 1 < pairsAt.size() ? pairsAt[i + 1].second : pairs.size();
      forEachTakeover(
          std::span(pairs).subspan(begin, end - begin),
          [&](uint32_t from) { return walk.instances[from].last == s; },
          [&](uint32_t from, uint32_t to) {
            walk.takeovers.push_back({from, to, s});
          });
    }
  }

  const Graph &graph;
  std::span<const Step> steps;
  std::vector<TensorState> state;
  std::vector<uint32_t> timesComputed;
  /// The in-place pairs of all steps, as pairs of instances. For each step with
  /// such pairs, `pairsAt` has the step and the position of its first pair.
  std::vector<std::pair<uint32_t, uint32_t>> pairs;
  std::vector<std::pair<uint32_t, size_t>> pairsAt;
  Walk walk;
};

struct ViolationText {
  const char *name;
  const char *sentence;
};

/// The entries are in the order of ViolationKind.
constexpr ViolationText kViolationTexts[] = {
    {"malformed-step",
     "the action is not one of compute, swap_out, wait_out and swap_in"},
    {"no-such-node", "the graph has no such node"},
    {"no-such-tensor", "the graph has no such tensor"},
    {"input-not-on-device", "an input is not on the device"},
    {"computed-twice", "the node must not be computed twice"},
    {"output-leaving", "an output is still being swapped out"},
    {"swap-out-not-on-device",
     "swap_out of a tensor that is not on the device, or is resident"},
    {"swap-out-twice", "swap_out of a tensor that is already leaving"},
    {"swap-out-of-kept", "swap_out of a tensor that must be kept"},
    {"wait-without-swap-out",
     "wait_out of a tensor that is not being swapped out"},
    {"swap-in-not-on-host", "swap_in of a tensor that is not on the host"},
    {"swap-in-leaving", "swap_in of a tensor that is being swapped out"},
    {"swap-in-unread", "nothing reads a tensor that was swapped in"},
    {"never-computed", "the node is never computed"},
    {"kept-recomputed",
     "the node is computed again, but its output must be kept"},
    {"never-waited", "a swap_out is never waited for"},
    {"output-not-on-device", "an output of the graph is not on the device at "
                             "the end"},
    {"host-limit-exceeded", "the host copies exceed the host limit"},
    {"budget-exceeded", "the peak exceeds the budget"},
};
static_assert(std::size(kViolationTexts) ==
              size_t(ViolationKind::BudgetExceeded) + 1);

} // namespace

Walk remat::walkPlan(const Graph &graph, std::span<const Step> steps) {
  return Walker(graph, steps).run();
}

const char *remat::violationName(ViolationKind kind) {
  return kViolationTexts[size_t(kind)].name;
}

std::string remat::describe(const Violation &violation, const Graph &graph) {
  std::string text;
  auto append = [&](const std::string &part) {
    text += (text.empty() ? "" : ", ") + part;
  };
  if (violation.step != kNone)
    append("step " + std::to_string(violation.step));
  if (violation.node != kNone)
    append(describeNode(graph.spec(), violation.node));
  if (violation.tensor != kNone)
    append(describeTensor(graph.spec(), violation.tensor));
  return (text.empty() ? "" : text + ": ") +
         kViolationTexts[size_t(violation.kind)].sentence;
}
