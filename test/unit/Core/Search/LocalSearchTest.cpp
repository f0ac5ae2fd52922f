//===- LocalSearchTest.cpp - What annealing finds -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/LocalSearch.h"

#include "remat/Core/Graph/Graph.h"
#include "remat/Core/Plan/Plan.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

using namespace remat;

namespace {

constexpr uint32_t kLayers = 3, kLength = 20;
constexpr int64_t kLossBytes = 1000;

struct Layers {
  GraphSpec spec;
  /// The nodes of a layer that run again right before its gradient.
  std::vector<NodeId> order;

  TensorId add(const std::string &name, double cost,
               std::vector<TensorId> inputs, int64_t workspace = 0) {
    TensorId made = spec.tensors.size();
    spec.tensors.push_back({name, 1});
    spec.nodes.push_back({name, "op", cost, inputs, {made}, workspace});
    order.push_back(spec.nodes.size() - 1);
    return made;
  }
};

/// In each layer a chain of nodes at cost 1 makes the next layer's input, and
/// one node at cost 15 reads the input, too. The gradient reads all of these.
/// Beside the loss there is room for one tensor of each layer. The returned
/// plan holds the inputs during the loss, and runs each layer again before its
/// gradient.
Layers layers() {
  Layers made;
  std::vector<TensorId> wide;
  std::vector<std::vector<NodeId>> again(kLayers);
  std::vector<std::vector<TensorId>> read(kLayers);
  TensorId x = made.add("x", 1, {});
  for (uint32_t k = 0; k < kLayers; ++k) {
    read[k].push_back(x);
    TensorId side = made.add("side", 15, {x});
    read[k].push_back(side);
    again[k].push_back(made.order.back());
    for (uint32_t i = 0; i < kLength; ++i) {
      x = made.add("chain", 1, i ? std::vector{x} : std::vector{x, side});
      if (i + 1 < kLength) {
        read[k].push_back(x);
        again[k].push_back(made.order.back());
      }
    }
  }
  TensorId gradient = made.add("loss", 1, {x}, kLossBytes);
  for (uint32_t k = kLayers; k-- > 0;) {
    made.order.insert(made.order.end(), again[k].begin(), again[k].end());
    read[k].push_back(gradient);
    gradient = made.add("gradient", 1, read[k]);
  }
  made.spec.outputs = {gradient};
  return made;
}

/// It is cheaper to hold the tensors that cost 15, and to run the first layers
/// once more before the gradients of the later ones. One move must then put
/// many runs in an earlier place, in exchange for one tensor.
TEST(LocalSearch, RunsLayersAgainEarlierForTheLayersBehindThem) {
  Layers made = layers();
  Graph graph = *Graph::create(made.spec);
  std::vector<Step> start = computeSteps(made.order);
  int64_t budget = kLossBytes + 2 + kLayers;
  Simulation simulation = simulate(graph, start);
  ASSERT_TRUE(simulation.valid());
  ASSERT_LE(simulation.peakBytes, budget);
  SearchSchedule schedule;
  schedule.moves = 20000;
  RepeatedStructure structure(graph);
  double least = simulation.computeCost;
  for (uint64_t seed = 0; seed < 8; ++seed)
    least = std::min(
        least,
        searchSequence(graph, structure, start, budget, schedule, seed).cost);
  // These nodes run again: x, all nodes of the chain in each layer except its
  // end, and the end in two layers.
  EXPECT_EQ(least, graph.baseCost() + 1 + kLayers * (kLength - 1) + 2);
}

} // namespace
