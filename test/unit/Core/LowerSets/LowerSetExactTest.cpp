//===- LowerSetExactTest.cpp - Kusumoto 2019, sections 3 and 4 ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../ExactStrategy.h"
#include "../ForwardDags.h"

#include "remat/Core/Plan/Realiser.h"
#include "remat/Core/Planning/Planner.h"

#include <cmath>
#include <map>
#include <set>

using namespace remat;

namespace {

using Set = std::set<uint32_t>;
constexpr auto kTime = StrategyObjective::Time;
constexpr auto kMemory = StrategyObjective::Memory;

Set successorsOf(const ForwardGraph &forward, const Set &set) {
  Set result;
  for (uint32_t v : set)
    result.insert(forward.successors[v].begin(), forward.successors[v].end());
  return result;
}

Set predecessorsOf(const ForwardGraph &forward, const Set &set) {
  Set result;
  for (uint32_t v : set)
    result.insert(forward.predecessors[v].begin(),
                  forward.predecessors[v].end());
  return result;
}

Set minus(const Set &a, const Set &b) {
  Set result;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(),
                      std::inserter(result, result.end()));
  return result;
}

int64_t bytesOf(const ForwardGraph &forward, const Set &set) {
  int64_t sum = 0;
  for (uint32_t v : set)
    sum += forward.bytes[v];
  return sum;
}

Set membersOf(const LowerSetFamily &family, uint32_t set) {
  Set members;
  for (uint32_t v = 0; v < family.forward().size(); ++v)
    if (family.contains(set, v))
      members.insert(v);
  return members;
}

/// Computes Eq. 1 and 2 on sets, as the paper writes them.
CanonicalStrategy evaluateByDefinition(const LowerSetFamily &family,
                                       std::vector<uint32_t> sets) {
  const ForwardGraph &forward = family.forward();
  CanonicalStrategy result;
  Set before, cached; // L_i-1, U_i-1
  std::vector<Set> parts;
  for (uint32_t set : sets) {
    Set lower = membersOf(family, set);
    Set part = minus(lower, before);
    Set fed = successorsOf(forward, lower);
    int64_t memory =
        bytesOf(forward, cached) + 2 * bytesOf(forward, part) +
        bytesOf(forward, minus(fed, lower)) +
        bytesOf(forward, minus(predecessorsOf(forward, fed), lower));
    result.peak = std::max(result.peak, memory);
    // The boundary of L: d-(V \ L) within L.
    for (uint32_t v : lower)
      for (uint32_t w : forward.successors[v])
        if (!lower.count(w))
          cached.insert(v);
    parts.push_back(part);
    before = lower;
  }
  for (const Set &part : parts)
    for (uint32_t v : minus(part, cached))
      result.overhead += forward.time[v];
  result.sets = std::move(sets);
  return result;
}

LowerSetFamily allOf(const ForwardGraph &forward) {
  auto family = LowerSetFamily::all(forward, 1 << 16);
  EXPECT_TRUE(family);
  return *family;
}

TEST(LowerSets, CountsOfKnownGraphs) {
  // A chain of n vertices has n lower sets besides the empty one: its prefixes.
  ForwardGraph chain = makeForward({1, 1, 1}, {1, 1, 1}, {{0, 1}, {1, 2}});
  EXPECT_EQ(allOf(chain).size(), 3u);
  // 2^(3-1) strategies: V and any prefixes.
  EXPECT_EQ(countStrategies(allOf(chain)), 4);
  // If n vertices have no edges, they have 2^n - 1 lower sets besides the empty
  // one.
  ForwardGraph apart = makeForward({1, 1, 1}, {1, 1, 1}, {});
  EXPECT_EQ(allOf(apart).size(), 7u);
  // Two branches of 2 between a source and a sink: the source, then 3 x 3
  // choices of prefixes of the branches, then the sink.
  ForwardGraph diamond =
      makeForward({1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1},
                  {{0, 1}, {1, 2}, {0, 3}, {3, 4}, {2, 5}, {4, 5}});
  EXPECT_EQ(allOf(diamond).size(), 10u);
  EXPECT_FALSE(LowerSetFamily::all(diamond, 9));
  EXPECT_TRUE(LowerSetFamily::all(diamond, 10));
}

TEST(LowerSets, AllOfThemAndNoOthers) {
  std::mt19937 random(1);
  for (int round = 0; round < 50; ++round) {
    ForwardGraph forward = drawForward(7, drawDag(7, 30, random), random);
    std::set<uint32_t> expected, found;
    for (uint32_t subset = 1; subset < 1u << 7; ++subset) {
      bool isLower = true;
      for (uint32_t v = 0; v < 7; ++v)
        for (uint32_t u : forward.predecessors[v])
          isLower &= !(subset >> v & 1) || (subset >> u & 1);
      if (isLower)
        expected.insert(subset);
    }
    LowerSetFamily family = allOf(forward);
    for (uint32_t set = 0; set < family.size(); ++set) {
      uint32_t subset = 0;
      for (uint32_t v : membersOf(family, set))
        subset |= 1u << v;
      found.insert(subset);
    }
    EXPECT_EQ(found, expected) << describeForward(forward);
    EXPECT_EQ(found.size(), family.size());
  }
}

/// A chain of 4 with M = 1, T = 1, split in the middle.
///   i = 1: M(U_0) = 0, 2 M(V_1) = 4, the gradient that {2} feeds back is M =
///   1,
///          and d-(d+(L_1)) \ L_1 is empty: 5
///   i = 2: M(U_1) = 1, 2 M(V_2) = 4, nothing outside V: 5
/// Unsplit it is 8. All but vertex 1 are recomputed: T = 3 (Eq. 1).
TEST(LowerSets, EquationsOnAChain) {
  ForwardGraph chain =
      makeForward({1, 1, 1, 1}, {1, 1, 1, 1}, {{0, 1}, {1, 2}, {2, 3}});
  LowerSetFamily family = allOf(chain);
  EXPECT_EQ(evaluateStrategy(family, {1, 3}).peak, 5);
  EXPECT_EQ(evaluateStrategy(family, {1, 3}).overhead, 3);
  EXPECT_EQ(evaluateStrategy(family, {3}).peak, 8);
  EXPECT_EQ(evaluateStrategy(family, {3}).overhead, 4);
  auto best = exactStrategy(family, 5, kTime);
  ASSERT_TRUE(best);
  EXPECT_EQ(best->gap, 0);
  EXPECT_FALSE(exactStrategy(family, 4, kTime));
  EXPECT_EQ(smallestBudget(family), 5);
}

/// Compares the dynamic program with a loop over all strategies, at every
/// budget that makes a difference. Compares the evaluation of strategies with
/// the definition.
void expectExact(const ForwardGraph &forward) {
  LowerSetFamily family = allOf(forward);
  struct Best {
    double time = INFINITY, memory = -INFINITY;
  };
  std::map<int64_t, Best> byPeak; // The best strategies for each peak.
  bool agrees = true;
  forEachStrategy(family, [&](const CanonicalStrategy &strategy) {
    CanonicalStrategy expected = evaluateByDefinition(family, strategy.sets);
    agrees &= strategy.peak == expected.peak &&
              strategy.overhead == expected.overhead;
    Best &best = byPeak[strategy.peak];
    best.time = std::min(best.time, strategy.overhead);
    best.memory = std::max(best.memory, strategy.overhead);
  });
  ASSERT_TRUE(agrees) << describeForward(forward);
  int64_t least = byPeak.begin()->first;
  EXPECT_EQ(smallestBudget(family), least) << describeForward(forward);
  EXPECT_FALSE(exactStrategy(family, least - 1, kTime));
  LowerSetFamily some = LowerSetFamily::ancestors(forward, 1 << 16);
  Best best;
  for (const auto &[budget, here] : byPeak) {
    best.time = std::min(best.time, here.time);
    best.memory = std::max(best.memory, here.memory);
    for (auto objective : {kTime, kMemory}) {
      double expected = objective == kTime ? best.time : best.memory;
      auto exact = exactStrategy(family, budget, objective);
      ASSERT_TRUE(exact) << describeForward(forward);
      ASSERT_EQ(exact->strategy.overhead, expected)
          << describeForward(forward) << " budget " << budget;
      ASSERT_LE(exact->strategy.peak, budget);
      ASSERT_EQ(exact->gap, 0);
      // The approximation finds a strategy, so it is never better than the
      // exact result.
      auto approx = StrategyProgram(some).best(budget, objective, 64);
      if (approx) {
        ASSERT_LE(approx->peak, budget);
        if (objective == kTime)
          ASSERT_GE(approx->overhead, expected) << describeForward(forward);
        else
          ASSERT_LE(approx->overhead, expected) << describeForward(forward);
      }
    }
  }
}

TEST(LowerSetExact, EqualsExhaustiveOnAllConnectedDagsUpTo5) {
  std::mt19937 random(2019);
  uint32_t count = 0;
  for (uint32_t size = 1; size <= 5; ++size)
    forEachDag(size, [&](const Edges &edges) {
      ++count;
      if (!testing::Test::HasFatalFailure())
        expectExact(drawForward(size, edges, random));
    });
  // The connected labelled graphs: 1 + 1 + 4 + 38 + 728, each with one
  // orientation.
  EXPECT_EQ(count, 772u);
}

TEST(LowerSetExact, EqualsExhaustiveOnRandomDags) {
  for (uint32_t seed = 0; seed < 300 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    uint32_t size = 6 + seed % 2;
    expectExact(
        drawForward(size, drawDag(size, 35 + seed % 30, random), random));
  }
}

/// Returns how much better the overhead \p best is than \p found.
double lead(double best, double found, StrategyObjective objective) {
  return objective == kTime ? found - best : best - found;
}

/// Stops after little work. Each search starts with a strategy to improve, or
/// without one.
TEST(LowerSetExact, StoppedSearchesStayWithinTheirGap) {
  uint32_t stopped = 0, improved = 0;
  for (uint32_t seed = 0; seed < 80; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    ForwardGraph forward = drawForward(10, drawDag(10, 25, random), random);
    LowerSetFamily family = allOf(forward);
    LowerSetFamily some = LowerSetFamily::ancestors(forward, 6);
    int64_t budget = smallestBudget(some);
    for (auto objective : {kTime, kMemory})
      for (uint64_t work : {1, 10, 100, 1000}) {
        auto exact = exactStrategy(family, budget, objective);
        auto known = StrategyProgram(some).best(budget, objective, 64);
        ASSERT_TRUE(exact && known);
        ASSERT_EQ(exact->gap, 0);
        double best = exact->strategy.overhead;
        StrategySearch search =
            searchStrategies(family, budget, objective, known->overhead, work);
        EXPECT_LE(lead(best, search.bound, objective), 1e-6);
        if (search.strategy) {
          EXPECT_GT(lead(search.strategy->overhead, known->overhead, objective),
                    0);
          EXPECT_LE(search.strategy->peak, budget);
          ++improved;
        }
        auto rough = exactStrategy(family, budget, objective, work);
        if (!rough)
          continue;
        EXPECT_GE(lead(best, rough->strategy.overhead, objective), 0);
        EXPECT_LE(lead(best, rough->strategy.overhead, objective), rough->gap);
        stopped += rough->gap > 0;
      }
  }
  EXPECT_GT(stopped, 10u);
  EXPECT_GT(improved, 50u);
}

/// Tests a bound that needs no lower sets, at every budget that makes a
/// difference.
TEST(LowerSetExact, NothingBeatsTheBoundOverAll) {
  uint32_t equal = 0, above = 0;
  for (uint32_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    ForwardGraph forward = drawForward(7, drawDag(7, 30, random), random);
    std::map<int64_t, double> byPeak;
    forEachStrategy(allOf(forward), [&](const CanonicalStrategy &strategy) {
      byPeak.try_emplace(strategy.peak, INFINITY);
      for (auto &[peak, least] : byPeak)
        if (peak >= strategy.peak)
          least = std::min(least, strategy.overhead);
      EXPECT_LE(strategy.overhead,
                boundOverAll(forward, strategy.peak, kMemory));
    });
    for (auto [budget, least] : byPeak) {
      double bound = boundOverAll(forward, budget, kTime);
      EXPECT_LE(bound, least + 1e-9) << describeForward(forward);
      equal += bound == least;
      above += bound > 0;
    }
  }
  EXPECT_GT(equal, 0u);
  EXPECT_GT(above, 0u);
}

TEST(LowerSets, AroundAStrategyAreItsNeighbours) {
  for (uint32_t seed = 0; seed < 50; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    ForwardGraph forward = drawForward(8, drawDag(8, 30, random), random);
    LowerSetFamily family = allOf(forward);
    auto best = exactStrategy(family, smallestBudget(family), kTime);
    ASSERT_TRUE(best);
    LowerSetFamily near =
        LowerSetFamily::around(family, best->strategy.sets, 1000);
    auto again = exactStrategy(near, best->strategy.peak, kTime);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->strategy.overhead, best->strategy.overhead);
    std::set<Set> all, found;
    for (uint32_t set = 0; set < family.size(); ++set)
      all.insert(membersOf(family, set));
    for (uint32_t set = 0; set < near.size(); ++set) {
      EXPECT_TRUE(all.count(membersOf(near, set))) << "not a lower set";
      EXPECT_TRUE(found.insert(membersOf(near, set)).second) << "twice";
    }
    // Adds or removes one vertex in each set of the strategy.
    for (uint32_t set : best->strategy.sets)
      for (uint32_t v = 0; v < forward.size(); ++v) {
        Set members = membersOf(family, set);
        if (!members.insert(v).second)
          members.erase(v);
        EXPECT_EQ(found.count(members), all.count(members));
      }
    EXPECT_LE(LowerSetFamily::around(family, best->strategy.sets, 4).size(),
              best->strategy.sets.size() + 6);
  }
}

/// Returns a joint graph with the paper's backward part: grad(v) is one node,
/// which reads grad(w) and the inputs of each w that v feeds. (Reverse-mode
/// differentiation makes the gradients of all inputs of w at once instead, and
/// holds them until the sums are complete. Eq. 2 has no term for this.)
Graph makeGathering(const ForwardGraph &forward) {
  uint32_t size = forward.size();
  GraphSpec spec;
  spec.name = "gathering";
  spec.tensors.push_back({"x", 1});
  for (uint32_t v = 0; v < size; ++v) {
    spec.tensors.push_back({"", forward.bytes[v]});
    Node node{"", "", forward.time[v], {}, {v + 1}};
    for (uint32_t u : forward.predecessors[v])
      node.inputs.push_back(u + 1);
    spec.nodes.push_back(node);
  }
  spec.loss = size;
  for (uint32_t v = size; v-- > 0;) {
    spec.tensors.push_back({"", forward.bytes[v]});
    std::set<TensorId> inputs = {0};
    for (uint32_t w : forward.successors[v]) {
      // The node grad(w) of v = size - 1 is size + 1.
      inputs.insert(2 * size - w);
      for (uint32_t u : forward.predecessors[w])
        inputs.insert(u + 1);
    }
    spec.nodes.push_back(
        {"", "", 1, {inputs.begin(), inputs.end()}, {2 * size - v}});
  }
  Result<Graph> graph = Graph::create(std::move(spec));
  EXPECT_TRUE(graph) << graph.error().message;
  return *graph;
}

/// Sections 3 and 4.4: Eq. 2 bounds the bytes that a strategy holds, and
/// liveness makes them fewer. The strategies follow the program's order. Random
/// orders give all strategies.
TEST(LowerSetExact, SimulatedPeakIsAtMostTheModels) {
  uint32_t below = 0;
  for (uint32_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    uint32_t size = 4 + seed % 4;
    Edges edges = drawDag(size, 20 + seed % 50, random);
    for (uint32_t v = 0; v + 1 < size; ++v) // There is one sink, the loss.
      if (std::none_of(edges.begin(), edges.end(),
                       [&](auto edge) { return edge.first == v; }))
        edges.push_back({v, size - 1});
    Graph graph = makeGathering(drawForward(size, edges, random));
    auto split = splitAtLoss(graph, "test");
    ASSERT_TRUE(split);
    ForwardGraph forward = forwardGraph(graph, *split);
    LowerSetFamily family = allOf(forward);
    // For each vertex, the number of the set {0, ..., vertex}.
    std::vector<uint32_t> prefix(size);
    for (uint32_t set = 0; set < family.size(); ++set) {
      Set members = membersOf(family, set);
      if (*members.rbegin() + 1 == members.size())
        prefix[*members.rbegin()] = set;
    }
    for (uint32_t cuts = 0; cuts < 1u << (size - 1); ++cuts) {
      std::vector<uint32_t> sets;
      for (uint32_t v = 0; v + 1 < size; ++v)
        if (cuts >> v & 1)
          sets.push_back(prefix[v]);
      sets.push_back(prefix[size - 1]);
      CanonicalStrategy strategy = evaluateStrategy(family, sets);
      Choice choice = choiceOf(graph, family, strategy);
      for (bool whole : {true, false}) {
        if (!whole)
          choice.segment.clear();
        Simulation simulation =
            simulate(graph, *realise(graph, *split, choice));
        ASSERT_TRUE(simulation.valid());
        EXPECT_LE(simulation.peakBytes, strategy.peak)
            << describeForward(forward) << " cuts " << cuts;
        EXPECT_LE(simulation.computeCost, graph.baseCost() + strategy.overhead);
        below += simulation.peakBytes < strategy.peak;
      }
    }
  }
  EXPECT_GT(below, 0u); // Liveness saves some bytes.
}

/// Runs every planner of the paper on unchanged joint graphs. All plans must be
/// valid, and more lower sets must never give a worse front.
TEST(LowerSetPlanners, PlansOfRandomGraphsAreValid) {
  for (uint32_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    Graph graph = makeTraining(drawForward(7, drawDag(7, 30, random), random));
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    for (const char *name : {"lower-set-exact", "lower-set-exhaustive"}) {
      auto lowest = planWith(name, {graph, {}, {}});
      ASSERT_TRUE(lowest) << lowest.error().message;
      EXPECT_LE(lowest->simulation.peakBytes, peak);
      auto roomy = planWith(name, {graph, peak, {}});
      ASSERT_TRUE(roomy);
      EXPECT_TRUE(roomy->feasible);
    }
  }
}

/// Returns whether the text of \p gap, which a planner gives with its plan,
/// names \p objective and \p budget.
bool isOf(const Gap &gap, StrategyObjective objective, int64_t budget) {
  return gap.of.starts_with(
      std::string(objective == kTime ? "least" : "most") +
      " recomputation (Kusumoto 2019, Eq. 1) of the strategies over all lower "
      "sets that stay within " +
      std::to_string(budget) + " bytes (Eq. 2); this one recomputes ");
}

TEST(LowerSetPlanners, ExactStatesAGapOfZero) {
  std::mt19937 random(1);
  Graph graph = makeTraining(drawForward(7, drawDag(7, 30, random), random));
  for (const char *planner : {"lower-set-exact", "portfolio"}) {
    auto exact = planWith(planner, {graph, {}, {}});
    ASSERT_TRUE(exact);
    EXPECT_EQ(exact->gap.has_value(), exact->source == "lower-set-exact");
    if (exact->gap)
      EXPECT_EQ(exact->gap->cost, 0);
  }
}

/// There are very many branches. 30 vertices that only the loss connects have
/// 2^30 lower sets. Each of these vertices costs 1 and needs 1 byte. The loss
/// costs 1.
TEST(LowerSetPlanners, TooManyLowerSetsLeaveAGap) {
  ForwardGraph wide =
      makeForward(std::vector<int64_t>(30, 1), std::vector<double>(30, 1), {});
  Graph graph = makeTraining(wide);
  auto exact = planWith("lower-set-exact", {graph, {}, {}});
  ASSERT_TRUE(exact) << exact.error().message;
  ASSERT_TRUE(exact->gap);
  // For the strategy with the single part V, Eq. 2 gives 2 * 31. For a strategy
  // whose first part has n branches and whose second part has the others, Eq. 2
  // gives at most this value.
  bool known = false;
  for (int64_t budget = 31; budget <= 62; ++budget)
    for (auto objective : {kTime, kMemory})
      if (isOf(*exact->gap, objective, budget)) {
        known = true;
        double bound =
            boundOverAll(forwardGraph(graph, *splitAtLoss(graph, "test")),
                         budget, objective);
        EXPECT_GE(exact->gap->cost, 0);
        EXPECT_LE(exact->gap->cost, objective == kTime ? 31 - bound : bound);
      }
  EXPECT_TRUE(known) << exact->gap->of;
  auto exhaustive = planWith("lower-set-exhaustive", {graph, {}, {}});
  ASSERT_FALSE(exhaustive);
  EXPECT_EQ(exhaustive.error().message,
            "planner lower-set-exhaustive tries all lower sets, and the "
            "31 nodes of the forward part have more than 256 of them: use "
            "lower-set-exact");
}

TEST(LowerSetPlanners, TooManyStrategiesAreAnErrorWithTheirNumber) {
  // 20 vertices and the loss: 2^20 ways to cut the chain.
  Edges edges;
  for (uint32_t v = 0; v + 1 < 20; ++v)
    edges.push_back({v, v + 1});
  Graph graph = makeTraining(makeForward(std::vector<int64_t>(20, 1),
                                         std::vector<double>(20, 1), edges));
  auto all = planWith("lower-set-exhaustive", {graph, {}, {}});
  ASSERT_FALSE(all);
  EXPECT_EQ(all.error().message,
            "planner lower-set-exhaustive tries every strategy, and the "
            "forward part has 1048576: use lower-set-exact");
}

} // namespace
