//===- PlannerPropertyTest.cpp - Every plan of every planner --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests random training steps. A failure prints the seed and the smallest graph
// that still fails.
//
//===----------------------------------------------------------------------===//

#include "../RandomGraph.h"
#include "../Sanitized.h"

#include "Core/Search/Sequence.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace remat;
using namespace remat::test;

namespace {

constexpr uint64_t kSeeds = kSanitized ? 40 : 400;

/// Planners that anneal have less effort here, so that the many small graphs
/// take seconds.
PlannerOptions optionsFor(std::string_view planner) {
  PlannerOptions options;
  options.effort = planner == "search"      ? 0.05
                   : planner == "portfolio" ? 0.2
                                            : 1;
  return options;
}

/// Returns whether an instance of a tensor that is marked recompute lives from
/// before the loss until after it.
bool holdsMarked(const Graph &graph, const std::vector<Step> &steps) {
  NodeId lossNode = graph.producer(*graph.loss());
  auto loss = std::find(steps.begin(), steps.end(), Step::compute(lossNode));
  uint32_t at = loss - steps.begin();
  for (const Instance &instance : walkPlan(graph, steps).instances)
    if (graph.tensor(instance.tensor).policy == TensorPolicy::Recompute &&
        graph.producer(instance.tensor) != lossNode && instance.first < at &&
        instance.last > at)
      return true;
  return false;
}

/// Returns what is wrong with \p steps as a plan for \p graph, or an empty
/// text.
std::string complaint(const Graph &graph, const std::vector<Step> &steps) {
  SimulatorOptions options;
  options.timeline = true;
  Simulation simulation = simulate(graph, steps, options);
  if (!simulation.valid())
    return describe(simulation.violations[0], graph);
  std::vector<NodeId> order;
  for (Step step : steps)
    order.push_back(step.id);
  Sequence sequence(graph, order);
  if (sequence.peak() != simulation.peakBytes)
    return "Sequence has another peak than the simulator";
  if (sequence.timeline() != simulation.timeline)
    return "Sequence has another timeline than the simulator";
  if (graph.loss() && holdsMarked(graph, steps))
    return "a tensor marked recompute is held across the loss";
  return "";
}

/// Returns what is wrong with any candidate of \p planner, or an empty text.
std::string complaint(const GraphSpec &spec, const Planner &planner) {
  Result<Graph> graph = Graph::create(spec);
  if (!graph)
    return "";
  if (findPolicyContradiction(*graph))
    return "";
  std::string found;
  auto sink = [&](std::vector<Step> steps, const Origin &) {
    if (found.empty())
      found = complaint(*graph, steps);
    Simulation simulation = simulate(*graph, steps);
    return Verdict{simulation.peakBytes, simulation.makespan};
  };
  Problem problem{*graph, std::nullopt, {}};
  // An error is not a fault, because it says why the planner cannot plan the
  // step.
  (void)planner.propose(problem, optionsFor(planner.name()), sink);
  return found;
}

class EveryPlanner : public testing::TestWithParam<std::string> {};

void checkAll(const Planner &planner, uint64_t seeds,
              RandomGraphOptions options) {
  for (uint64_t seed = 1; seed <= seeds; ++seed) {
    options.forwardNodes = 1 + seed % 12;
    GraphSpec spec = randomTrainingStep(seed, options);
    if (complaint(spec, planner).empty())
      continue;
    GraphSpec small = shrink(spec, [&](const GraphSpec &candidate) {
      return !complaint(candidate, planner).empty();
    });
    FAIL() << planner.name() << ", seed " << seed << ": "
           << complaint(small, planner) << "\n"
           << print(small);
  }
}

TEST_P(EveryPlanner, ProposesValidPlans) {
  checkAll(*findPlanner(GetParam()), kSeeds, {});
}

TEST_P(EveryPlanner, FollowsMarks) {
  RandomGraphOptions options;
  options.marks = 0.15;
  checkAll(*findPlanner(GetParam()), kSeeds, options);
}

TEST_P(EveryPlanner, IsMonotoneFeasibleAndRepeatable) {
  for (uint64_t seed = 1; seed <= (kSanitized ? 2 : 12); ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 10;
    Result<Graph> graph = Graph::create(randomTrainingStep(seed, options));
    ASSERT_TRUE(graph);
    int64_t peak = simulate(*graph, keepAllPlan(*graph).steps).peakBytes;
    double cost = std::numeric_limits<double>::infinity();
    for (int percent = 5; percent <= 100; percent += 5) {
      Problem problem{*graph, peak * percent / 100, {}};
      Result<Planned> planned =
          planWith(GetParam(), problem, optionsFor(GetParam()));
      ASSERT_TRUE(planned) << planned.error().message;
      EXPECT_EQ(planned->feasible,
                planned->simulation.peakBytes <= *problem.budgetBytes);
      if (!planned->feasible)
        continue;
      // `search` aims at the budget, so a larger budget may cost more.
      if (GetParam() != "search")
        EXPECT_LE(planned->simulation.computeCost, cost)
            << "seed " << seed << ", " << percent << " %";
      cost = planned->simulation.computeCost;
      Result<Planned> again =
          planWith(GetParam(), problem, optionsFor(GetParam()));
      EXPECT_EQ(planned->plan.steps, again->plan.steps) << "seed " << seed;
    }
    EXPECT_LT(cost, std::numeric_limits<double>::infinity())
        << "the program's own peak was out of reach, seed " << seed;
  }
}

TEST_P(EveryPlanner, ReturnsWhatFits) {
  for (uint64_t seed = 1; seed <= kSeeds / 5; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 1 + seed % 12;
    Result<Graph> graph = Graph::create(randomTrainingStep(seed, options));
    ASSERT_TRUE(graph);
    int64_t peak = simulate(*graph, keepAllPlan(*graph).steps).peakBytes;
    Result<Planned> planned =
        planWith(GetParam(), {*graph, peak, {}}, optionsFor(GetParam()));
    if (planned) // Some planners decline a loss without a backward part.
      EXPECT_TRUE(planned->feasible) << "seed " << seed;
  }
}

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (const auto &planner : planners())
    // `exact` declines many steps (ExactSequenceTest). The planners that copy
    // decline without a link (OffloadPlannerTest and HybridTest). `auto`
    // proposes the plans of other planners (AutoTest).
    if (planner->name() != "exact" && planner->name() != "hybrid" &&
        planner->name() != "auto" && !planner->name().starts_with("offload-"))
      all.emplace_back(planner->name());
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, EveryPlanner, testing::ValuesIn(names()),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

} // namespace
