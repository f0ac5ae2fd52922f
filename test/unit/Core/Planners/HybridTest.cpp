//===- HybridTest.cpp - Recomputation and copies together -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests random training steps over random links. A failure prints the seed.
//
//===----------------------------------------------------------------------===//

#include "../ChainStep.h"
#include "../RandomLink.h"
#include "../RandomStep.h"
#include "../Sanitized.h"
#include "../WaitingStep.h"

#include "Core/Bounds/MakespanBound.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace remat;
using namespace remat::test;

namespace {

constexpr uint64_t kSeeds = kSanitized ? 8 : 32;

/// A pure planner only recomputes or only copies. At every budget `hybrid`
/// takes at most the time of the faster one, and meets every budget that one of
/// them meets. At some budgets it is faster than both, but never faster than
/// the bound. All of this also holds if `hybrid` may try almost no moves.
TEST(Hybrid, IsNeverSlowerThanThePurePlanners) {
  uint32_t faster = 0, alone = 0, budgets = 0;
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Graph graph = randomStep(seed);
    Link link = randomLink(seed);
    PlannerOptions options = littleEffort();
    if (seed % 3 == 0)
      options.effort = 0.001;
    for (int percent : {85, 65, 50}) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", " +
                   std::to_string(percent) + " %");
      int64_t budget = programPeak(graph) * percent / 100;
      Problem problem{graph, budget, link};
      Result<Planned> hybrid = planWith("hybrid", problem, options);
      ASSERT_TRUE(hybrid) << hybrid.error().message;
      double best = std::numeric_limits<double>::infinity();
      for (const auto &planner : planners()) {
        if (planner->name() != "search" &&
            !planner->name().starts_with("offload-"))
          continue;
        Problem own = problem;
        if (planner->name() == "search")
          own.link = {};
        Result<Planned> pure = planWith(planner->name(), own, options);
        if (pure && pure->feasible)
          best = std::min(best, pure->simulation.makespan);
      }
      ++budgets;
      if (!hybrid->feasible) {
        EXPECT_TRUE(std::isinf(best));
        continue;
      }
      double makespan = hybrid->simulation.makespan;
      EXPECT_LE(makespan, best * (1 + 1e-12));
      EXPECT_GE(makespan, makespanLowerBound(graph, budget, link));
      alone += std::isinf(best);
      faster += std::isfinite(best) && makespan < best * (1 - 1e-9);
    }
  }
  std::printf("%u budgets: %u met by hybrid alone, faster at %u others\n",
              budgets, alone, faster);
  EXPECT_GT(faster, budgets / 20);
}

/// For large graphs, `hybrid` begins with less effort. It is never slower than
/// the pure planners for such graphs either. Over a link without bandwidth only
/// the plans of `search` are left, and over a very fast link all copies are
/// hidden. `hybrid` has few moves of its own here, and these meet neither
/// bound, so it has to ask the other planners.
TEST(Hybrid, IsNeverSlowerOnLargeGraphs) {
  RandomGraphOptions shape;
  shape.forwardNodes = 230;
  PlannerOptions options;
  options.effort = 0.02;
  for (uint64_t seed = 1; seed <= (kSanitized ? 1 : 2); ++seed) {
    Graph graph = *Graph::create(randomTrainingStep(seed, shape));
    ASSERT_GT(graph.numNodes(), 400u);
    for (double rate : {1e-3, 1e6}) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", rate " +
                   std::to_string(rate));
      Link link;
      link.deviceToHost = link.hostToDevice = rate;
      Problem problem{graph, programPeak(graph) * 7 / 10, link};
      Problem own = problem;
      own.link = {};
      auto hybrid = planWith("hybrid", problem, options);
      auto search = planWith("search", own, options);
      auto offload = planWith("offload-search", problem, options);
      ASSERT_TRUE(hybrid && search && offload);
      ASSERT_TRUE(search->feasible && hybrid->feasible);
      double most = search->simulation.makespan;
      if (offload->feasible)
        most = std::min(most, offload->simulation.makespan);
      EXPECT_LE(hybrid->simulation.makespan, most * (1 + 1e-12));
    }
  }
}

/// Every candidate is valid, also with keep and offload marks. A value that is
/// marked offload never runs again.
TEST(Hybrid, ProposesValidPlansAndFollowsMarks) {
  uint32_t withBoth = 0;
  for (uint64_t seed = 1; seed <= 2 * kSeeds; ++seed) {
    Graph graph = randomStep(seed, seed % 2 ? 0.15 : 0);
    if (findPolicyContradiction(graph))
      continue;
    Problem problem{graph, programPeak(graph) * 6 / 10, randomLink(seed)};
    auto sink = [&](std::vector<Step> steps, const Origin &) {
      Simulation simulation = simulate(graph, steps);
      EXPECT_TRUE(simulation.valid()) << "seed " << seed;
      std::vector<uint32_t> runs(graph.numNodes(), 0);
      for (Step step : steps)
        if (step.kind == StepKind::Compute && ++runs[step.id] > 1)
          for (TensorId t : graph.node(step.id).outputs)
            EXPECT_TRUE(graph.tensor(t).policy == TensorPolicy::Any ||
                        graph.tensor(t).policy == TensorPolicy::Recompute)
                << "seed " << seed;
      withBoth += simulation.swappedOutBytes > 0 &&
                  simulation.computeCost > graph.baseCost();
      return Verdict{simulation.peakBytes, simulation.makespan};
    };
    std::optional<Error> error =
        findPlanner("hybrid")->propose(problem, littleEffort(), sink);
    EXPECT_FALSE(error) << error->message;
  }
  EXPECT_GT(withBoth, kSeeds);
}

/// The plan is the same for any number of threads.
TEST(Hybrid, IsRepeatable) {
  for (uint64_t seed = 1; seed <= kSeeds / 4; ++seed) {
    Graph graph = randomStep(seed);
    Problem problem{graph, programPeak(graph) * 7 / 10, randomLink(seed)};
    PlannerOptions one = littleEffort(), three = littleEffort();
    one.threads = 1;
    three.threads = 3;
    EXPECT_EQ(planWith("hybrid", problem, one)->plan.steps,
              planWith("hybrid", problem, three)->plan.steps)
        << "seed " << seed;
  }
}

/// Without a budget `hybrid` has as low a peak as any planner, or a lower one.
TEST(Hybrid, GoesAsLowAsAnyPlanner) {
  uint32_t lower = 0;
  for (uint64_t seed = 1; seed <= kSeeds / 2; ++seed) {
    Graph graph = randomStep(seed);
    Problem problem{graph, std::nullopt, randomLink(seed)};
    int64_t peak =
        planWith("hybrid", problem, littleEffort())->simulation.peakBytes;
    int64_t best = std::numeric_limits<int64_t>::max();
    for (const char *name : {"search", "offload-greedy", "offload-dynprog"})
      if (auto planned = planWith(name, problem, littleEffort()))
        best = std::min(best, planned->simulation.peakBytes);
    EXPECT_LE(peak, best) << "seed " << seed;
    lower += peak < best;
  }
  EXPECT_GT(lower, kSeeds / 20);
}

/// The step has sixty nodes, and its link hides copies. `hybrid` may try almost
/// no moves of its own. `hybrid` therefore returns the plan of a planner that
/// offloads.
TEST(Hybrid, BeginsWithPlansThatOffload) {
  Graph graph = chainStep(30);
  Link link;
  link.deviceToHost = link.hostToDevice = 10;
  PlannerOptions options;
  options.effort = 0.001;
  Problem problem{graph, programPeak(graph) / 2, link};
  auto offload = planWith("offload-greedy", problem, options);
  auto hybrid = planWith("hybrid", problem, options);
  auto search = planWith("search", {graph, problem.budgetBytes, {}}, options);
  EXPECT_LT(offload->simulation.makespan, search->simulation.makespan - 1);
  EXPECT_LE(hybrid->simulation.makespan, offload->simulation.makespan);
}

/// A cannot run again, so without copies 61 bytes are needed. The largest
/// working set has 51 bytes.
TEST(Hybrid, DescendsByCopying) {
  GraphSpec spec = waiting();
  spec.nodes[0].recomputable = false;
  Graph graph = *Graph::create(spec);
  auto planned = planWith("hybrid", {graph, {}, randomLink(1)}, littleEffort());
  EXPECT_EQ(planned->simulation.peakBytes, 51);
  EXPECT_EQ(
      planWith("search", {graph, {}, {}}, littleEffort())->simulation.peakBytes,
      61);
}

/// Copies take at most the bytes of the host limit. If the limit is 0, nothing
/// is copied, and the plan is the plan of `search` or as good.
TEST(Hybrid, RespectsTheHostLimit) {
  uint32_t limited = 0;
  for (uint64_t seed = 1; seed <= kSeeds / 2; ++seed) {
    Graph graph = randomStep(seed);
    int64_t peak = programPeak(graph);
    Problem problem{graph, peak * 6 / 10, randomLink(seed)};
    auto free = planWith("hybrid", problem, littleEffort());
    int64_t used = free->simulation.hostPeakBytes;
    if (used < 2)
      continue;
    ++limited;
    for (int64_t limit : {used / 2, int64_t(0)}) {
      problem.hostLimitBytes = limit;
      auto planned = planWith("hybrid", problem, littleEffort());
      ASSERT_TRUE(planned) << planned.error().message;
      EXPECT_LE(planned->simulation.hostPeakBytes, limit) << "seed " << seed;
      // The planners that offload must also keep the limit, with another plan.
      auto offload = planWith("offload-greedy", problem, littleEffort());
      if (offload)
        EXPECT_LE(offload->simulation.hostPeakBytes, limit);
    }
  }
  EXPECT_GT(limited, kSeeds / 5);
}

TEST(Hybrid, DeclinesWithoutALink) {
  Graph graph = randomStep(3);
  auto errorOf = [&](Link link, bool liveness = true) {
    auto planned = planWith("hybrid", {graph, {}, link, liveness});
    return planned ? "" : planned.error().message;
  };
  EXPECT_NE(errorOf({}).find("--d2h"), std::string::npos);
  Link oneWay;
  oneWay.deviceToHost = 1;
  EXPECT_NE(errorOf(oneWay).find("both directions"), std::string::npos);
  EXPECT_NE(errorOf(randomLink(1), false).find("liveness"), std::string::npos);
}

/// Without a loss there is no offload planner to begin with. 10 bytes leave
/// while B runs, in 0.1, and come back after C, where Y waits 0.1 for them. To
/// make them again costs 1.
TEST(Hybrid, WorksWithoutALoss) {
  Graph graph = *Graph::create(waiting());
  Link link;
  link.deviceToHost = link.hostToDevice = 100;
  auto planned = planWith("hybrid", {graph, 52, link}, littleEffort());
  ASSERT_TRUE(planned) << planned.error().message;
  EXPECT_TRUE(planned->feasible);
  EXPECT_EQ(planned->simulation.swappedOutBytes, 10);
  EXPECT_NEAR(planned->simulation.makespan, 5.1, 1e-9);
}

} // namespace
