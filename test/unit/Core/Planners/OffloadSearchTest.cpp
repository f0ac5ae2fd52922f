//===- OffloadSearchTest.cpp - Annealing of copies alone ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests random training steps over random links. A failure prints the seed.
//
//===----------------------------------------------------------------------===//

#include "../RandomLink.h"
#include "../RandomStep.h"
#include "../Sanitized.h"

#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <limits>

using namespace remat;
using namespace remat::test;

namespace {

constexpr uint64_t kSeeds = kSanitized ? 6 : 24;

/// Returns the smallest makespan of the planners that choose from a chain
/// within the budget. Returns infinity if none of them meets the budget.
double bestFromChain(const Problem &problem) {
  double best = std::numeric_limits<double>::infinity();
  for (const auto &planner : planners()) {
    if (!planner->name().starts_with("offload-") || planner->aimsAtBudget())
      continue;
    Result<Planned> planned =
        planWith(planner->name(), problem, littleEffort());
    if (planned && planned->feasible)
      best = std::min(best, planned->simulation.makespan);
  }
  return best;
}

/// `offload-search` runs every node once, takes at most the time of the other
/// planners, and sometimes takes less.
TEST(OffloadSearch, IsNeverSlowerThanTheChainPlanners) {
  uint32_t faster = 0, budgets = 0;
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Graph graph = randomStep(seed);
    int64_t peak = programPeak(graph);
    for (int percent : {85, 65}) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      Problem problem{graph, peak * percent / 100, randomLink(seed)};
      Result<Planned> planned =
          planWith("offload-search", problem, littleEffort());
      ASSERT_TRUE(planned) << planned.error().message;
      EXPECT_NEAR(planned->simulation.computeCost, graph.baseCost(),
                  1e-9 * graph.baseCost());
      double best = bestFromChain(problem);
      ++budgets;
      if (!planned->feasible) {
        EXPECT_TRUE(std::isinf(best));
        continue;
      }
      EXPECT_LE(planned->simulation.makespan, best * (1 + 1e-12));
      faster += planned->simulation.makespan < best * (1 - 1e-9);
    }
  }
  std::printf("%u budgets, faster at %u\n", budgets, faster);
  EXPECT_GT(faster, budgets / 20);
}

/// The planner `offload-search` does not copy a value that is marked `keep` to
/// the host. Its plans bear its own name, and not the name of `hybrid`.
TEST(OffloadSearch, FollowsMarks) {
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Graph graph = randomStep(seed, 0.15);
    Problem problem{graph, std::nullopt, randomLink(seed)};
    auto sink = [&](std::vector<Step> steps, const Origin &origin) {
      EXPECT_NE(origin.planner, "hybrid") << "seed " << seed;
      Simulation simulation = simulate(graph, steps);
      EXPECT_TRUE(simulation.valid()) << "seed " << seed;
      for (Step step : steps)
        if (step.kind == StepKind::SwapOut)
          EXPECT_NE(graph.tensor(step.id).policy, TensorPolicy::Keep)
              << "seed " << seed;
      return Verdict{simulation.peakBytes, simulation.makespan};
    };
    std::optional<Error> error =
        findPlanner("offload-search")->propose(problem, littleEffort(), sink);
    EXPECT_EQ(bool(error), hasRecomputeMark(graph)) << "seed " << seed;
    if (error)
      EXPECT_NE(error->message.find("marked recompute"), std::string::npos);
  }
}

TEST(OffloadSearch, DeclinesWhatItCannot) {
  Graph graph = randomStep(1);
  auto errorOf = [&](Link link, bool liveness) {
    Result<Planned> planned =
        planWith("offload-search", {graph, std::nullopt, link, liveness});
    return planned ? "" : planned.error().message;
  };
  EXPECT_NE(errorOf({}, true).find("offload-search needs"), std::string::npos);
  EXPECT_NE(errorOf(randomLink(1), false).find("liveness"), std::string::npos);
}

} // namespace
