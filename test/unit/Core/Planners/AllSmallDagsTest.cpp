//===- AllSmallDagsTest.cpp - Lower sets of every small graph -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the programs of Kusumoto et al. 2019 on every connected DAG with up to
// 6 vertices and some with 7, with random costs and sizes. Compares them with
// all strategies, which this file finds and evaluates from the paper's
// definitions.
//
//===----------------------------------------------------------------------===//

#include "../AllDags.h"
#include "../ExactStrategy.h"
#include "../Sanitized.h"

#include "Core/LowerSets/LowerSets.h"
#include "remat/Core/Planning/Planner.h"

#include <bit>
#include <limits>
#include <map>

using namespace remat;

namespace {

constexpr auto kTime = StrategyObjective::Time;
constexpr auto kMemory = StrategyObjective::Memory;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// All strategies of a graph. A set of vertices is a number with one bit for
/// each of them.
class Reference {
public:
  explicit Reference(const ForwardGraph &forward)
      : forward(forward), all((1u << forward.size()) - 1) {
    for (uint32_t set = 1; set <= all; ++set)
      if ((before(set) & ~set) == 0)
        lowerSets.push_back(set);
    visit(0, 0, 0);
  }

  size_t countSets() const { return lowerSets.size(); }

  /// The smallest and the largest overhead of the strategies with one peak.
  struct Overheads {
    double least = kInfinity, most = -kInfinity;
  };
  const std::map<int64_t, Overheads> &byPeak() const { return found; }

private:
  /// d-(S) and d+(S).
  uint32_t before(uint32_t set) const {
    return neighbours(forward.predecessors, set);
  }
  uint32_t after(uint32_t set) const {
    return neighbours(forward.successors, set);
  }
  static uint32_t neighbours(const std::vector<std::vector<uint32_t>> &of,
                             uint32_t set) {
    uint32_t result = 0;
    for (; set; set &= set - 1)
      for (uint32_t v : of[std::countr_zero(set)])
        result |= 1u << v;
    return result;
  }

  /// M(S) and T(S).
  int64_t bytes(uint32_t set) const { return sum(forward.bytes, set); }
  double time(uint32_t set) const { return sum(forward.time, set); }
  template <typename T> static T sum(const std::vector<T> &of, uint32_t set) {
    T result = 0;
    for (; set; set &= set - 1)
      result += of[std::countr_zero(set)];
    return result;
  }

  /// Extends the sequence that ends in L_i-1 = \p last by each L_i. The
  /// parameter \p cached is the set U_i-1. The parameter \p peak is the largest
  /// M of the parts so far.
  void visit(uint32_t last, uint32_t cached, int64_t peak) {
    if (last == all) {
      // Eq. 1 is the sum over i of T(V_i \ U_k). The V_i make up V.
      double overhead = time(all & ~cached);
      Overheads &best = found[peak];
      best.least = std::min(best.least, overhead);
      best.most = std::max(best.most, overhead);
      return;
    }
    for (uint32_t set : lowerSets) {
      if (set == last || (last & ~set))
        continue;
      uint32_t part = set & ~last;
      // Eq. 2: M_i = M(U_i-1) + 2 M(V_i) + M(d+(L_i) \ L_i)
      //              + M(d-(d+(L_i)) \ L_i)
      int64_t memory = bytes(cached) + 2 * bytes(part) +
                       bytes(after(set) & ~set) +
                       bytes(before(after(set)) & ~set);
      // U_i includes the boundary of L_i: d-(V \ L_i) within L_i.
      visit(set, cached | (before(all & ~set) & set), std::max(peak, memory));
    }
  }

  const ForwardGraph &forward;
  uint32_t all;
  std::vector<uint32_t> lowerSets;
  std::map<int64_t, Overheads> found;
};

/// Checks that the program over all lower sets finds the overheads \p expected
/// at \p budget, and that the program over the L^v finds nothing better.
void expectBest(const LowerSetFamily &family, const LowerSetFamily &some,
                int64_t budget, const Reference::Overheads &expected) {
  for (auto objective : {kTime, kMemory}) {
    auto exact = exactStrategy(family, budget, objective);
    ASSERT_TRUE(exact);
    ASSERT_EQ(exact->gap, 0);
    ASSERT_LE(exact->strategy.peak, budget);
    ASSERT_EQ(exact->strategy.overhead,
              objective == kTime ? expected.least : expected.most);
    auto approx = StrategyProgram(some).best(budget, objective, 64);
    if (!approx)
      continue;
    ASSERT_LE(approx->peak, budget);
    if (objective == kTime)
      ASSERT_GE(approx->overhead, expected.least);
    else
      ASSERT_LE(approx->overhead, expected.most);
  }
}

/// Checks each budget at which a better strategy begins to fit, and a budget
/// just below it.
void expectExact(const ForwardGraph &forward) {
  SCOPED_TRACE(describeForward(forward));
  Reference reference(forward);
  auto family = LowerSetFamily::all(forward, 1 << 7);
  ASSERT_TRUE(family);
  ASSERT_EQ(family->size(), reference.countSets());
  ASSERT_EQ(countLowerSets(forward, 1 << 7), reference.countSets());
  // Section 2 of the paper: there are at least as many lower sets as vertices,
  // and at most as many as sets of vertices.
  ASSERT_GE(family->size(), forward.size());
  ASSERT_LT(family->size(), 1u << forward.size());
  int64_t least = reference.byPeak().begin()->first;
  ASSERT_EQ(smallestBudget(*family), least);
  LowerSetFamily some = LowerSetFamily::ancestors(forward, 1 << 7);
  ASSERT_GE(smallestBudget(some), least);
  Reference::Overheads best;
  for (const auto &[budget, here] : reference.byPeak()) {
    if (here.least >= best.least && here.most <= best.most)
      continue;
    if (budget > least)
      expectBest(*family, some, budget - 1, best);
    else
      ASSERT_FALSE(exactStrategy(*family, budget - 1, kTime));
    best.least = std::min(best.least, here.least);
    best.most = std::max(best.most, here.most);
    expectBest(*family, some, budget, best);
    if (testing::Test::HasFatalFailure())
      return;
  }
}

TEST(AllSmallDags, ExactIsExhaustiveAndApproxNeverBetter) {
  std::mt19937 random(2019);
  forEachSmallDag(200, [&](uint32_t size, const Edges &edges) {
    expectExact(drawForward(size, edges, random));
  });
}

/// Runs every candidate of every planner on the training graph of each DAG. The
/// function simulate() also validates.
TEST(AllSmallDags, EveryPlanIsValid) {
  std::mt19937 random(2016);
  const uint32_t kStride = kSanitized ? 10 : std::getenv("REMAT_FULL") ? 1 : 8;
  uint32_t seen = 0;
  forEachSmallDag(100, [&](uint32_t size, const Edges &edges) {
    if (seen++ % kStride)
      return;
    ForwardGraph forward = drawForward(size, edges, random);
    SCOPED_TRACE(describeForward(forward));
    Graph graph = makeTraining(forward);
    for (const auto &planner : planners()) {
      // `portfolio` and `search` only run the other planners again, and `exact`
      // has many states without a budget.
      if (planner->name() == "portfolio" || planner->aimsAtBudget())
        continue;
      uint32_t candidates = 0;
      auto sink = [&](std::vector<Step> steps, const Origin &) {
        ++candidates;
        Simulation simulation = simulate(graph, steps);
        EXPECT_TRUE(simulation.valid()) << planner->name();
        return Verdict{simulation.peakBytes, simulation.makespan};
      };
      // The planners that offload try a tenth of their usual limits.
      Link link;
      link.deviceToHost = link.hostToDevice = 10;
      PlannerOptions options;
      if (planner->name().starts_with("offload-"))
        options.effort = 0.1;
      auto error = planner->propose({graph, std::nullopt, link}, options, sink);
      ASSERT_FALSE(error) << error->message;
      ASSERT_GT(candidates, 0u) << planner->name();
    }
  });
}

} // namespace
