//===- MakespanBoundTest.cpp - The bound on the time, by hand -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HybridAgainstExactTest compares plans with the fastest ones.
//
//===----------------------------------------------------------------------===//

#include "Core/Bounds/MakespanBound.h"

#include "../ExhaustiveCopies.h"
#include "../WaitingChain.h"

#include "remat/Core/Bounds/Bounds.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace remat;
using namespace remat::test;

namespace {

Link linkOf(double bandwidth) {
  Link link;
  link.deviceToHost = link.hostToDevice = bandwidth;
  return link;
}

/// Within 5 bytes b cannot be held at P. To make b again, A and B run again,
/// which costs 4.
///
/// The link copies 1 byte per unit of cost. The 2 bytes of b can come back
/// after P within a makespan of m if 2 <= m - 1 - 5. At m = 8, nothing has to
/// run again. In a real plan b leaves from 4 to 6, P and Q run, b comes back
/// from 8 to 10, and R ends at 11.
///
/// With half of the bandwidth, 2 <= (m - 6) / 2 holds from m = 10 on. Below m =
/// 10, one byte may be on the host. The cost is then at least 2 more (see
/// CostBoundTest), which also gives 10. In a real plan the copies take longer
/// than A and B: 12.
TEST(MakespanBound, WeighsTheLinkAgainstRecomputation) {
  Graph graph = waitingChain();
  EXPECT_NEAR(makespanLowerBound(graph, 5, linkOf(1)), 8, 1e-6);
  EXPECT_EQ(fastestPlan(graph, 5, linkOf(1), 1 << 20).makespan, 11);
  EXPECT_NEAR(makespanLowerBound(graph, 5, linkOf(0.5)), 10, 1e-2);
  EXPECT_EQ(fastestPlan(graph, 5, linkOf(0.5), 1 << 20).makespan, 12);
}

/// Without room on the host, or without time, the bound is the one for plans
/// that only recompute.
TEST(MakespanBound, EndsAtTheCostWithoutCopies) {
  Graph graph = waitingChain();
  EXPECT_NEAR(makespanLowerBound(graph, 5, linkOf(1), 0), 12, 1e-6);
  EXPECT_NEAR(makespanLowerBound(graph, 5, linkOf(1), 1), 10, 1e-6);
  EXPECT_NEAR(makespanLowerBound(graph, 5, linkOf(1e-3)), 12, 1e-6);
  // Without a bandwidth, copies take no time.
  EXPECT_NEAR(makespanLowerBound(graph, 5, {}), 8, 1e-6);
  EXPECT_TRUE(std::isinf(makespanLowerBound(graph, 4, linkOf(1))));
}

/// An owned input of 3 bytes waits for B, while node A needs 4 bytes. The input
/// can be held, or be copied to the host.
TEST(PeakBoundWithCopies, CountsNothingBesides) {
  GraphSpec spec;
  spec.tensors = {{"x", 3, true}, {"a", 4}, {"b", 0}, {"y", 1}};
  spec.nodes = {
      {"A", "", 1, {}, {1}}, {"B", "", 1, {1}, {2}}, {"Y", "", 1, {0, 2}, {3}}};
  spec.outputs = {3};
  Graph graph = *Graph::create(spec);
  EXPECT_EQ(peakLowerBound(graph).bytes, 7);
  EXPECT_EQ(peakLowerBoundWithCopies(graph).bytes, 4);
  std::vector<Step> steps = {Step::swapOut(0), Step::waitOut(0),
                             Step::compute(0), Step::compute(1),
                             Step::swapIn(0),  Step::compute(2)};
  Simulation simulation = simulate(graph, steps);
  EXPECT_TRUE(simulation.valid());
  EXPECT_EQ(simulation.peakBytes, 4);
}

} // namespace
