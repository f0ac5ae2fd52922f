//===- ForwardBackward.cpp - The split at the loss ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/ForwardBackward.h"

#include <algorithm>

using namespace remat;

static constexpr const char *kOthers =
    ", or use a planner that works on the whole graph, such as greedy-gaps";

static Error noBackwardPart(const Graph &graph, NodeId last,
                            const std::string &why, std::string_view planner) {
  return Error{"planner " + std::string(planner) +
               " needs a backward part, but no node comes after " +
               describeNode(graph.spec(), last) + ", " + why +
               ": give the whole training step" + kOthers};
}

Result<ForwardBackward> remat::splitAtLoss(const Graph &graph,
                                           std::string_view planner) {
  std::string who = "planner " + std::string(planner);
  if (!graph.loss())
    return Error{
        who +
        " needs the loss, but it is not known: name the tensor ('loss' in a "
        "graph), or the result of a step (loss-result=N)" +
        kOthers};
  NodeId lossNode = graph.producer(*graph.loss());
  std::string loss = describeTensor(graph.spec(), *graph.loss());
  if (lossNode == kNone)
    return Error{who + " needs the loss, but " + loss +
                 ", marked as the loss, is a graph input: mark the tensor that "
                 "the step computes"};
  if (lossNode + 1 == graph.numNodes())
    return noBackwardPart(graph, lossNode, "which makes " + loss, planner);

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

Result<ForwardBackward> remat::splitAfter(const Graph &graph, NodeId last,
                                          std::string_view planner) {
  if (graph.numNodes() == 0)
    return Error{"planner " + std::string(planner) +
                 " needs a backward part, but the graph has no nodes"};
  if (last + 1 == graph.numNodes())
    return noBackwardPart(graph, last, "at which the step holds the most bytes",
                          planner);
  ForwardBackward split;
  split.lossNode = last;
  split.forward.assign(graph.numNodes(), false);
  std::fill_n(split.forward.begin(), split.numEarly(), true);
  return split;
}
