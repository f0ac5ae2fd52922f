//===- OffloadPlannerTest.cpp - Plans with copies -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests random training steps over random links. A failure prints the seed.
//
//===----------------------------------------------------------------------===//

#include "../RandomGraph.h"
#include "../RandomLink.h"

#include "Core/Offload/OffloadStep.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace remat;
using namespace remat::test;

namespace {

constexpr const char *kPlanners[] = {"offload-greedy", "offload-dynprog",
                                     "offload-vdnn", "offload-autoswap",
                                     "offload-tflms"};

/// Returns options with ten limits instead of fifty.
PlannerOptions fewLimits() {
  PlannerOptions options;
  options.effort = 0.2;
  return options;
}

Graph randomGraph(uint64_t seed, double marks = 0) {
  RandomGraphOptions options;
  options.forwardNodes = 1 + seed % 12;
  options.marks = marks;
  return *Graph::create(randomTrainingStep(seed, options));
}

std::vector<int64_t> programTimeline(const Graph &graph) {
  SimulatorOptions options;
  options.timeline = true;
  return simulate(graph, keepAllPlan(graph).steps, options).timeline;
}

/// a, of 40 bytes, waits for the backward part while b, of 50 bytes, comes and
/// goes.
///   tensors 0 x, 1 a, 2 b, 3 loss, 4 gb, 5 gc, 6 ga
///   nodes   0 A, 1 B, 2 loss, 3 B', 4 C', 5 A'
Graph oneValue() {
  GraphSpec spec;
  spec.tensors = {{"x", 8},  {"a", 40}, {"b", 50}, {"loss", 1},
                  {"gb", 5}, {"gc", 5}, {"ga", 5}};
  spec.nodes = {{"A", "", 4, {0}, {1}},    {"B", "", 4, {1}, {2}},
                {"loss", "", 4, {2}, {3}}, {"B'", "", 4, {2, 3}, {4}},
                {"C'", "", 4, {4}, {5}},   {"A'", "", 4, {1, 5}, {6}}};
  spec.outputs = {6};
  spec.loss = 3;
  return *Graph::create(spec);
}

/// Tensor a leaves after B has read it, before the loss would hold 40 + 50 + 1
/// bytes. Tensor a comes back while C' runs, as soon as b is gone.
TEST(OffloadPlacement, WaitsLateAndFetchesEarly) {
  Graph graph = oneValue();
  Result<ForwardBackward> split = splitAtLoss(graph, "");
  std::vector<int64_t> held = programTimeline(graph);
  EXPECT_EQ(held, (std::vector<int64_t>{40, 90, 91, 96, 50, 50}));
  std::vector<Absence> candidates = absences(graph, *split);
  // B' reads b and the loss, too, but these never leave the device.
  ASSERT_EQ(candidates.size(), 3u);
  std::vector<Step> steps =
      offloadSteps(graph, placeWithin(graph, held, candidates, 90));
  std::vector<Step> expected = {
      Step::compute(0), Step::swapOut(1), Step::compute(1),
      Step::waitOut(1), Step::compute(2), Step::compute(3),
      Step::swapIn(1),  Step::compute(4), Step::compute(5)};
  EXPECT_EQ(steps, expected);
  // At 10 bytes per unit of cost the copy out runs from 4 to 8, at the same
  // time as B, and the copy in runs from 16 to 20.
  SimulatorOptions options;
  options.link.deviceToHost = options.link.hostToDevice = 10;
  Simulation simulation = simulate(graph, steps, options);
  EXPECT_TRUE(simulation.valid());
  EXPECT_EQ(simulation.peakBytes, 90);
  EXPECT_EQ(simulation.makespan, 24);
}

TEST(OffloadPlacement, NothingGoesWhereEverythingFits) {
  Graph graph = oneValue();
  Result<ForwardBackward> split = splitAtLoss(graph, "");
  EXPECT_TRUE(
      placeWithin(graph, programTimeline(graph), absences(graph, *split), 96)
          .empty());
}

/// Checks that the plan on the graph fits a limit if the chain fits it. The
/// additional memory is chosen so that the chain never needs less than the
/// graph.
void checkChain(const Graph &graph, const ForwardBackward &split,
                const OffloadStep &step, uint64_t seed) {
  std::vector<int64_t> held = programTimeline(graph);
  int64_t peak = *std::max_element(held.begin(), held.end());
  ASSERT_FALSE(findMistake(step.chain)) << "seed " << seed;
  EXPECT_GE(peakBytes(step.chain), peak) << "seed " << seed;
  int64_t least = leastLimit(step.chain);
  for (int64_t limit : {least, (least + peak) / 2}) {
    OffloadResult choice = offloadGreedy(step.chain, limit);
    if (limit < least)
      continue;
    ASSERT_TRUE(choice) << "seed " << seed;
    std::vector<Absence> tensors;
    for (uint32_t i = 0; i < step.chain.size(); ++i)
      if (choice->offloaded[i])
        for (const Absence &absence : step.activations[i])
          tensors.push_back(absence);
    std::vector<Step> steps =
        offloadSteps(graph, placeWithin(graph, held, tensors, limit));
    EXPECT_LE(simulate(graph, steps).peakBytes, limit) << "seed " << seed;
  }
}

TEST(OffloadStep, TheChainNeverNeedsLess) {
  for (uint64_t seed = 1; seed <= 500; ++seed) {
    Graph graph = randomGraph(seed);
    Result<ForwardBackward> split = splitAtLoss(graph, "");
    if (!split)
      continue;
    Link link = randomLink(seed);
    for (const auto &ends : {virtualLayers(graph, *split),
                             evenLayers(graph, *split, 1 + seed % 9)}) {
      OffloadStep step = offloadStep(graph, *split, link, ends);
      EXPECT_EQ(step.chain.computeCost(), graph.baseCost());
      EXPECT_EQ(step.chain.size(), step.forwardBegin.size());
      checkChain(graph, *split, step, seed);
    }
  }
}

/// The plans are valid for all values of the two numbers of TFLMS. They are
/// also valid if a slow link has not finished the copy out of a tensor when the
/// tensor should come back.
TEST(OffloadPlacement, AheadIsValid) {
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    Graph graph = randomGraph(seed);
    Result<ForwardBackward> split = splitAtLoss(graph, "");
    if (!split)
      continue;
    Link link = randomLink(seed);
    OffloadStep step =
        offloadStep(graph, *split, link, evenLayers(graph, *split, 8));
    OffloadChoice choice{std::vector<bool>(step.chain.size(), false), {}, 0};
    for (uint32_t n = 0; n < seed % step.chain.size(); ++n)
      choice.offloaded[n] = true;
    for (choice.lead = 1; choice.lead <= step.chain.size(); ++choice.lead) {
      choice.schedule =
          scheduleAhead(step.chain, movedBytes(step.chain, choice.offloaded),
                        choice.lead)
              .schedule;
      std::vector<Step> steps = offloadSteps(graph, placeAhead(step, choice));
      EXPECT_TRUE(simulate(graph, steps).valid()) << "seed " << seed;
    }
  }
}

/// Returns what is wrong with \p steps, or an empty text. The tensors that are
/// on the host at the program's peak had to leave before the peak and must come
/// back after it. In each direction, the copies of these tensors therefore run
/// one after another.
std::string complaint(const Graph &graph, const std::vector<Step> &steps,
                      const Link &link) {
  SimulatorOptions options;
  options.link = link;
  Simulation simulation = simulate(graph, steps, options);
  if (!simulation.valid())
    return describe(simulation.violations[0], graph);
  if (simulation.computeCost != graph.baseCost())
    return "a node runs twice";
  int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
  if (simulation.peakBytes > peak)
    return "the peak is above the program's";
  double away = double(peak - simulation.peakBytes);
  double bound = std::max(graph.baseCost(), away / *link.deviceToHost +
                                                away / *link.hostToDevice);
  return simulation.makespan < bound - 1e-6 ? "the makespan is below the bound"
                                            : "";
}

class OffloadPlanner : public testing::TestWithParam<const char *> {};

TEST_P(OffloadPlanner, ProposesValidPlans) {
  uint32_t withCopies = 0;
  for (uint64_t seed = 1; seed <= 150; ++seed) {
    Graph graph = randomGraph(seed);
    Problem problem{graph, std::nullopt, randomLink(seed)};
    auto sink = [&](std::vector<Step> steps, const Origin &) {
      EXPECT_EQ(complaint(graph, steps, problem.link), "") << "seed " << seed;
      withCopies += steps.size() > graph.numNodes();
      Simulation simulation = simulate(graph, steps);
      return Verdict{simulation.peakBytes, simulation.makespan};
    };
    std::optional<Error> error =
        findPlanner(GetParam())->propose(problem, fewLimits(), sink);
    EXPECT_EQ(error.has_value(), !splitAtLoss(graph, "")) << "seed " << seed;
  }
  EXPECT_GT(withCopies, 30u);
}

TEST_P(OffloadPlanner, FollowsMarks) {
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    Graph graph = randomGraph(seed, 0.15);
    Problem problem{graph, std::nullopt, randomLink(seed)};
    auto sink = [&](std::vector<Step> steps, const Origin &) {
      EXPECT_EQ(complaint(graph, steps, problem.link), "") << "seed " << seed;
      return Verdict{};
    };
    // An error says why the planner cannot plan the step: a recompute mark.
    (void)findPlanner(GetParam())->propose(problem, fewLimits(), sink);
  }
}

TEST_P(OffloadPlanner, IsMonotoneAndRepeatable) {
  for (uint64_t seed = 1; seed <= 12; ++seed) {
    Graph graph = randomGraph(seed);
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    double cost = std::numeric_limits<double>::infinity();
    for (int percent = 40; percent <= 100; percent += 10) {
      Problem problem{graph, peak * percent / 100, randomLink(seed)};
      Result<Planned> planned = planWith(GetParam(), problem, fewLimits());
      ASSERT_TRUE(planned) << planned.error().message;
      EXPECT_EQ(planned->feasible,
                planned->simulation.peakBytes <= *problem.budgetBytes);
      if (!planned->feasible)
        continue;
      EXPECT_LE(planned->simulation.makespan, cost) << "seed " << seed;
      cost = planned->simulation.makespan;
      EXPECT_EQ(planned->plan.steps,
                planWith(GetParam(), problem, fewLimits())->plan.steps);
    }
    EXPECT_EQ(cost, graph.baseCost()) << "seed " << seed;
  }
}

TEST_P(OffloadPlanner, DeclinesWhatItCannot) {
  Graph graph = oneValue();
  auto errorOf = [&](const Graph &of, Link link, bool liveness = true) {
    Result<Planned> planned =
        planWith(GetParam(), {of, std::nullopt, link, liveness});
    return planned ? "" : planned.error().message;
  };
  Link link = randomLink(1);
  EXPECT_EQ(errorOf(graph, link), "");
  EXPECT_NE(errorOf(graph, {}).find("--d2h"), std::string::npos);
  for (double rate : {0.0, -1.0, std::numeric_limits<double>::infinity()}) {
    Link bad = link;
    bad.hostToDevice = rate;
    EXPECT_NE(errorOf(graph, bad).find("--h2d"), std::string::npos);
  }
  EXPECT_NE(errorOf(graph, link, false).find("liveness"), std::string::npos);
  GraphSpec marked = graph.spec();
  marked.tensors[1].policy = TensorPolicy::Recompute;
  EXPECT_NE(errorOf(*Graph::create(marked), link).find("marked recompute"),
            std::string::npos);
  GraphSpec lossless = graph.spec();
  lossless.loss.reset();
  EXPECT_NE(errorOf(*Graph::create(lossless), link).find("loss"),
            std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(All, OffloadPlanner, testing::ValuesIn(kPlanners),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// With a link, `portfolio` also has the plans of the planners that offload.
/// `portfolio` begins no search with a plan that copies.
TEST(OffloadPlanners, PortfolioTakesTheBetter) {
  PlannerOptions options;
  options.effort = 0.2;
  for (uint64_t seed = 1; seed <= 15; ++seed) {
    Graph graph = randomGraph(seed);
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    Problem problem{graph, peak * 3 / 4, randomLink(seed)};
    Result<Planned> all = planWith("portfolio", problem, options);
    ASSERT_TRUE(all) << all.error().message;
    for (const char *name : {"offload-greedy", "greedy-gaps"}) {
      Result<Planned> one = planWith(name, problem, options);
      if (one && one->feasible)
        EXPECT_LE(all->simulation.makespan, one->simulation.makespan + 1e-9)
            << "seed " << seed << ", " << name;
    }
  }
}

} // namespace
