//===- ExhaustiveCopies.cpp - The fastest plan with copies ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ExhaustiveCopies.h"

#include <algorithm>
#include <array>
#include <queue>
#include <unordered_map>

using namespace remat;
using namespace remat::test;

namespace {

using Set = uint32_t;
bool has(Set set, uint32_t element) { return set >> element & 1; }
Set only(uint32_t element) { return Set(1) << element; }

using Key = std::array<Set, 5>;
struct KeyHash {
  size_t operator()(const Key &key) const {
    uint64_t value = 0xcbf29ce484222325;
    for (Set set : key)
      value = (value ^ set) * 0x9e3779b97f4a7c15, value ^= value >> 29;
    return value;
  }
};

struct State {
  // `run` has the nodes that ran. The other sets have tensors, without the
  // resident ones.
  Set run = 0;
  Set device = 0;
  /// Tensors that are copied out, not yet waited for, and still on the device.
  Set leaving = 0;
  Set host = 0; ///< Tensors that are copied out and were waited for.
  /// Tensors that are swapped in, not yet read, and on the device.
  Set arriving = 0;
  /// The tensors that may be copied out next. It is enough to begin a copy
  /// right after the run that makes its tensor, or right after the previous
  /// copy, because no other place lets it begin earlier.
  Set mayLeave = 0;
  /// The tensors that were waited for since the last step that made a tensor.
  /// Waits are delayed until room is needed, and come in the order of tensor
  /// numbers.
  Set waited = 0;
  double now = 0, outFree = 0, inFree = 0;
  /// The time at which the present copy of each tensor ends, or 0 if there is
  /// none.
  std::vector<double> done;
  double rest = 0; ///< The cost of the nodes that have not run.
  uint32_t parent = kNone;
  Step step = {};

  Key key() const { return {run, device, leaving, host, arriving}; }
  /// Compares two states with the same key. Returns whether nothing is later in
  /// this state than in the other one. Copies that are over have no influence.
  bool isNoWorse(const State &other) const {
    auto noLater = [&](double a, double b) {
      return std::max(a, now) <= std::max(b, other.now);
    };
    if ((other.mayLeave & ~mayLeave) || (waited & ~other.waited) ||
        now > other.now || !noLater(outFree, other.outFree) ||
        !noLater(inFree, other.inFree))
      return false;
    for (size_t t = 0; t < done.size(); ++t)
      if (!noLater(done[t], other.done[t]))
        return false;
    return true;
  }
};

class Exhaustive {
public:
  Exhaustive(const Graph &graph, int64_t budget, const Link &link,
             uint32_t maxStates)
      : graph(graph), budget(budget), link(link), maxStates(maxStates) {
    for (TensorId t : graph.outputs())
      outputs |= counted(t);
  }

  FastestPlan run() {
    State first;
    first.done.assign(graph.numTensors(), 0);
    first.rest = graph.baseCost();
    first.mayLeave = ~Set(0);
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (graph.producer(t) == kNone)
        first.device |= counted(t);
    add(first);
    while (!queue.empty()) {
      uint32_t at = queue.top().second;
      queue.pop();
      if (states[at].step.kind == StepKind::Malformed)
        return {steps(at), states[at].now, true};
      if (isBeaten(at))
        continue;
      if (states.size() > maxStates)
        return {{}, 0, false};
      expand(at);
    }
    return {};
  }

private:
  Set counted(TensorId t) const { return graph.isResident(t) ? 0 : only(t); }
  int64_t bytes(Set set) const {
    int64_t sum = 0;
    for (TensorId t = 0; set >> t; ++t)
      if (has(set, t))
        sum += graph.bytes(t);
    return sum;
  }
  double copyTime(TensorId t, double bandwidth) const {
    return link.latency + double(graph.bytes(t)) / bandwidth;
  }

  void add(State state) {
    std::vector<uint32_t> &same = best[state.key()];
    if (state.step.kind != StepKind::Malformed) {
      for (uint32_t other : same)
        if (states[other].isNoWorse(state))
          return;
      std::erase_if(
          same, [&](uint32_t other) { return state.isNoWorse(states[other]); });
      same.push_back(states.size());
    }
    queue.push({state.now + state.rest, uint32_t(states.size())});
    states.push_back(std::move(state));
  }

  bool isBeaten(uint32_t at) const {
    const std::vector<uint32_t> &same = best.at(states[at].key());
    return std::find(same.begin(), same.end(), at) == same.end();
  }

  State child(uint32_t at, Step step) const {
    State state = states[at];
    state.parent = at;
    state.step = step;
    state.mayLeave = 0;
    return state;
  }

  void expand(uint32_t at) {
    finish(at);
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      compute(at, n);
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      copy(at, t);
  }

  /// Ends the plan, whose last step is marked by a malformed step.
  void finish(uint32_t at) {
    State state = child(at, {StepKind::Malformed, 0});
    if (state.waited || state.rest > 0 ||
        state.run + 1 != only(graph.numNodes()) || state.leaving ||
        (state.arriving & ~outputs) || (outputs & ~state.device))
      return;
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (has(state.arriving, t))
        state.now = std::max(state.now, state.done[t]);
    add(std::move(state));
  }

  void compute(uint32_t at, NodeId n) {
    const Node &node = graph.node(n);
    State state = child(at, Step::compute(n));
    Set reads = 0, makes = 0, mayDie = 0;
    for (TensorId t : node.inputs)
      reads |= counted(t);
    for (TensorId t : node.outputs)
      makes |= only(t);
    for (auto [from, to] : node.inPlace)
      mayDie |= counted(from) & ~state.leaving;
    if ((reads & ~state.device) || (makes & (state.leaving | state.arriving)) ||
        (makes && !(makes & ~state.device)) ||
        (has(state.run, n) && (!node.recomputable || !makes)))
      return;
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (has(reads & state.arriving, t))
        state.now = std::max(state.now, state.done[t]);
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (has(reads & state.arriving, t))
        state.done[t] = 0;
    state.arriving &= ~reads;
    state.now += node.cost;
    state.mayLeave = makes;
    if (!has(state.run, n))
      state.rest -= node.cost;
    state.run |= only(n);
    for (Set dying = mayDie;; dying = (dying - 1) & mayDie) {
      int64_t most = budget - node.workspace + takenOver(node, dying);
      place(state, makes, reads | makes, dying, most);
      if (dying == 0)
        break;
    }
  }

  int64_t takenOver(const Node &node, Set dying) const {
    Set gave = 0, took = 0;
    int64_t sum = 0;
    for (auto [from, to] : node.inPlace)
      if (has(dying & ~gave, from) && !has(took, to)) {
        gave |= only(from);
        took |= only(to);
        sum += graph.bytes(to);
      }
    return sum;
  }

  /// Adds the states in which the tensors \p makes fit. A tensor that is
  /// dropped here has had its last use, so its bytes count only up to that use.
  /// Tries all smallest choices of tensors to drop. The tensors \p used must
  /// stay until the step is over.
  void place(const State &state, Set makes, Set used, Set dying, int64_t most) {
    Set all = state.device | makes;
    Set droppable = all & ~(used | state.leaving | state.arriving);
    if (state.parent == 0)
      droppable = 0; // Owned inputs exist at the first step.
    for (Set drop = droppable;; drop = (drop - 1) & droppable) {
      bool fits = bytes(all & ~drop) <= most, isSmallest = fits;
      for (TensorId t = 0; fits && state.waited >> t; ++t)
        isSmallest &=
            !has(state.waited, t) || bytes(all & ~drop) + graph.bytes(t) > most;
      for (TensorId t = 0; fits && drop >> t; ++t)
        isSmallest &=
            !has(drop, t) || bytes(all & ~drop) + graph.bytes(t) > most;
      if (isSmallest) {
        State next = state;
        next.device = all & ~drop & ~dying;
        next.waited = 0;
        add(std::move(next));
      }
      if (drop == 0)
        return;
    }
  }

  void copy(uint32_t at, TensorId t) {
    if (!counted(t) || graph.bytes(t) == 0 ||
        graph.tensor(t).policy == TensorPolicy::Keep)
      return;
    const State &now = states[at];
    if (has(now.leaving, t) && now.waited < only(t)) {
      State state = child(at, Step::waitOut(t));
      state.now = std::max(state.now, state.done[t]);
      state.done[t] = 0;
      state.leaving &= ~only(t);
      state.device &= ~only(t);
      state.host |= only(t);
      state.waited |= only(t);
      add(std::move(state));
    } else if (has(now.host, t) && !has(now.device, t)) {
      State state = child(at, Step::swapIn(t));
      double &free = link.halfDuplex ? state.outFree : state.inFree;
      state.done[t] = free =
          std::max(free, state.now) + copyTime(t, *link.hostToDevice);
      state.arriving |= only(t);
      state.mayLeave = link.halfDuplex ? ~Set(0) : 0;
      place(state, only(t), only(t), 0, budget);
    } else if (has(now.device & now.mayLeave, t) && !has(now.host, t)) {
      State state = child(at, Step::swapOut(t));
      state.done[t] = state.outFree =
          std::max(state.outFree, state.now) + copyTime(t, *link.deviceToHost);
      state.leaving |= only(t);
      state.mayLeave = ~Set(0);
      add(std::move(state));
    }
  }

  std::vector<Step> steps(uint32_t at) const {
    std::vector<Step> steps;
    for (at = states[at].parent; at != 0; at = states[at].parent)
      steps.push_back(states[at].step);
    std::reverse(steps.begin(), steps.end());
    return steps;
  }

  const Graph &graph;
  int64_t budget;
  Link link;
  uint32_t maxStates;
  Set outputs = 0;
  std::vector<State> states;
  std::unordered_map<Key, std::vector<uint32_t>, KeyHash> best;
  using Queued = std::pair<double, uint32_t>;
  std::priority_queue<Queued, std::vector<Queued>, std::greater<Queued>> queue;
};

} // namespace

FastestPlan remat::test::fastestPlan(const Graph &graph, int64_t budget,
                                     const Link &link, uint32_t maxStates) {
  return Exhaustive(graph, budget, link, maxStates).run();
}
