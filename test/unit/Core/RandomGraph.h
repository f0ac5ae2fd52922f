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
  /// Chance of a second input of a forward node.
  double branches = 0.4;
  /// Chance of a mask: an early node that only the late part reads.
  double masks = 0.3;
  double multipleOutputs = 0.2;
  double inPlace = 0.3;
  double workspace = 0.2;
  double ownedInputs = 0.2;
  /// Chance of a node that must not run twice; some are ordered among
  /// themselves by tensors of 0 bytes.
  double never = 0.1;
  /// Chance of a keep, recompute or offload mark on a tensor, where it is no
  /// contradiction.
  double marks = 0;
  int64_t maxBytes = 100;
  int maxCost = 10;
};

/// A joint graph of a training step: forward nodes with a loss, gradients in an
/// order that data allow but that is not always the mirror, and updates. The
/// same seed gives the same graph everywhere.
GraphSpec randomTrainingStep(uint64_t seed,
                             const RandomGraphOptions &options = {});

/// Takes nodes and inputs away from \p graph as long as \p fails stays true.
GraphSpec shrink(GraphSpec graph,
                 const std::function<bool(const GraphSpec &)> &fails);

/// The graph as text, one node a line.
std::string print(const GraphSpec &graph);

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_RANDOMGRAPH_H
