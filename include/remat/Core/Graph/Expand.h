//===- Expand.h - A training graph from a forward-only one ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The papers' tables are about networks given by their forward part alone. This
// adds a backward part as reverse-mode differentiation would emit it, so that
// every planner and the simulator see one kind of graph.
//
// The expanded graph keeps the forward tensors and nodes with their numbers.
// Behind them come:
//
// - The seed grad(loss), a resident graph input of the loss's size: in a real
//   step it is a constant.
// - One backward node for each forward node that the loss depends on, in
//   reverse order. It reads the gradients of the node's outputs and, as
//   `backward_needs` says, the node's inputs, its outputs, both or neither, and
//   makes the gradient of each input that a node makes or that is a weight. A
//   node with other inputs only has a backward node that makes nothing: its
//   cost is part of the step all the same.
// - A tensor's gradient, as large as the tensor. With several readers it is a
//   sum: each backward node after the first reads the sum so far and makes the
//   next, with an in_place pair, so grad(x)#1, grad(x)#2, ..., grad(x).
//
// A backward node costs backward_cost where the file has it, and otherwise as
// much as its forward node. Workspace, flops, device_bytes and the mark `never`
// are the forward node's (the backward of a collective is one too).
//
// The loss is "loss", or else the graph's only output. Outputs are the forward
// graph's and then the gradients of the weights, in tensor order. Weights are
// the graph inputs with "weight": true; no other graph input has a gradient,
// because a file does not show whether a resident input is trained.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_EXPAND_H
#define REMAT_CORE_GRAPH_EXPAND_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Errors: the graph is a training graph already, it has neither a loss nor
/// exactly one output, the loss is a graph input, or a weight has a producer.
Result<Graph> expandTrainingGraph(const Graph &forward);

} // namespace remat

#endif // REMAT_CORE_GRAPH_EXPAND_H
