//===- GraphMutation.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GraphMutation.h"

#include <algorithm>

using namespace remat;
using namespace remat::fuzz;

namespace {

class GraphMutator {
public:
  GraphMutator(GraphSpec &spec, Random &random) : spec(spec), random(random) {}

  void change() {
    using Change = void (GraphMutator::*)();
    // A change that is twice in the list is made twice as often.
    static constexpr Change kChanges[] = {
        &GraphMutator::addNode,    &GraphMutator::addNode,
        &GraphMutator::addRead,    &GraphMutator::addRead,
        &GraphMutator::dropNode,   &GraphMutator::dropRead,
        &GraphMutator::addInput,   &GraphMutator::changeTensor,
        &GraphMutator::addInPlace, &GraphMutator::changeTensor,
        &GraphMutator::changeNode, &GraphMutator::changeOutputs,
        &GraphMutator::changeLoss, &GraphMutator::addBackward,
        &GraphMutator::makeTiny};
    (this->*random.pick(kChanges))();
  }

private:
  int64_t bytes() {
    static constexpr int64_t kBytes[] = {
        0, 0, 1, 1, 2, 4, 16, 100, 4096, 1024 * 1024 * 1024, kMaxBytes};
    return random.chance(50) ? random.below(50) : random.pick(kBytes);
  }
  double cost() {
    static constexpr double kCosts[] = {0, 0, 1, 1e-30, 1e-3, 7.5, 1e12, 9e29};
    return random.chance(50) ? random.below(10) : random.pick(kCosts);
  }

  TensorId addTensor() {
    Tensor &tensor = spec.tensors.emplace_back();
    tensor.bytes = bytes();
    return spec.tensors.size() - 1;
  }
  Node *anyNode() {
    return spec.nodes.empty() ? nullptr : &random.pick(spec.nodes);
  }
  Tensor *anyTensor() {
    return spec.tensors.empty() ? nullptr : &random.pick(spec.tensors);
  }
  /// Returns a tensor that exists before node \p n runs, or kNone if there is
  /// none.
  TensorId anyBefore(NodeId n) {
    std::vector<bool> later(spec.tensors.size());
    for (; n < spec.nodes.size(); ++n)
      for (TensorId t : spec.nodes[n].outputs)
        later[t] = true;
    std::vector<TensorId> choices;
    for (TensorId t = 0; t < later.size(); ++t)
      if (!later[t])
        choices.push_back(t);
    if (choices.empty())
      return kNone;
    // The last tensor is chosen most often.
    uint32_t back = random.below(random.chance(50) ? choices.size() : 1);
    return choices[choices.size() - 1 - back];
  }

  void addNode() {
    NodeId at = random.chance(50) ? spec.nodes.size()
                                  : random.below(spec.nodes.size() + 1);
    Node node;
    node.cost = cost();
    for (uint32_t i = random.below(3); i > 0; --i)
      if (TensorId t = anyBefore(at); t != kNone)
        node.inputs.push_back(t);
    for (uint32_t i = random.chance(80) ? 1 : random.below(3); i > 0; --i)
      node.outputs.push_back(addTensor());
    spec.nodes.insert(spec.nodes.begin() + at, std::move(node));
  }

  /// Removes a node, whose results become inputs of the graph.
  void dropNode() {
    if (!spec.nodes.empty())
      spec.nodes.erase(spec.nodes.begin() + random.below(spec.nodes.size()));
  }

  void addRead() {
    if (spec.nodes.empty())
      return;
    NodeId n = random.below(spec.nodes.size());
    if (TensorId t = anyBefore(n); t != kNone)
      spec.nodes[n].inputs.push_back(t);
  }

  void dropRead() {
    Node *node = anyNode();
    if (!node || node->inputs.empty())
      return;
    node->inputs.erase(node->inputs.begin() +
                       random.below(node->inputs.size()));
    node->inPlace.clear();
  }

  void addInput() { spec.tensors[addTensor()].owned = random.chance(50); }

  void changeTensor() {
    Tensor *tensor = anyTensor();
    if (!tensor)
      return;
    static constexpr TensorPolicy kPolicies[] = {
        TensorPolicy::Any, TensorPolicy::Keep, TensorPolicy::Recompute,
        TensorPolicy::Offload};
    switch (random.below(5)) {
    case 0:
      tensor->owned = !tensor->owned;
      return;
    case 1:
      tensor->weight = !tensor->weight;
      return;
    case 2:
      tensor->policy = random.pick(kPolicies);
      tensor->mirrors =
          tensor->policy == TensorPolicy::Recompute ? 1 + random.below(3) : 1;
      return;
    default:
      tensor->bytes = bytes();
    }
  }

  void changeNode() {
    Node *node = anyNode();
    if (!node)
      return;
    static constexpr BackwardNeeds kNeeds[] = {
        BackwardNeeds::None, BackwardNeeds::Inputs, BackwardNeeds::Output,
        BackwardNeeds::Both};
    static constexpr const char *kKinds[] = {"relu", "matmul", "conv", ""};
    switch (random.below(7)) {
    case 0:
      node->recomputable = !node->recomputable;
      return;
    case 1:
      node->workspace = bytes();
      return;
    case 2:
      node->backwardNeeds = random.pick(kNeeds);
      return;
    case 3:
      node->backwardCost = cost();
      return;
    case 4:
      node->kind = random.pick(kKinds);
      return;
    case 5:
      node->split = !node->split;
      return;
    default:
      node->cost = cost();
    }
  }

  void addInPlace() {
    Node *node = anyNode();
    if (!node || node->inputs.empty() || node->outputs.empty())
      return;
    TensorId in = random.pick(node->inputs), out = random.pick(node->outputs);
    if (random.chance(70))
      spec.tensors[out].bytes = spec.tensors[in].bytes;
    node->inPlace.push_back({in, out});
  }

  void changeOutputs() {
    if (!spec.outputs.empty() && random.chance(40))
      spec.outputs.erase(spec.outputs.begin() +
                         random.below(spec.outputs.size()));
    else if (!spec.tensors.empty())
      spec.outputs.push_back(random.below(spec.tensors.size()));
  }

  void changeLoss() {
    if (spec.tensors.empty() || random.chance(20))
      spec.loss.reset();
    else
      spec.loss = random.below(spec.tensors.size());
    if (random.chance(30))
      spec.training = !spec.training;
  }

  /// Adds a new loss and a gradient of each node, in reverse order.
  void addBackward() {
    if (spec.nodes.empty() || spec.nodes.size() > 8)
      return;
    size_t forward = spec.nodes.size();
    Node loss;
    if (TensorId t = anyBefore(forward); t != kNone)
      loss.inputs = {t};
    TensorId gradient = addTensor();
    loss.outputs = {gradient};
    spec.nodes.push_back(loss);
    spec.loss = gradient;
    spec.training = true;
    for (size_t n = forward; n-- > 0;) {
      Node node;
      node.cost = cost();
      node.inputs = {gradient};
      for (const auto *list : {&spec.nodes[n].inputs, &spec.nodes[n].outputs})
        for (TensorId t : *list)
          if (random.chance(50))
            node.inputs.push_back(t);
      gradient = addTensor();
      node.outputs = {gradient};
      spec.nodes.push_back(std::move(node));
    }
    spec.outputs.push_back(gradient);
  }

  /// Changes the graph into one without nodes, without bytes or without costs.
  void makeTiny() {
    switch (random.below(6)) {
    case 0:
      spec.nodes.clear();
      return;
    case 1:
      for (Tensor &tensor : spec.tensors)
        tensor.bytes = 0;
      return;
    case 2:
      for (Node &node : spec.nodes)
        node.cost = 0;
      return;
    case 3:
      spec.outputs.clear();
      return;
    case 4:
      for (Tensor &tensor : spec.tensors)
        tensor.owned = true;
      return;
    default:
      for (Node &node : spec.nodes)
        node.recomputable = false;
    }
  }

  GraphSpec &spec;
  Random &random;
};

} // namespace

GraphSpec remat::fuzz::mutateGraph(GraphSpec spec, Random &random) {
  for (uint32_t i = 1 + random.below(4); i > 0; --i)
    GraphMutator(spec, random).change();
  return spec;
}
