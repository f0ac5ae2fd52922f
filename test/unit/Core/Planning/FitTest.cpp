//===- FitTest.cpp - Which candidate is taken -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../RandomGraph.h"
#include "../Sanitized.h"
#include "../Seeds.h"

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

/// Two values of 40 bytes wait for the backward part. Each is cheap to
/// recompute from x. A gradient of 10 bytes is the output.
///   tensors 0 x, 1 a, 2 b, 3 loss, 4 ga, 5 gb
///   nodes   0 A (cost 3), 1 B (cost 5), 2 loss, 3 B', 4 A'
GraphSpec twoValues() {
  GraphSpec spec;
  spec.name = "two";
  spec.tensors = {{"x", 8},    {"a", 40},  {"b", 40},
                  {"loss", 4}, {"gb", 10}, {"ga", 10}};
  spec.nodes = {{"A", "cheap", 3, {0}, {1}},
                {"B", "dear", 5, {0}, {2}},
                {"loss", "", 1, {0}, {3}},
                {"B'", "", 1, {2, 3}, {4}},
                {"A'", "", 1, {1, 4}, {5}}};
  spec.outputs = {3, 5};
  spec.loss = 3;
  return spec;
}

TEST(Fit, CheapestWithinTheBudget) {
  Graph graph = *Graph::create(twoValues());
  // In program order B' holds a, b, loss and gb: 94 bytes.
  Result<Planned> all = planWith("keep-all", {graph, std::nullopt, {}});
  ASSERT_TRUE(all);
  EXPECT_EQ(all->simulation.peakBytes, 94);
  EXPECT_TRUE(all->feasible);
  EXPECT_EQ(all->source, "keep-all");

  // Only late nodes read both values, so computing them late costs nothing. The
  // value a is made after B', while loss, gb and ga are held: 64 bytes. The
  // value b is made while loss and gb are held: 54 bytes.
  for (const char *planner : {"recompute-all", "greedy-gaps", "auto"}) {
    Result<Planned> less = planWith(planner, {graph, 64, {}});
    ASSERT_TRUE(less);
    EXPECT_TRUE(less->feasible) << planner;
    EXPECT_EQ(less->simulation.peakBytes, 64) << planner;
    EXPECT_EQ(less->simulation.computeCost, 11) << planner;
  }
}

TEST(Fit, OutOfReach) {
  Graph graph = *Graph::create(twoValues());
  for (int64_t budget : {63, 1, 0, -5}) {
    Result<Planned> planned = planWith("portfolio", {graph, budget, {}});
    ASSERT_TRUE(planned);
    EXPECT_FALSE(planned->feasible);
    EXPECT_EQ(planned->simulation.peakBytes, 64);
    EXPECT_EQ(planned->plan.budgetBytes, budget);
  }
}

// If a proof says that no plan is within the budget, a planner that aims at the
// budget is asked only for its lowest peak.
TEST(Fit, ABudgetThatNoPlanMeetsIsNotAimedAt) {
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    Graph graph = *Graph::create(randomTrainingStep(seed, {}));
    int64_t bound = peakLowerBound(graph).bytes;
    PlannerOptions options;
    options.effort = 0.05;
    for (const char *planner : {"search", "hybrid", "auto"}) {
      Result<Planned> lowest =
          planWith(planner, {graph, std::nullopt, {}}, options);
      Result<Planned> refused =
          planWith(planner, {graph, bound - 1, {}}, options);
      ASSERT_EQ(bool(lowest), bool(refused)) << planner;
      if (!lowest)
        continue;
      EXPECT_FALSE(refused->feasible) << planner << " " << seed;
      EXPECT_EQ(refused->plan.budgetBytes, bound - 1);
      EXPECT_EQ(refused->plan.steps, lowest->plan.steps);
      EXPECT_EQ(refused->candidates, lowest->candidates) << planner;
    }
  }
}

TEST(Fit, WithoutABudgetAsLowAsItGets) {
  Graph graph = *Graph::create(twoValues());
  Result<Planned> planned = planWith("portfolio", {graph, std::nullopt, {}});
  ASSERT_TRUE(planned);
  EXPECT_TRUE(planned->feasible);
  EXPECT_EQ(planned->simulation.peakBytes, 64);
  EXPECT_EQ(planned->plan.graph, "two");
  EXPECT_EQ(planned->plan.planner, "portfolio");
  EXPECT_GT(planned->candidates, 1u);
}

/// Expects that the plan \p a fits if the plan \p b fits, and that plan a then
/// costs no more than plan b.
void expectNoWorse(const Planned &a, const Planned &b) {
  EXPECT_TRUE(a.feasible || !b.feasible);
  if (b.feasible)
    EXPECT_LE(a.simulation.computeCost, b.simulation.computeCost);
}

TEST(Fit, PortfolioIsNeverWorseThanAnother) {
  for (uint64_t seed = 1; seed <= Seeds{1, 3, 8}; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 12;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    for (int percent : {60, 80}) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      Problem problem{graph, peak * percent / 100, {}};
      Result<Planned> best = planWith("portfolio", problem);
      ASSERT_TRUE(best);
      // These graphs are too large for `exact`, so `auto` runs `search`.
      Result<Planned> searched = planWith("auto", problem);
      ASSERT_TRUE(searched);
      expectNoWorse(*searched, *best);
      for (const auto &planner : planners()) {
        if (planner->aimsAtBudget())
          continue;
        SCOPED_TRACE(planner->name());
        Result<Planned> other = planWith(planner->name(), problem);
        // The exhaustive planners refuse graphs that are too large for them,
        // and there is no link for copies.
        bool declines = planner->name().starts_with("lower-set-ex") ||
                        planner->name().starts_with("offload-");
        ASSERT_TRUE(other || declines);
        if (other)
          expectNoWorse(*best, *other);
      }
    }
  }
}

/// Planning without a budget gives the lowest peak, and no smaller budget is
/// met. If a budget is not met, the message names this peak.
TEST(Fit, TheSmallestBudgetIsTheOneOfMin) {
  PlannerOptions few;
  few.effort = 0.1;
  for (uint64_t seed = 20; seed < 20 + Seeds{2, 4, 10}; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 12;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    Planned least = *planWith("search", {graph, std::nullopt, {}}, few);
    int64_t lowest = least.simulation.peakBytes;
    for (int percent : {99, 97, 93, 85}) {
      int64_t budget = lowest * percent / 100;
      SCOPED_TRACE("seed " + std::to_string(seed) + ", budget " +
                   std::to_string(budget));
      Planned below = *planWith("search", {graph, budget, {}}, few);
      EXPECT_FALSE(below.feasible);
      EXPECT_EQ(below.simulation.peakBytes, lowest);
      EXPECT_EQ(below.plan.budgetBytes, budget);
    }
    EXPECT_TRUE(planWith("search", {graph, lowest, {}}, few)->feasible);
  }
}

TEST(Fit, CheapKindsDecideForDropCheap) {
  GraphSpec spec = twoValues();
  // The loss reads both values, so they must run early.
  spec.nodes[2].inputs = {1, 2};
  Graph graph = *Graph::create(spec);
  PlannerOptions options;
  options.cheapKinds = {"dear"}; // With cheap kinds, drop-cheap ignores costs.
  Result<Planned> planned =
      planWith("drop-cheap", {graph, std::nullopt, {}}, options);
  ASSERT_TRUE(planned);
  std::vector<Step> steps;
  for (NodeId n : {0, 1, 2, 1, 3, 4})
    steps.push_back(Step::compute(n));
  EXPECT_EQ(planned->plan.steps, steps);
}

TEST(Fit, WithoutALoss) {
  GraphSpec spec = twoValues();
  spec.loss.reset();
  Graph graph = *Graph::create(spec);
  // Planners that need no split into a forward and a backward part still plan,
  // and `auto` skips the others.
  for (const char *planner : {"keep-all", "policy", "greedy-gaps", "auto",
                              "sublinear", "sublinear-search"})
    EXPECT_TRUE(planWith(planner, {graph, 64, {}})) << planner;
  for (const char *planner :
       {"recompute-all", "drop-cheap", "lower-set-approx"}) {
    Result<Planned> planned = planWith(planner, {graph, 64, {}});
    ASSERT_FALSE(planned) << planner;
    EXPECT_EQ(planned.error().message.find("planner " + std::string(planner) +
                                           " needs the loss"),
              0u);
  }
}

TEST(FitErrors, UnknownPlanner) {
  Graph graph = *Graph::create(twoValues());
  Result<Planned> planned = planWith("best", {graph, 64, {}});
  ASSERT_FALSE(planned);
  std::string known;
  for (const auto &planner : planners())
    known += (known.empty() ? "" : ", ") + std::string(planner->name());
  EXPECT_EQ(planned.error().message,
            "no planner is called 'best': the planners are " + known);
}

TEST(FitErrors, Contradiction) {
  GraphSpec spec = twoValues();
  spec.tensors[5].policy = TensorPolicy::Recompute;
  Graph graph = *Graph::create(spec);
  for (const auto &planner : planners()) {
    Result<Planned> planned = planWith(planner->name(), {graph, 64, {}});
    ASSERT_FALSE(planned);
    EXPECT_EQ(planned.error().message.find("tensor 5 'ga' is marked recompute"),
              0u);
  }
}

TEST(FitErrors, KeepAllWithARecomputeMark) {
  GraphSpec spec = twoValues();
  spec.tensors[1].policy = TensorPolicy::Recompute;
  Graph graph = *Graph::create(spec);
  Result<Planned> planned = planWith("keep-all", {graph, std::nullopt, {}});
  ASSERT_FALSE(planned);
  EXPECT_EQ(planned.error().message,
            "planner keep-all keeps everything, but tensor 1 'a' is marked "
            "recompute: remove the mark, or use a planner that follows marks, "
            "such as policy");
}

} // namespace
