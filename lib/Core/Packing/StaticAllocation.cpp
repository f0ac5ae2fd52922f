//===- StaticAllocation.cpp -----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Packing/StaticAllocation.h"

#include <algorithm>
#include <numeric>
#include <set>

using namespace remat;

int64_t StaticAllocation::bytes() const {
  return std::accumulate(blocks.begin(), blocks.end(), int64_t(0));
}

namespace {

class CounterAllocator {
public:
  CounterAllocator(const Graph &graph, MemorySharing sharing)
      : graph(graph), sharing(sharing), counters(graph.numTensors()) {
    result.blockOf.resize(graph.numTensors(), kNone);
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      counters[t] = graph.readers(t).size() + graph.isOutput(t);
  }

  StaticAllocation run() {
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (graph.producer(t) == kNone && graph.tensor(t).owned)
        allocate(t);
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      place(n);
      finish(n);
    }
    return std::move(result);
  }

private:
  void place(NodeId n) {
    taken.clear();
    if (sharing != MemorySharing::None)
      for (auto [input, output] : graph.node(n).inPlace)
        if (canTakeOver(input, output)) {
          result.blockOf[output] = result.blockOf[input];
          taken.push_back(input);
        }
    for (TensorId output : graph.node(n).outputs)
      if (result.blockOf[output] == kNone)
        allocate(output);
  }

  bool canTakeOver(TensorId input, TensorId output) const {
    return counters[input] == 1 && result.blockOf[input] != kNone &&
           result.blockOf[output] == kNone && graph.bytes(output) > 0 &&
           std::find(taken.begin(), taken.end(), input) == taken.end();
  }

  /// After \p n has run, each of its inputs has one reader less. A tensor that
  /// no later node reads is dead, and its allocation is free.
  void finish(NodeId n) {
    std::vector<TensorId> inputs = graph.node(n).inputs;
    std::sort(inputs.begin(), inputs.end());
    inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
    for (TensorId input : inputs)
      if (--counters[input] == 0 &&
          std::find(taken.begin(), taken.end(), input) == taken.end())
        release(input);
    for (TensorId output : graph.node(n).outputs)
      if (counters[output] == 0)
        release(output);
    for (TensorId t = 0; n == 0 && t < graph.numTensors(); ++t)
      if (graph.producer(t) == kNone && graph.readers(t).empty() &&
          !graph.isOutput(t))
        release(t);
  }

  void allocate(TensorId t) {
    int64_t bytes = graph.bytes(t);
    if (bytes == 0)
      return;
    if (dead.empty()) {
      result.blockOf[t] = result.blocks.size();
      result.blocks.push_back(bytes);
      return;
    }
    auto found = dead.lower_bound({bytes, 0});
    if (found == dead.end())
      --found;
    uint32_t block = found->second;
    dead.erase(found);
    result.blocks[block] = std::max(result.blocks[block], bytes);
    result.blockOf[t] = block;
  }

  void release(TensorId t) {
    uint32_t block = result.blockOf[t];
    if (block != kNone && sharing == MemorySharing::InPlaceAndDead)
      dead.insert({result.blocks[block], block});
  }

  const Graph &graph;
  MemorySharing sharing;
  StaticAllocation result;
  /// For each tensor, the number of its readers that have not run yet, plus one
  /// for an output.
  std::vector<size_t> counters;
  /// Inputs of the current node whose storage an output has taken over.
  std::vector<TensorId> taken;
  std::set<std::pair<int64_t, uint32_t>> dead; ///< Blocks by bytes.
};

} // namespace

StaticAllocation remat::allocateStatically(const Graph &graph,
                                           MemorySharing sharing) {
  return CounterAllocator(graph, sharing).run();
}
