//===- Policy.cpp - What the user's marks demand and forbid ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Policy.h"

#include <algorithm>

using namespace remat;

namespace {

bool pins(TensorPolicy policy) {
  return policy == TensorPolicy::Keep || policy == TensorPolicy::Offload;
}

/// Returns the reason why \p t cannot be recomputed, or an empty text.
std::string obstacle(const Graph &graph, TensorId t) {
  NodeId n = graph.producer(t);
  if (n == kNone)
    return "it is a graph input, which no node can recompute";
  if (graph.isOutput(t))
    return "it is an output of the graph, which is held to the end";
  std::string producer = describeNode(graph.spec(), n);
  if (!graph.node(n).recomputable)
    return "its producer, " + producer + ", must not run twice";
  for (TensorId other : graph.node(n).outputs)
    if (pins(graph.tensor(other).policy))
      return "its producer, " + producer + ", also makes " +
             describeTensor(graph.spec(), other) + ", which is marked " +
             std::string(policyName(graph.tensor(other).policy));
  return "";
}

} // namespace

std::string_view remat::policyName(TensorPolicy policy) {
  switch (policy) {
  case TensorPolicy::Any:
    return "any";
  case TensorPolicy::Keep:
    return "keep";
  case TensorPolicy::Recompute:
    return "recompute";
  case TensorPolicy::Offload:
    return "offload";
  }
  return "any";
}

bool remat::mayRepeat(const Graph &graph, NodeId n) {
  const Node &node = graph.node(n);
  return node.recomputable &&
         std::none_of(node.outputs.begin(), node.outputs.end(),
                      [&](TensorId t) { return pins(graph.tensor(t).policy); });
}

bool remat::isRepeatable(const Graph &graph) {
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    if (!graph.node(n).outputs.empty() && mayRepeat(graph, n))
      return true;
  return false;
}

Result<Graph> remat::withoutRepeats(const Graph &graph) {
  GraphSpec spec = graph.spec();
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    if (graph.producer(t) != kNone &&
        graph.tensor(t).policy == TensorPolicy::Any)
      spec.tensors[t].policy = TensorPolicy::Offload;
  return Graph::create(std::move(spec));
}

bool remat::hasRecomputeMark(const Graph &graph) {
  const std::vector<Tensor> &tensors = graph.spec().tensors;
  return std::any_of(tensors.begin(), tensors.end(), [](const Tensor &tensor) {
    return tensor.policy == TensorPolicy::Recompute;
  });
}

bool remat::hasMirrors(const Graph &graph) {
  const std::vector<Tensor> &tensors = graph.spec().tensors;
  return std::any_of(tensors.begin(), tensors.end(),
                     [](const Tensor &tensor) { return tensor.mirrors > 1; });
}

std::optional<Error> remat::findPolicyContradiction(const Graph &graph) {
  for (TensorId t = 0; t < graph.numTensors(); ++t) {
    if (graph.tensor(t).policy != TensorPolicy::Recompute)
      continue;
    if (std::string why = obstacle(graph, t); !why.empty())
      return Error{describeTensor(graph.spec(), t) +
                   " is marked recompute, but " + why +
                   ": remove one of the two"};
  }
  return std::nullopt;
}
