//===- Expand.h - Makes a training graph from a forward graph ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The papers' tables use networks that are given by their forward part alone.
// This file adds the backward part that reverse-mode differentiation would
// make. All planners and the simulator then need only one kind of graph.
//
// The forward tensors and nodes keep their numbers in the expanded graph. New
// tensors and nodes follow them:
//
// - The seed grad(loss): a resident graph input as large as the loss. In a real
// step the seed is a constant.
// - One backward node for each forward node that the loss depends on, in
//   reverse order. The backward node reads the gradients of the outputs of its
//   forward node. `backward_needs` says whether it also reads the inputs of the
//   forward node, the outputs, both or neither. The backward node makes the
//   gradient of each input that is a weight or has a producer. If all its
//   inputs are graph inputs that are not weights, the backward node makes
//   nothing, but its cost is part of the step.
// - A gradient for each tensor, as large as the tensor. If a tensor has several
//   readers, its gradient is a sum. The first backward node makes the first
//   term of the sum. Each later one reads the sum so far and adds its term in
//   place:
//   grad(x)#1, grad(x)#2, ..., grad(x).
//
// A backward node costs backward_cost if the file gives it, and otherwise as
// much as its forward node. Workspace, flops, device_bytes and the mark `never`
// are copied from the forward node (the backward node of a collective is a
// collective too).
//
// The loss is the tensor `loss`, or else the graph's only output. The outputs
// are the outputs of the forward graph, followed by the gradients of the
// weights in tensor order. Weights are the graph inputs with `weight: true`.
// Other graph inputs have no gradient, because a file does not show whether a
// resident input is trained.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_EXPAND_H
#define REMAT_CORE_GRAPH_EXPAND_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Returns an error in these cases: the graph already is a training graph, it
/// has neither a loss nor exactly one output, its loss is a graph input, or a
/// weight has a producer.
Result<Graph> expandTrainingGraph(const Graph &forward);

} // namespace remat

#endif // REMAT_CORE_GRAPH_EXPAND_H
