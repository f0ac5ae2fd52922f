//===- SlotSequenceTest.cpp - Compares slots with the simulator -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SlotSequence.h"

#include "../RandomGraph.h"

#include "Core/Search/LocalSearch.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

/// Checks that the held bytes of every step are those of the simulator. The
/// excess must be the sum over all slots of the bytes above the budget, where
/// each slot counts as the largest one of its \p block.
void expectAgreement(const SlotSequence &sequence, int64_t budget,
                     uint32_t block) {
  std::vector<Step> steps = sequence.plan();
  SimulatorOptions options;
  options.timeline = true;
  Simulation simulation = simulate(sequence.graph(), steps, options);
  ASSERT_TRUE(simulation.valid());
  int64_t excess = 0;
  for (uint32_t slot = 0, s = 0; slot < sequence.numSlots(); ++slot) {
    int64_t largest = 0;
    for (uint32_t i = 0; i < block; ++i)
      if (uint32_t other = slot / block * block + i;
          other < sequence.numSlots())
        largest = std::max(largest, sequence.held(other));
    bool isFirst = slot % block == 0;
    excess += isFirst ? block * std::max<int64_t>(0, largest - budget) : 0;
    if (sequence.nodeAt(slot) != kNone) {
      ASSERT_EQ(sequence.held(slot), simulation.timeline[s]) << "step " << s;
      ++s;
    }
  }
  EXPECT_EQ(double(excess), sequence.excess());
  EXPECT_EQ(simulation.peakBytes, sequence.peak());
  EXPECT_EQ(simulation.peakBytes <= budget, sequence.fits());
  EXPECT_NEAR(simulation.computeCost, sequence.cost(), 1e-9);
}

/// Adds or removes a random step if the plan stays valid.
void change(SlotSequence &sequence, std::mt19937_64 &random) {
  const Graph &graph = sequence.graph();
  if (random() % 2 && !sequence.repeated().empty()) {
    const auto &nodes = sequence.repeated();
    NodeId n = nodes[random() % nodes.size()];
    const std::vector<uint32_t> &runs = sequence.runs(n);
    uint32_t slot = runs[random() % runs.size()];
    bool mayGo = true;
    for (TensorId t : graph.node(n).outputs)
      mayGo &= slot != runs[0] || sequence.readAfter(t, slot) > runs[1];
    if (mayGo)
      sequence.erase(slot);
    return;
  }
  NodeId n = random() % graph.numNodes();
  uint32_t low = 0;
  for (TensorId t : graph.node(n).inputs)
    if (graph.producer(t) != kNone)
      low = std::max(low, sequence.runs(graph.producer(t))[0] + 1);
  uint32_t from = low + random() % (sequence.numSlots() - low);
  uint32_t slot = sequence.freeAbove(from, sequence.numSlots());
  if (slot != kNone && mayRepeat(graph, n))
    sequence.insert(n, slot);
}

TEST(SlotSequence, AgreesWithTheSimulatorAfterEveryChange) {
  RandomGraphOptions options;
  options.inPlace = 0.6;
  for (uint64_t seed = 0; seed < 90; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937_64 random(seed);
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    int64_t budget = 20 + random() % 200;
    // A block has one slot, some slots, or about half of all slots.
    uint32_t maxBlocks = seed % 3 == 0 ? 4096 : seed % 3 == 1 ? 16 : 3;
    SlotSequence sequence(graph, keepAllPlan(graph).steps, budget, 3,
                          maxBlocks);
    uint32_t block = 1;
    while (block * maxBlocks < sequence.numSlots() &&
           block < SlotProfile::kMaxBlockSlots)
      block *= 2;
    expectAgreement(sequence, budget, block);
    for (int i = 0; i < 60 && !HasFatalFailure(); ++i) {
      change(sequence, random);
      expectAgreement(sequence, budget, block);
    }
  }
}

TEST(LocalSearch, PlansAreValidWithinTheBudgetAndRepeatable) {
  uint32_t found = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Graph graph = *Graph::create(randomTrainingStep(seed));
    std::vector<Step> start = keepAllPlan(graph).steps;
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    int64_t budget = peak * 8 / 10;
    RepeatedStructure structure(graph);
    SearchSchedule schedule;
    schedule.moves = 3000;
    SearchResult result =
        searchSequence(graph, structure, start, budget, schedule, seed);
    EXPECT_EQ(
        result.steps,
        searchSequence(graph, structure, start, budget, schedule, seed).steps);
    if (result.steps.empty())
      continue;
    ++found;
    Simulation simulation = simulate(graph, result.steps);
    ASSERT_TRUE(simulation.valid());
    EXPECT_LE(simulation.peakBytes, budget);
    EXPECT_NEAR(simulation.computeCost, result.cost, 1e-9);
  }
  EXPECT_GT(found, 20u);
}

} // namespace
