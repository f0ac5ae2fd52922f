//===- ForwardBackward.cpp - The split at the loss ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/ForwardBackward.h"

using namespace remat;

Result<ForwardBackward> remat::splitAtLoss(const Graph &graph,
                                           std::string_view planner) {
  std::string who = "planner " + std::string(planner);
  const char *others = ", or use a planner that works on the whole graph, such "
                       "as greedy-gaps";
  if (!graph.loss())
    return Error{who +
                 " needs the loss, and none is named: say which tensor of "
                 "a graph, or which result of a step "
                 "(loss-result=N), it is" +
                 others};
  NodeId lossNode = graph.producer(*graph.loss());
  std::string loss = describeTensor(graph.spec(), *graph.loss());
  if (lossNode == kNone)
    return Error{who + " needs the loss, but " + loss +
                 ", marked as the loss, is a graph input: mark the tensor that "
                 "the step computes"};
  if (lossNode + 1 == graph.numNodes())
    return Error{who + " needs a backward part, but no node comes after " +
                 describeNode(graph.spec(), lossNode) + ", which makes " +
                 loss + ": give the whole training step" + others};

  ForwardBackward split;
  split.lossNode = lossNode;
  split.forward.assign(graph.numNodes(), false);
  split.forward[lossNode] = true;
  for (NodeId n = lossNode + 1; n-- > 0;) {
    if (!split.forward[n])
      continue;
    for (TensorId t : graph.node(n).inputs)
      if (graph.producer(t) != kNone)
        split.forward[graph.producer(t)] = true;
  }
  return split;
}
