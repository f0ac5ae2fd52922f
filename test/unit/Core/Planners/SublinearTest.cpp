//===- SublinearTest.cpp - Chen's segments on chains ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../ChainStep.h"

#include "remat/Core/Graph/Expand.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace remat;
using namespace remat::test;

namespace {

Planned lowest(const char *planner, const Graph &graph) {
  Result<Planned> planned = planWith(planner, {graph, std::nullopt, {}});
  EXPECT_TRUE(planned) << planned.error().message;
  return *planned;
}

TEST(Sublinear, SixteenNodesByHand) {
  // 16 nodes, results v0 to v15, gradients g15 to g1. Alg. 3 with B = 3 splits
  // after 4 results each: v3, v7, v11 and v15 are kept. The last segment's
  // backward part recomputes v12 to v14 from v11.
  Graph graph = chainStep(16);
  Result<Planned> all = planWith("keep-all", {graph, std::nullopt, {}});
  // At the first backward node: v0 to v14, the loss v15, and its gradient g14
  // (grad(loss) is resident).
  EXPECT_EQ(all->simulation.peakBytes, 17);
  // Kept v3, v7, v11, the loss; of the last segment v12 to v14, and g14: 8. A
  // segment earlier: v3, v7, loss, v8 to v10 and two gradients: 8 too.
  Result<Planned> planned = planWith("sublinear", {graph, 8, {}});
  ASSERT_TRUE(planned);
  EXPECT_TRUE(planned->feasible);
  EXPECT_EQ(planned->simulation.peakBytes, 8);
  // Recomputed once: v0 to v2, v4 to v6, v8 to v10; v12 to v14 are held where
  // this does not cost more memory.
  EXPECT_LE(planned->simulation.computeCost, 32 + 12);
}

TEST(Sublinear, PeakGrowsWithTheRootOfTheLength) {
  // O(sqrt(n)): four times the length, about twice the peak. 2 sqrt(n) is what
  // n / k for a segment and k for the results between them add up to.
  for (const char *planner :
       {"sublinear", "sublinear-search", "lower-set-approx"}) {
    double before = 0;
    for (uint32_t size : {64u, 256u, 1024u}) {
      Planned planned = lowest(planner, chainStep(size));
      double peak = double(planned.simulation.peakBytes);
      EXPECT_LE(peak, 2.5 * std::sqrt(size) + 4) << planner;
      if (before > 0)
        EXPECT_NEAR(peak / before, 2, 0.3) << planner << ", " << size;
      before = peak;
      // At most one more forward pass.
      EXPECT_LE(planned.simulation.overhead(), 0.5) << planner;
    }
  }
}

TEST(LowerSetApprox, ProposesBothObjectives) {
  // With memory for everything the time-centric strategy keeps every result;
  // the memory-centric one keeps none but the loss: 63 of 64 run again.
  Graph graph = chainStep(64);
  double least = 1e9, most = 0;
  auto sink = [&](std::vector<Step> steps, const Origin &) {
    double cost = simulate(graph, steps).computeCost;
    least = std::min(least, cost);
    most = std::max(most, cost);
    return Verdict{};
  };
  EXPECT_FALSE(findPlanner("lower-set-approx")
                   ->propose({graph, std::nullopt, {}}, {}, sink));
  EXPECT_EQ(least, 128);
  EXPECT_EQ(most, 128 + 63);
}

TEST(Sublinear, OneSegmentWhereNothingSplits) {
  // Every node also reads the first result: there is no split point after it.
  GraphSpec spec;
  spec.training = false;
  spec.tensors.push_back({"x", 1});
  for (uint32_t i = 0; i < 8; ++i) {
    spec.tensors.push_back({"", 1});
    spec.nodes.push_back({"", "", 1, {i}, {i + 1}});
    if (i > 1)
      spec.nodes.back().inputs.push_back(1);
  }
  spec.outputs = {8};
  Graph graph = *expandTrainingGraph(*Graph::create(std::move(spec)));
  EXPECT_TRUE(lowest("sublinear", graph).simulation.valid());
}

} // namespace
