//===- ExactSequence.cpp - The cheapest plan of a small graph -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/ExactSequence.h"

#include "Core/Plan/Takeovers.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <queue>
#include <unordered_map>

using namespace remat;

namespace {

using Bits = uint64_t;

struct State {
  Bits ran = 0;  ///< The nodes that have run, as one bit for each node.
  Bits held = 0; ///< The tensors that are held, as one bit for each tensor, in
                 ///< the order of their indices.
  bool operator==(const State &) const = default;
};

struct StateHash {
  size_t operator()(const State &state) const {
    return (state.ran * 0x9e3779b97f4a7c15 ^ state.held) * 0xbf58476d1ce4e5b9;
  }
};

/// Visits the states by Dijkstra's algorithm. The key of a state is the cost of
/// the repeated runs before it. Every node must run once, so a plan through
/// this state costs at least the key more than a plan that repeats nothing. In
/// a search for the lowest peak, the key is the peak so far, and there is no
/// budget.
class StateSearch {
public:
  enum class Key : uint8_t { Repeats, Peak };

  StateSearch(const Graph &graph, int64_t budget, Key key, FirstRuns firstRuns)
      : graph(graph), budget(budget), key(key), firstRuns(firstRuns),
        index(graph.numTensors(), 0) {
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (!graph.isResident(t)) {
        index[t] = tensors.size();
        tensors.push_back(t);
      }
    assert(tensors.size() <= kMaxExactSize &&
           graph.numNodes() <= kMaxExactSize);
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      inputs.push_back(bitsOf(graph.node(n).inputs));
      outputs.push_back(bitsOf(graph.node(n).outputs));
    }
    for (TensorId t : graph.outputs())
      if (!graph.isResident(t))
        wanted |= bit(t);
    all = graph.numNodes() == 64 ? ~Bits(0) : (Bits(1) << graph.numNodes()) - 1;
  }

  /// Returns whether the search reached the end of a plan within \p maxStates
  /// states.
  bool run(uint64_t maxStates) {
    State start;
    for (TensorId t : tensors)
      if (graph.producer(t) == kNone)
        start.held |= bit(t);
    reach(start, 0, kNone, kNone);
    while (!queue.empty()) {
      auto [value, number] = queue.top();
      queue.pop();
      if (value > entries[number].key)
        continue;
      reached = value;
      const State state = entries[number].state;
      if (state.ran == all && (state.held & wanted) == wanted) {
        end = number;
        return true;
      }
      if (entries.size() > maxStates) {
        isCut = true;
        return false;
      }
      leave(state, value, number);
    }
    return false;
  }

  /// Returns the key of the last visited state. No state that would be visited
  /// later has a smaller key.
  double value() const { return reached; }
  bool wasCut() const { return isCut; }

  std::vector<NodeId> order() const {
    std::vector<NodeId> nodes;
    for (uint32_t number = end; number != kNone;
         number = entries[number].parent)
      if (entries[number].node != kNone)
        nodes.push_back(entries[number].node);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
  }

private:
  struct Entry {
    State state;
    double key;
    uint32_t parent;
    NodeId node; ///< The node that ran last before this state, or kNone if a
                 ///< tensor was freed instead.
  };

  Bits bit(TensorId t) const { return Bits(1) << index[t]; }

  Bits bitsOf(const std::vector<TensorId> &list) const {
    Bits bits = 0;
    for (TensorId t : list)
      bits |= graph.isResident(t) ? 0 : bit(t);
    return bits;
  }

  int64_t bytesOf(Bits bits) const {
    int64_t sum = 0;
    for (; bits; bits &= bits - 1)
      sum += graph.bytes(tensors[std::countr_zero(bits)]);
    return sum;
  }

  void reach(State state, double value, uint32_t parent, NodeId node) {
    auto [place, isNew] = numbers.try_emplace(state, entries.size());
    if (isNew)
      entries.push_back({state, value, parent, node});
    else if (value < entries[place->second].key)
      entries[place->second] = {state, value, parent, node};
    else
      return;
    queue.push({value, place->second});
  }

  void leave(State state, double value, uint32_t number) {
    // No tensor may be freed before the first step, because owned inputs exist
    // at the first step.
    if (state.ran)
      for (Bits rest = state.held; rest; rest &= rest - 1)
        reach({state.ran, state.held & ~(rest & -rest)}, value, number, kNone);
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      bool again = state.ran >> n & 1;
      if (!again && firstRuns == FirstRuns::ProgramOrder &&
          std::popcount(state.ran) != int(n))
        continue;
      if ((again && !mayRepeat(graph, n)) || (inputs[n] & ~state.held) ||
          (outputs[n] & state.held))
        continue;
      // The inputs that may give their storage to an output. Such an input then
      // dies at the step. Both cases are tried for each input: it gives its
      // storage, or it does not.
      Bits givers = 0;
      for (auto [from, to] : graph.node(n).inPlace)
        givers |= graph.isResident(from) ? 0 : bit(from);
      for (Bits dying = givers;; dying = (dying - 1) & givers) {
        runNode(state, n, dying, again, value, number);
        if (!dying)
          break;
      }
    }
  }

  void runNode(State state, NodeId n, Bits dying, bool again, double value,
               uint32_t number) {
    const Node &node = graph.node(n);
    int64_t bytes = bytesOf(state.held | outputs[n]) + node.workspace;
    forEachTakeover(
        node.inPlace,
        [&](TensorId from) {
          return !graph.isResident(from) && (dying & bit(from));
        },
        [&](TensorId, TensorId to) { bytes -= graph.bytes(to); });
    if (key == Key::Repeats && bytes > budget)
      return;
    double next = key == Key::Peak ? std::max(value, double(bytes))
                                   : value + (again ? node.cost : 0);
    reach({state.ran | Bits(1) << n, (state.held & ~dying) | outputs[n]}, next,
          number, n);
  }

  const Graph &graph;
  int64_t budget;
  Key key;
  FirstRuns firstRuns;
  std::vector<uint32_t> index;   ///< For each tensor, the number of its bit.
  std::vector<TensorId> tensors; ///< Indexed by bit.
  std::vector<Bits> inputs, outputs;
  Bits wanted = 0, all = 0;
  std::unordered_map<State, uint32_t, StateHash> numbers;
  std::vector<Entry> entries;
  using Item = std::pair<double, uint32_t>;
  std::priority_queue<Item, std::vector<Item>, std::greater<>> queue;
  double reached = 0;
  uint32_t end = kNone;
  bool isCut = false;
};

} // namespace

ExactSequence remat::cheapestSequence(const Graph &graph, int64_t budget,
                                      uint64_t maxStates, FirstRuns firstRuns) {
  StateSearch search(graph, budget, StateSearch::Key::Repeats, firstRuns);
  ExactSequence result;
  bool found = search.run(maxStates);
  result.isProven = !search.wasCut();
  result.bound = found || search.wasCut()
                     ? graph.baseCost() + search.value()
                     : std::numeric_limits<double>::infinity();
  if (found)
    result.order = search.order();
  return result;
}

LeastPeak remat::leastPeak(const Graph &graph, uint64_t maxStates) {
  StateSearch search(graph, 0, StateSearch::Key::Peak, FirstRuns::AnyOrder);
  bool found = search.run(maxStates);
  return {int64_t(search.value()), found};
}
