//===- PartialOffloadTest.cpp - Tensors in parts --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Graph/PartialOffload.h"

#include "../RandomGraph.h"
#include "../WaitingStep.h"

#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

/// Checks that program order holds the same bytes at every step, and that every
/// policy is kept.
TEST(PartialOffload, HoldsTheSameBytes) {
  RandomGraphOptions options;
  options.inPlace = 0.5;
  options.marks = 0.1;
  SimulatorOptions timeline;
  timeline.timeline = true;
  uint32_t split = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    options.forwardNodes = 1 + seed % 12;
    Graph whole = *Graph::create(randomTrainingStep(seed, options));
    Graph parts = splitForOffload(whole, 1 + seed % 5);
    Simulation before = simulate(whole, keepAllPlan(whole).steps, timeline);
    Simulation after = simulate(parts, keepAllPlan(parts).steps, timeline);
    EXPECT_EQ(before.timeline, after.timeline);
    EXPECT_EQ(before.makespan, after.makespan);
    EXPECT_EQ(whole.loss() ? whole.bytes(*whole.loss()) : 0,
              parts.loss() ? parts.bytes(*parts.loss()) : 0);
    split += parts.numTensors() > whole.numTensors();
  }
  EXPECT_GT(split, 150u); // In 160 graphs a tensor has several parts.
}

/// Tensor a has 10 bytes, and 4 of them have to leave. A half of 5 bytes takes
/// half the time of the whole a.
///
/// While T runs, t takes 50 bytes and b takes 1, so the budget of 57 leaves 6
/// bytes. Half of tensor a goes out while B runs, and comes back after C, in
/// 0.5. To copy all of it takes 1, and to make it again takes 1, too.
TEST(PartialOffload, LetsNoMoreLeaveThanHasTo) {
  Graph whole = *Graph::create(waiting());
  Graph halves = splitForOffload(whole, 2);
  // Tensors a and t are split into halves. The other tensors have 1 byte, and
  // stay whole.
  ASSERT_EQ(halves.numTensors(), 6u + 2);
  EXPECT_EQ(halves.tensor(1).name, "a[0/2]");
  EXPECT_EQ(halves.bytes(2), 5);
  Link link;
  link.deviceToHost = link.hostToDevice = 10;
  PlannerOptions options;
  options.effort = 0.1;
  auto planned = [&](const Graph &graph) {
    return *planWith("hybrid", {graph, 57, link}, options);
  };
  EXPECT_NEAR(planned(whole).simulation.makespan, 6, 1e-9);
  EXPECT_NEAR(planned(halves).simulation.makespan, 5.5, 1e-9);
  EXPECT_EQ(planned(halves).simulation.swappedOutBytes, 5);
}

} // namespace
