//===- PromptOrder.h - Nodes run as soon as this frees bytes ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that has enough memory may run the weight gradients of all layers
// at the end of a step. If a plan computes activations again, such an order
// holds the recomputed activations of all layers until then. In the prompt
// order, a weight gradient runs when both of its operands are there.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_PROMPTORDER_H
#define REMAT_LIB_CORE_PLANNERS_PROMPTORDER_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Returns the nodes in program order, except that a node runs earlier if its
/// inputs are made and it then frees at least as many bytes as it makes.
std::vector<NodeId> promptOrder(const Graph &graph);

/// Returns \p graph with its nodes in \p order, which must be topological.
Graph inOrder(const Graph &graph, const std::vector<NodeId> &order);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_PROMPTORDER_H
