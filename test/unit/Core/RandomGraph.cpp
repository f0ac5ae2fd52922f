//===- RandomGraph.cpp - Random training steps for property tests ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RandomGraph.h"

#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <sstream>

using namespace remat;
using namespace remat::test;

namespace {

class StepMaker {
public:
  StepMaker(uint64_t seed, const RandomGraphOptions &options)
      : engine(seed), options(options) {}

  GraphSpec make() {
    spec.name = "random";
    for (uint32_t i = 0, count = 1 + below(2); i < count; ++i)
      values.push_back(addTensor("x", bytes(), chance(options.ownedInputs)));
    for (uint32_t i = 0; i < options.forwardNodes; ++i)
      addForward();
    spec.loss = spec.tensors.size();
    addNode("loss", {values.back()}, {addTensor("loss", 4)});
    spec.outputs.push_back(*spec.loss);
    addBackward();
    for (Node &node : spec.nodes)
      decorate(node);
    mark();
    return std::move(spec);
  }

private:
  uint32_t below(uint32_t limit) { return engine() % limit; }
  bool chance(double probability) {
    return double(engine() % 1000000) < probability * 1e6;
  }
  int64_t bytes() { return chance(0.1) ? 0 : 1 + below(options.maxBytes); }

  TensorId addTensor(std::string name, int64_t size, bool owned = false) {
    spec.tensors.push_back({std::move(name), size, owned});
    return spec.tensors.size() - 1;
  }

  void addNode(std::string kind, std::vector<TensorId> inputs,
               std::vector<TensorId> outputs) {
    Node node;
    node.name = kind + std::to_string(spec.nodes.size());
    node.kind = std::move(kind);
    node.cost = below(options.maxCost + 1);
    std::sort(inputs.begin(), inputs.end());
    inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
    node.inputs = std::move(inputs);
    node.outputs = std::move(outputs);
    spec.nodes.push_back(std::move(node));
  }

  /// Returns a value, most often a recent one.
  TensorId pick() {
    uint32_t back = chance(0.7) ? below(2) : below(values.size());
    return values[values.size() - 1 -
                  std::min<size_t>(back, values.size() - 1)];
  }

  void addForward() {
    std::vector<TensorId> inputs = {pick()};
    if (chance(options.branches))
      inputs.push_back(pick());
    if (chance(0.5))
      inputs.push_back(weights.emplace_back(
          addTensor("w", bytes(), chance(options.ownedInputs))));
    std::vector<TensorId> outputs = {addTensor("a", bytes())};
    if (chance(options.multipleOutputs))
      outputs.push_back(addTensor("b", bytes()));
    addNode("forward", inputs, outputs);
    forward.push_back(spec.nodes.size() - 1);
    values.insert(values.end(), outputs.begin(), outputs.end());
    if (chance(options.masks)) {
      masks.push_back(addTensor("mask", bytes()));
      addNode("mask", {pick()}, {masks.back()});
    }
  }

  /// Adds one gradient node for most forward nodes, in reverse order. Each
  /// reads the gradient before it and some tensors of its forward node.
  void addBackward() {
    std::vector<TensorId> gradients = {*spec.loss};
    for (size_t i = forward.size(); i-- > 0;) {
      if (chance(0.1))
        continue;
      // The list of nodes grows in this loop, so this node is a copy.
      Node node = spec.nodes[forward[i]];
      std::vector<TensorId> inputs = {
          gradients[gradients.size() - 1 -
                    std::min<size_t>(below(2), gradients.size() - 1)]};
      for (TensorId t : node.inputs)
        if (chance(0.6))
          inputs.push_back(t);
      for (TensorId t : node.outputs)
        if (chance(0.4))
          inputs.push_back(t);
      if (!masks.empty() && chance(0.5))
        inputs.push_back(masks[below(masks.size())]);
      std::vector<TensorId> outputs = {addTensor("g", bytes())};
      addNode("backward", inputs, outputs);
      gradients.push_back(outputs[0]);
    }
    for (TensorId w : weights) {
      TensorId updated = addTensor("updated", spec.tensors[w].bytes);
      addNode("update", {w, gradients[below(gradients.size())]}, {updated});
      spec.outputs.push_back(updated);
    }
    if (chance(0.5))
      spec.outputs.push_back(gradients.back());
  }

  void decorate(Node &node) {
    if (chance(options.workspace))
      node.workspace = below(options.maxBytes);
    if (chance(options.inPlace))
      for (TensorId in : node.inputs)
        for (TensorId out : node.outputs)
          if (spec.tensors[out].bytes <= spec.tensors[in].bytes)
            node.inPlace.push_back({in, out});
    if (!chance(options.never))
      return;
    node.recomputable = false;
    if (lastToken != kNone && chance(0.5))
      node.inputs.push_back(lastToken);
    lastToken = addTensor("order", 0);
    node.outputs.push_back(lastToken);
  }

  /// Marks tensors, and removes marks that contradict each other.
  void mark() {
    for (TensorId t = 0; t < spec.tensors.size(); ++t) {
      if (!chance(options.marks))
        continue;
      constexpr TensorPolicy kPolicies[] = {
          TensorPolicy::Keep, TensorPolicy::Recompute, TensorPolicy::Offload};
      spec.tensors[t].policy = kPolicies[below(3)];
      if (findPolicyContradiction(*Graph::create(spec)))
        spec.tensors[t].policy = TensorPolicy::Any;
    }
  }

  std::mt19937_64 engine;
  const RandomGraphOptions &options;
  GraphSpec spec;
  std::vector<TensorId> values, weights, masks;
  std::vector<NodeId> forward;
  TensorId lastToken = kNone;
};

/// Removes node \p n, whose results become inputs of the graph.
GraphSpec withoutNode(GraphSpec graph, NodeId n) {
  for (TensorId t : graph.nodes[n].outputs)
    graph.tensors[t].policy = TensorPolicy::Any;
  graph.nodes.erase(graph.nodes.begin() + n);
  return graph;
}

GraphSpec withoutInput(GraphSpec graph, NodeId n, size_t k) {
  Node &node = graph.nodes[n];
  std::erase_if(node.inPlace,
                [&](auto pair) { return pair.first == node.inputs[k]; });
  node.inputs.erase(node.inputs.begin() + k);
  return graph;
}

} // namespace

GraphSpec remat::test::randomTrainingStep(uint64_t seed,
                                          const RandomGraphOptions &options) {
  return StepMaker(seed, options).make();
}

GraphSpec
remat::test::shrink(GraphSpec graph,
                    const std::function<bool(const GraphSpec &)> &fails) {
  auto accept = [&](GraphSpec smaller) {
    if (!fails(smaller))
      return false;
    graph = std::move(smaller);
    return true;
  };
  for (bool again = true; again;) {
    again = false;
    for (NodeId n = graph.nodes.size(); n-- > 0;)
      again |= accept(withoutNode(graph, n));
    for (NodeId n = graph.nodes.size(); n-- > 0;)
      for (size_t k = graph.nodes[n].inputs.size(); k-- > 0;)
        again |= accept(withoutInput(graph, n, k));
    for (size_t k = graph.outputs.size(); k-- > 0;) {
      GraphSpec fewer = graph;
      fewer.outputs.erase(fewer.outputs.begin() + k);
      again |= accept(std::move(fewer));
    }
  }
  return graph;
}

std::string remat::test::print(const GraphSpec &graph) {
  std::ostringstream out;
  auto list = [&](const std::vector<TensorId> &tensors) {
    for (TensorId t : tensors)
      out << " " << t << ":" << graph.tensors[t].bytes
          << (graph.tensors[t].owned ? "o" : "")
          << "akrx"[graph.tensors[t].policy == TensorPolicy::Any         ? 0
                    : graph.tensors[t].policy == TensorPolicy::Keep      ? 1
                    : graph.tensors[t].policy == TensorPolicy::Recompute ? 2
                                                                         : 3];
  };
  for (size_t n = 0; n < graph.nodes.size(); ++n) {
    const Node &node = graph.nodes[n];
    out << n << " " << node.kind << " cost " << node.cost << " workspace "
        << node.workspace << (node.recomputable ? "" : " never") << " reads";
    list(node.inputs);
    out << " makes";
    list(node.outputs);
    for (auto [in, made] : node.inPlace)
      out << " [" << in << "," << made << "]";
    out << "\n";
  }
  out << "outputs";
  list(graph.outputs);
  if (graph.loss)
    out << " loss " << *graph.loss;
  out << "\n(tensor:bytes, o owned, a any, k keep, r recompute, x offload)\n";
  return out.str();
}
