//===- Expand.cpp - Reverse-mode differentiation of a graph ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Expand.h"

using namespace remat;

namespace {

class Expander {
public:
  Expander(const Graph &forward, TensorId loss)
      : forward(forward), loss(loss), result(forward.spec()),
        inSlice(forward.numNodes()), contributions(forward.numTensors()),
        gradients(forward.numTensors()) {}

  GraphSpec run() {
    markSlice();
    result.training = true;
    result.loss = loss;
    gradients[loss] = {
        addTensor("grad(" + nameOf(loss) + ")", forward.bytes(loss)), 1};
    for (NodeId n = forward.numNodes(); n-- > 0;)
      if (inSlice[n])
        addBackwardNode(n);
    for (TensorId t = 0; t < forward.numTensors(); ++t)
      if (forward.tensor(t).weight && gradients[t].count)
        result.outputs.push_back(gradients[t].sum);
    return std::move(result);
  }

private:
  /// The sum of the contributions to a tensor's gradient so far.
  struct Gradient {
    TensorId sum = kNone;
    uint32_t count = 0; ///< The number of contributions in `sum`.
  };

  bool hasGradient(TensorId t) const {
    return forward.producer(t) != kNone || forward.tensor(t).weight;
  }

  /// Finds the nodes that the loss depends on, and counts their contributions
  /// to each gradient.
  void markSlice() {
    inSlice[forward.producer(loss)] = true;
    for (NodeId n = forward.numNodes(); n-- > 0;) {
      if (!inSlice[n])
        continue;
      for (TensorId t : forward.node(n).inputs) {
        contributions[t] += hasGradient(t);
        if (forward.producer(t) != kNone)
          inSlice[forward.producer(t)] = true;
      }
    }
  }

  std::string nameOf(TensorId t) const {
    const std::string &name = forward.tensor(t).name;
    return name.empty() ? "#" + std::to_string(t) : name;
  }

  TensorId addTensor(std::string name, int64_t bytes) {
    result.tensors.push_back({std::move(name), bytes});
    return result.tensors.size() - 1;
  }

  void addBackwardNode(NodeId n) {
    const Node &node = forward.node(n);
    Node backward = node;
    backward.name = "backward(" +
                    (node.name.empty() ? "#" + std::to_string(n) : node.name) +
                    ")";
    backward.kind =
        node.kind.empty() ? "backward" : "backward(" + node.kind + ")";
    backward.cost = node.backwardCost.value_or(node.cost);
    backward.backwardCost.reset();
    backward.backwardNeeds = BackwardNeeds::Both;
    backward.split = false;
    backward.inputs.clear();
    backward.outputs.clear();
    backward.inPlace.clear();

    auto read = [&](const std::vector<TensorId> &tensors) {
      backward.inputs.insert(backward.inputs.end(), tensors.begin(),
                             tensors.end());
    };
    for (TensorId out : node.outputs)
      if (gradients[out].count) // The loss depends on this output.
        backward.inputs.push_back(gradients[out].sum);
    if (node.backwardNeeds == BackwardNeeds::Inputs ||
        node.backwardNeeds == BackwardNeeds::Both)
      read(node.inputs);
    if (node.backwardNeeds == BackwardNeeds::Output ||
        node.backwardNeeds == BackwardNeeds::Both)
      read(node.outputs);
    for (TensorId in : node.inputs)
      if (hasGradient(in))
        contribute(in, backward);
    result.nodes.push_back(std::move(backward));
  }

  /// Makes \p backward add its part to the gradient of \p t.
  void contribute(TensorId t, Node &backward) {
    Gradient &gradient = gradients[t];
    std::string name = "grad(" + nameOf(t) + ")";
    if (gradient.count + 1 < contributions[t])
      name += "#" + std::to_string(gradient.count + 1);
    TensorId sum = addTensor(std::move(name), forward.bytes(t));
    if (gradient.count) {
      backward.inputs.push_back(gradient.sum);
      backward.inPlace.emplace_back(gradient.sum, sum);
    }
    backward.outputs.push_back(sum);
    gradient = {sum, gradient.count + 1};
  }

  const Graph &forward;
  TensorId loss;
  GraphSpec result;
  std::vector<bool> inSlice;
  std::vector<uint32_t> contributions;
  std::vector<Gradient> gradients;
};

/// Returns the tensor to differentiate, or an error that says why there is
/// none.
Result<TensorId> findLoss(const Graph &forward) {
  std::optional<TensorId> loss = forward.loss();
  if (!loss && forward.outputs().size() == 1)
    loss = forward.outputs().front();
  if (!loss)
    return Error{"the forward-only graph has " +
                 std::to_string(forward.outputs().size()) +
                 " outputs and no loss; add \"loss\" with the number of the "
                 "tensor to differentiate"};
  if (forward.producer(*loss) == kNone)
    return Error{"the loss, " + describeTensor(forward.spec(), *loss) +
                 ", is a graph input; there is nothing to differentiate"};
  return *loss;
}

} // namespace

Result<Graph> remat::expandTrainingGraph(const Graph &forward) {
  if (forward.spec().training)
    return Error{"the graph is a training graph already; a forward-only one "
                 "says \"training\": false"};
  for (TensorId t = 0; t < forward.numTensors(); ++t)
    if (forward.tensor(t).weight && forward.producer(t) != kNone)
      return Error{describeTensor(forward.spec(), t) +
                   " is marked as a weight, but " +
                   describeNode(forward.spec(), forward.producer(t)) +
                   " makes it; weights are graph inputs"};
  Result<TensorId> loss = findLoss(forward);
  if (!loss)
    return loss.error();
  return Graph::create(Expander(forward, *loss).run());
}
