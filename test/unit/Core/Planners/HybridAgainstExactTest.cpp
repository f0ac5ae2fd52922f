//===- HybridAgainstExactTest.cpp - Compares hybrid with the fastest plans ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// These tests use training steps of small chains and DAGs, with random sizes,
// costs and links. `hybrid` must find the fastest plan in a given share of the
// cases. If the share falls below its limit, print the misses and look for the
// move that is missing.
//
//===----------------------------------------------------------------------===//

#include "../AllDags.h"
#include "../ExhaustiveCopies.h"

#include "Core/Bounds/MakespanBound.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Planning/Planner.h"

#include <cstdio>

using namespace remat;
using namespace remat::test;

namespace {

constexpr uint32_t kStates = 1 << 20;
constexpr uint32_t kSeed = 77;
const bool kFull = std::getenv("REMAT_FULL") && !kSanitized;

std::string list(const std::vector<Step> &steps) {
  std::string text;
  for (Step step : steps) {
    const char *sign[] = {" ", " out", " wait", " in"};
    text += sign[size_t(step.kind)] + std::to_string(step.id);
  }
  return text;
}

Link drawLink(std::mt19937 &random) {
  Link link;
  link.deviceToHost = double(1 << random() % 6) / 8;
  link.hostToDevice = double(1 << random() % 6) / 8;
  link.latency = random() % 3 ? 0 : 0.5;
  link.halfDuplex = random() % 3 == 0;
  return link;
}

class Tally {
public:
  void add(const std::string &text, const Graph &graph, std::mt19937 &random) {
    SCOPED_TRACE(text);
    Link link = drawLink(random);
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    int64_t least = 0;
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      least = std::max(least, workingSetBytes(graph, n));
    if (peak > least)
      compare(text, graph, least + random() % (peak - least), link);
  }

  void expectShare(double least) const {
    std::printf("%u budgets and %u with too many states, %u out of reach, "
                "fastest at %u of the others, of "
                "which %u recompute and %u copy, %u both; seed %u\n",
                budgets, unproven, hopeless, reached, again, copies, both,
                kSeed);
    double sum = 0;
    for (double share : boundShare)
      sum += share;
    std::printf("where the fastest plan takes longer than the graph, the bound "
                "is on average %.0f %% of what it takes more\n",
                100 * sum / boundShare.size());
    EXPECT_GT(sum, 0.05 * boundShare.size()) << "the bound says nothing";
    EXPECT_GE(reached, least * (budgets - hopeless)) << misses;
    for (uint32_t kind : {again, copies, both})
      EXPECT_GT(kind, budgets / 30);
  }

private:
  void compare(const std::string &text, const Graph &graph, int64_t budget,
               const Link &link) {
    FastestPlan best = fastestPlan(graph, budget, link, kStates);
    if (!best.isProven) {
      ++unproven;
      return;
    }
    PlannerOptions options;
    options.effort = kSanitized ? 0.03 : 0.1;
    options.threads = 1;
    Result<Planned> planned =
        planWith("hybrid", {graph, budget, link}, options);
    ASSERT_TRUE(planned) << planned.error().message;
    const Simulation &found = planned->simulation;
    ++budgets;
    if (best.steps.empty()) {
      ++hopeless;
      ASSERT_FALSE(planned->feasible) << list(planned->plan.steps);
      return;
    }
    SimulatorOptions limits;
    limits.link = link;
    limits.budgetBytes = budget;
    Simulation check = simulate(graph, best.steps, limits);
    ASSERT_TRUE(check.valid())
        << describe(check.violations[0], graph) << list(best.steps);
    ASSERT_EQ(check.makespan, best.makespan);
    ASSERT_LE(peakLowerBoundWithCopies(graph).bytes, check.peakBytes);
    double bound = makespanLowerBound(graph, budget, link);
    ASSERT_LE(bound, best.makespan);
    if (best.makespan > graph.baseCost())
      boundShare.push_back((bound - graph.baseCost()) /
                           (best.makespan - graph.baseCost()));
    if (planned->feasible)
      ASSERT_GE(found.makespan, best.makespan) << list(planned->plan.steps);
    bool runsAgain = check.computeCost > graph.baseCost();
    bool swaps = check.swappedOutBytes > 0;
    again += runsAgain;
    copies += swaps;
    both += runsAgain && swaps;
    if (planned->feasible && found.makespan == best.makespan)
      ++reached;
    else if (misses.size() < 5000)
      misses += text + ", budget " + std::to_string(budget) + ": exact" +
                list(best.steps) + ", hybrid" + list(planned->plan.steps) +
                "\n";
  }

  uint32_t budgets = 0, unproven = 0, hopeless = 0, reached = 0, again = 0,
           copies = 0, both = 0;
  std::vector<double> boundShare; ///< The extra time of the bound, as a share
                                  ///< of the fastest plan's extra time.
  std::string misses;
};

TEST(HybridAgainstExact, TrainingStepsOfSmallDags) {
  std::mt19937 random(kSeed);
  Tally tally;
  for (uint32_t size = 2; size <= (kFull ? 4 : 3); ++size) {
    uint32_t draws = size == 4 ? 1 : kFull ? 24 : 6;
    for (const Edges &edges : connectedDags(size))
      for (uint32_t draw = 0; draw < draws; ++draw) {
        ForwardGraph forward = drawForward(size, edges, random);
        tally.add(describeForward(forward), makeTraining(forward), random);
        if (HasFatalFailure())
          return;
      }
  }
  tally.expectShare(0.95);
}

} // namespace
