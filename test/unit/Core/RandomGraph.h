//===- RandomGraph.h - Random training steps for property tests -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_RANDOMGRAPH_H
#define REMAT_TEST_UNIT_CORE_RANDOMGRAPH_H

#include "remat/Core/Graph/Graph.h"

#include <functional>
#include <random>
#include <string>

namespace remat::test {

struct RandomGraphOptions {
  uint32_t forwardNodes = 8;
  /// The chance that a forward node has a second input.
  double branches = 0.4;
  /// The chance of a mask, an early node that only the late part reads.
  double masks = 0.3;
  double multipleOutputs = 0.2;
  double inPlace = 0.3;
  double workspace = 0.2;
  double ownedInputs = 0.2;
  /// The chance of a node that must not run twice. Tensors of 0 bytes keep some
  /// of these nodes in order.
  double never = 0.1;
  /// The chance that a tensor is marked keep, recompute or offload, if the mark
  /// contradicts no other.
  double marks = 0;
  int64_t maxBytes = 100;
  int maxCost = 10;
};

/// Returns the joint graph of a training step. It has forward nodes with a
/// loss, gradients and updates. The order of the gradients follows the data,
/// but is not always the reverse order. A seed gives the same graph on every
/// machine.
GraphSpec randomTrainingStep(uint64_t seed,
                             const RandomGraphOptions &options = {});

/// Removes nodes and inputs from \p graph as long as \p fails() returns true.
GraphSpec shrink(GraphSpec graph,
                 const std::function<bool(const GraphSpec &)> &fails);

/// Returns the graph as text, one node a line.
std::string print(const GraphSpec &graph);

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_RANDOMGRAPH_H
