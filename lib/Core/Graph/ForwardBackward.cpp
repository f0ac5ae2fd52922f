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

/// Returns the node that makes the loss of \p graph, or an error.
static Result<NodeId> lossNodeOf(const Graph &graph, std::string_view planner) {
  std::string who = "planner " + std::string(planner);
  if (!graph.loss())
    return Error{
        who +
        " needs the loss, but it is not known: name the tensor ('loss' in a "
        "graph), or the result of a step (loss-result=N)" +
        kOthers};
  NodeId lossNode = graph.producer(*graph.loss());
  if (lossNode == kNone)
    return Error{who + " needs the loss, but " +
                 describeTensor(graph.spec(), *graph.loss()) +
                 ", marked as the loss, is a graph input: mark the tensor that "
                 "the step computes"};
  return lossNode;
}

/// Returns the split after \p lossNode, which makes the loss.
static ForwardBackward splitBehind(const Graph &graph, NodeId lossNode) {
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

/// Returns \p split if nodes follow its early part, and otherwise an error.
static Result<ForwardBackward> withBackwardPart(const Graph &graph,
                                                ForwardBackward split,
                                                std::string_view planner) {
  if (split.numEarly() == graph.numNodes())
    return noBackwardPart(
        graph, split.lossNode,
        "which makes " + describeTensor(graph.spec(), *graph.loss()), planner);
  return split;
}

Result<ForwardBackward> remat::splitAtLoss(const Graph &graph,
                                           std::string_view planner) {
  Result<NodeId> lossNode = lossNodeOf(graph, planner);
  if (!lossNode)
    return lossNode.error();
  return withBackwardPart(graph, splitBehind(graph, *lossNode), planner);
}

/// Returns whether a compiler has delayed the loss until the end of the
/// backward part: no node reads it, and more than a third of the nodes up to
/// the loss are not needed for it.
static bool isDelayed(const Graph &graph, const ForwardBackward &split) {
  auto early = split.forward.begin() + split.lossNode;
  size_t others = std::count(split.forward.begin(), early, false);
  return graph.readers(*graph.loss()).empty() && 3 * others > split.numEarly();
}

/// Ends the early part of \p split at the last node on which the loss depends
/// and whose results a node of the backward part reads. The nodes that only
/// compute the loss from there on become a part of the backward part.
static void endAtLastRead(const Graph &graph, ForwardBackward &split) {
  auto isRead = [&](NodeId n) {
    return std::ranges::any_of(graph.outputs(n), [&](TensorId t) {
      return std::ranges::any_of(graph.readers(t), [&](NodeId reader) {
        return !split.forward[reader];
      });
    });
  };
  for (NodeId n = split.lossNode; n-- > 0;)
    if (split.forward[n] && isRead(n)) {
      std::fill(split.forward.begin() + n + 1, split.forward.end(), false);
      split.lossNode = n;
      return;
    }
}

Result<ForwardBackward> remat::splitAtDelayedLoss(const Graph &graph,
                                                  std::string_view planner) {
  Result<NodeId> lossNode = lossNodeOf(graph, planner);
  if (!lossNode)
    return lossNode.error();
  ForwardBackward split = splitBehind(graph, *lossNode);
  if (isDelayed(graph, split))
    endAtLastRead(graph, split);
  return withBackwardPart(graph, std::move(split), planner);
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
