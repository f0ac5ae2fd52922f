//===- PlanGraph.cpp - The graph of a plan's steps ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Plan/PlanGraph.h"

#include <numeric>

using namespace remat;

namespace {

class PlanWriter {
public:
  explicit PlanWriter(const Graph &graph)
      : graph(graph), runs(graph.numNodes(), 0), latest(graph.numTensors()) {
    spec = graph.spec();
    spec.nodes.clear();
    std::iota(latest.begin(), latest.end(), 0);
  }

  GraphSpec write(std::span<const Step> steps) {
    for (Step step : steps)
      addRun(step.id);
    for (TensorId &output : spec.outputs)
      output = latest[output];
    if (spec.loss)
      spec.loss = latest[*spec.loss];
    return std::move(spec);
  }

private:
  void addRun(NodeId n) {
    uint32_t run = ++runs[n];
    Node node = graph.node(n);
    std::string suffix = run > 1 ? "#" + std::to_string(run) : "";
    node.name += suffix;
    for (TensorId &input : node.inputs)
      input = latest[input];
    for (auto &pair : node.inPlace)
      pair.first = latest[pair.first];
    for (TensorId &output : node.outputs) {
      TensorId made = output;
      if (run > 1) {
        made = spec.tensors.size();
        Tensor again = graph.tensor(output);
        again.name += suffix;
        spec.tensors.push_back(std::move(again));
      }
      for (auto &pair : node.inPlace)
        if (pair.second == output)
          pair.second = made;
      latest[output] = made;
      output = made;
    }
    spec.nodes.push_back(std::move(node));
  }

  const Graph &graph;
  GraphSpec spec;
  std::vector<uint32_t> runs;
  /// For each tensor, the result of its last run.
  std::vector<TensorId> latest;
};

} // namespace

Result<Graph> remat::graphOfPlan(const Graph &graph,
                                 std::span<const Step> steps) {
  if (hasCopies(steps))
    return Error{"the plan copies tensors to the host, which a graph cannot "
                 "describe: give a plan without copies"};
  return Graph::create(PlanWriter(graph).write(steps));
}
