//===- LowerSetTest.cpp - Kusumoto's equations and program ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Base/Random.h"
#include "Core/LowerSets/LowerSetExact.h"
#include "Core/LowerSets/LowerSets.h"

#include "../RandomGraph.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>
#include <set>

using namespace remat;
using namespace remat::test;

namespace {

ForwardGraph randomForward(uint64_t seed, uint32_t nodes) {
  RandomGraphOptions options;
  options.forwardNodes = nodes;
  options.branches = 0.6;
  Graph graph = *Graph::create(randomTrainingStep(seed, options));
  return forwardGraph(graph, *splitAtLoss(graph, "test"));
}

using Vertices = std::set<uint32_t>;

Vertices membersOf(const LowerSetFamily &family, uint32_t set) {
  Vertices members;
  for (uint32_t v = 0; v < family.forward().size(); ++v)
    if (family.contains(set, v))
      members.insert(v);
  return members;
}

Vertices minus(const Vertices &a, const Vertices &b) {
  Vertices result;
  for (uint32_t v : a)
    if (!b.count(v))
      result.insert(v);
  return result;
}

/// d+(S) and d-(S): the vertices to which an edge from S leads, and those from
/// which an edge leads to S.
Vertices fedBy(const ForwardGraph &forward, const Vertices &from) {
  Vertices result;
  for (uint32_t v : from)
    result.insert(forward.successors[v].begin(), forward.successors[v].end());
  return result;
}
Vertices feeding(const ForwardGraph &forward, const Vertices &to) {
  Vertices result;
  for (uint32_t v : to)
    result.insert(forward.predecessors[v].begin(),
                  forward.predecessors[v].end());
  return result;
}

int64_t bytesOf(const ForwardGraph &forward, const Vertices &set) {
  int64_t sum = 0;
  for (uint32_t v : set)
    sum += forward.bytes[v];
  return sum;
}

struct Model {
  double overhead = 0;
  int64_t peak = 0;
};

/// Computes Eq. 1 and 2 of the paper in the paper's notation.
Model modelOf(const ForwardGraph &forward,
              const std::vector<Vertices> &lowerSets) {
  Model model;
  Vertices previous, cached; // L_i-1, U_i-1
  std::vector<Vertices> parts;
  for (const Vertices &lowerSet : lowerSets) {
    Vertices part = minus(lowerSet, previous); // V_i
    Vertices after = minus(fedBy(forward, lowerSet), lowerSet);
    Vertices beside =
        minus(feeding(forward, fedBy(forward, lowerSet)), lowerSet);
    model.peak = std::max(
        model.peak, bytesOf(forward, cached) + 2 * bytesOf(forward, part) +
                        bytesOf(forward, after) + bytesOf(forward, beside));
    // The boundary consists of the vertices of L_i from which an edge leaves
    // L_i.
    for (uint32_t v : lowerSet)
      for (uint32_t w : forward.successors[v])
        if (!lowerSet.count(w))
          cached.insert(v);
    previous = lowerSet;
    parts.push_back(part);
  }
  for (const Vertices &part : parts)
    for (uint32_t v : minus(part, cached))
      model.overhead += forward.time[v];
  return model;
}

TEST(LowerSets, OfAChainByHand) {
  // A chain of 4 unit vertices has L^0 < L^1 < L^2 < V.
  GraphSpec spec;
  spec.tensors = {{"x", 1}, {"a", 1},    {"b", 1},
                  {"c", 1}, {"loss", 1}, {"g", 1}};
  spec.nodes = {{"A", "", 1, {0}, {1}},
                {"B", "", 1, {1}, {2}},
                {"C", "", 1, {2}, {3}},
                {"loss", "", 1, {3}, {4}},
                {"back", "", 1, {4}, {5}}};
  spec.outputs = {4, 5};
  spec.loss = 4;
  Graph graph = *Graph::create(spec);
  ForwardGraph forward = forwardGraph(graph, *splitAtLoss(graph, "test"));
  LowerSetFamily family = LowerSetFamily::ancestors(forward, 100);
  ASSERT_EQ(family.size(), 4u);
  EXPECT_EQ(family[1].time, 2);
  EXPECT_EQ(family[1].bytes, 2);
  EXPECT_EQ(family[1].boundary, (std::vector<uint32_t>{1}));
  EXPECT_TRUE(family.isBelow(0, 1));
  EXPECT_FALSE(family.isBelow(1, 1));
  EXPECT_FALSE(family.isBelow(3, 1));
  // {L^1, V}: Eq. 2 is 0 + 2 * 2 + 1 (vertex 2) + 0 = 5 for the first part,
  // and 1 (vertex 1 is cached) + 2 * 2 = 5 for the second. Recomputed: 0, 2, 3.
  CanonicalStrategy strategy = evaluateStrategy(family, {1, 3});
  EXPECT_EQ(strategy.peak, 5);
  EXPECT_EQ(strategy.overhead, 3);
  // V alone: 2 * 4 = 8, all recomputed.
  EXPECT_EQ(evaluateStrategy(family, {3}).peak, 8);
  EXPECT_EQ(evaluateStrategy(family, {3}).overhead, 4);
  // Every vertex a part: the third needs 2 + 2 + 1 = 5, the last 3 + 2 = 5.
  EXPECT_EQ(evaluateStrategy(family, {0, 1, 2, 3}).peak, 5);
  EXPECT_EQ(evaluateStrategy(family, {0, 1, 2, 3}).overhead, 1);
  EXPECT_EQ(smallestBudget(family), 5);
}

/// Returns the boundary of \p set, its vertices from which an edge leaves it.
Vertices boundaryOf(const ForwardGraph &forward, const Vertices &set) {
  Vertices result;
  for (uint32_t v : feeding(forward, minus(fedBy(forward, set), set)))
    if (set.count(v))
      result.insert(v);
  return result;
}

/// Computes Kusumoto 2019, Alg. 1 over the sets L^v and V, with an axis that
/// has a place for every possible time. Returns the smallest and the largest
/// value of Eq. 1 within \p budget, if there is one.
std::optional<std::pair<double, double>>
straightforward(const ForwardGraph &forward, int64_t budget) {
  std::set<std::pair<size_t, Vertices>> sets; // Smaller ones first.
  Vertices all;
  for (uint32_t v = 0; v < forward.size(); ++v) {
    Vertices set = {v};
    for (uint32_t u = v; u-- > 0;)
      for (uint32_t w : forward.successors[u])
        if (set.count(w))
          set.insert(u);
    sets.insert({set.size(), set});
    all.insert(v);
  }
  sets.insert({all.size(), all});
  std::map<Vertices, std::map<double, int64_t>> table; // opt[L, t] = M(U)
  table[{}][0] = 0;
  for (const auto &[size, to] : sets) {
    Vertices after = minus(fedBy(forward, to), to);
    Vertices beside = minus(feeding(forward, fedBy(forward, to)), to);
    Vertices boundary = boundaryOf(forward, to);
    int64_t fixed = bytesOf(forward, after) + bytesOf(forward, beside);
    std::map<double, int64_t> reached;
    for (const auto &[from, entries] : table) {
      if (!std::includes(to.begin(), to.end(), from.begin(), from.end()))
        continue;
      Vertices part = minus(to, from);
      double time = 0;
      for (uint32_t v : minus(part, boundary))
        time += forward.time[v];
      for (auto [t, cached] : entries) {
        if (cached + 2 * bytesOf(forward, part) + fixed > budget)
          continue;
        int64_t bytes = cached + bytesOf(forward, minus(boundary, from));
        auto [entry, isNew] = reached.try_emplace(t + time, bytes);
        entry->second = std::min(entry->second, bytes);
      }
    }
    table[to].merge(reached);
  }
  if (table[all].empty())
    return std::nullopt;
  return std::pair(table[all].begin()->first, table[all].rbegin()->first);
}

TEST(LowerSets, ApproximateProgramHasAnExactAxisOfTime) {
  for (uint64_t seed = 1; seed <= 2000; ++seed) {
    ForwardGraph forward = randomForward(seed, 4 + seed % 6);
    LowerSetFamily family = LowerSetFamily::ancestors(forward, 1024);
    int64_t least = smallestBudget(family);
    EXPECT_FALSE(straightforward(forward, least - 1)) << "seed " << seed;
    for (double factor : {1.0, 1.3, 2.0}) {
      auto budget = int64_t(factor * double(least));
      auto expected = straightforward(forward, budget);
      ASSERT_TRUE(expected) << "seed " << seed;
      for (auto objective :
           {StrategyObjective::Time, StrategyObjective::Memory}) {
        auto found = searchStrategies(family, budget, objective).strategy;
        ASSERT_TRUE(found) << "seed " << seed;
        EXPECT_EQ(found->overhead, objective == StrategyObjective::Time
                                       ? expected->first
                                       : expected->second)
            << "seed " << seed << ", budget " << budget;
        std::vector<Vertices> sets;
        for (uint32_t set : found->sets)
          sets.push_back(membersOf(family, set));
        Model model = modelOf(forward, sets);
        EXPECT_EQ(model.overhead, found->overhead);
        EXPECT_EQ(model.peak, found->peak);
        EXPECT_LE(model.peak, budget);
      }
    }
  }
}

TEST(LowerSets, EquationsAreThePapers) {
  for (uint64_t seed = 1; seed <= 200; ++seed) {
    ForwardGraph forward = randomForward(seed, 2 + seed % 8);
    LowerSetFamily family = LowerSetFamily::ancestors(forward, 100);
    std::vector<uint32_t> sets;
    std::vector<Vertices> vertices;
    for (uint32_t set = 0; set < family.size(); ++set) {
      EXPECT_EQ(minus(feeding(forward, membersOf(family, set)),
                      membersOf(family, set)),
                Vertices())
          << "an edge enters the set";
      if (sets.empty() || family.isBelow(sets.back(), set)) {
        sets.push_back(set);
        vertices.push_back(membersOf(family, set));
      }
    }
    ASSERT_EQ(sets.back(), family.size() - 1);
    Model model = modelOf(forward, vertices);
    CanonicalStrategy strategy = evaluateStrategy(family, sets);
    EXPECT_EQ(strategy.peak, model.peak) << "seed " << seed;
    EXPECT_EQ(strategy.overhead, model.overhead) << "seed " << seed;
  }
}

/// Calls \p visit with every increasing sequence of sets that ends in V.
void forEachStrategy(
    const LowerSetFamily &family, std::vector<uint32_t> &sets,
    const std::function<void(const CanonicalStrategy &)> &visit) {
  uint32_t all = family.size() - 1;
  for (uint32_t set = 0; set <= all; ++set) {
    if (!sets.empty() && !family.isBelow(sets.back(), set))
      continue;
    sets.push_back(set);
    if (set == all)
      visit(evaluateStrategy(family, sets));
    else
      forEachStrategy(family, sets, visit);
    sets.pop_back();
  }
}

/// Returns three chains side by side, with a few edges from one chain to
/// another.
ForwardGraph randomBraid(uint64_t seed, uint32_t vertices) {
  Random random(seed);
  ForwardGraph forward;
  forward.successors.resize(vertices);
  forward.predecessors.resize(vertices);
  auto connect = [&](uint32_t from, uint32_t to) {
    forward.successors[from].push_back(to);
    forward.predecessors[to].push_back(from);
  };
  for (uint32_t v = 0; v < vertices; ++v) {
    forward.nodes.push_back(v);
    forward.time.push_back(1);
    forward.bytes.push_back(1 + int64_t(random.below(20)));
    if (v >= 3)
      connect(v - 3, v);
    if (v >= 2 && random.below(4) == 0)
      connect(v - 2, v);
  }
  return forward;
}

TEST(LowerSets, SmallestBudgetOfHundredsOfSets) {
  // There are several blocks of sets. With one slot, the program keeps for each
  // set only the prefix with the fewest bytes.
  uint32_t large = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    ForwardGraph forward = randomBraid(seed, 12 + seed % 10);
    auto family = LowerSetFamily::all(forward, 5000);
    ASSERT_TRUE(family);
    large += family->size() > 128;
    int64_t least = smallestBudget(*family);
    ASSERT_LT(least, 1024) << "exact to a byte below";
    StrategyProgram program(*family);
    EXPECT_TRUE(program.best(least, StrategyObjective::Time, 1));
    EXPECT_FALSE(program.best(least - 1, StrategyObjective::Time, 1))
        << "seed " << seed;
  }
  EXPECT_GT(large, 20u);
}

TEST(LowerSets, ProgramIsExhaustive) {
  // With whole costs up to 10 and at most 9 vertices, 128 slots are exact.
  constexpr uint32_t kSlots = 128;
  for (uint64_t seed = 1; seed <= 150; ++seed) {
    ForwardGraph forward = randomForward(seed, 2 + seed % 7);
    LowerSetFamily family = LowerSetFamily::ancestors(forward, 100);
    std::vector<CanonicalStrategy> all;
    std::vector<uint32_t> sets;
    forEachStrategy(family, sets,
                    [&](const auto &strategy) { all.push_back(strategy); });
    int64_t least = std::numeric_limits<int64_t>::max();
    for (const CanonicalStrategy &strategy : all)
      least = std::min(least, strategy.peak);
    EXPECT_EQ(smallestBudget(family), least) << "seed " << seed;
    EXPECT_FALSE(
        StrategyProgram(family).best(least - 1, StrategyObjective::Time, 8));
    for (size_t i = 0; i < all.size(); i += 1 + all.size() / 8) {
      int64_t budget = all[i].peak;
      double leastTime = std::numeric_limits<double>::infinity(), mostTime = -1;
      for (const CanonicalStrategy &strategy : all)
        if (strategy.peak <= budget) {
          leastTime = std::min(leastTime, strategy.overhead);
          mostTime = std::max(mostTime, strategy.overhead);
        }
      auto fast =
          StrategyProgram(family).best(budget, StrategyObjective::Time, kSlots);
      auto slow = StrategyProgram(family).best(
          budget, StrategyObjective::Memory, kSlots);
      ASSERT_TRUE(fast && slow) << "seed " << seed;
      EXPECT_EQ(fast->overhead, leastTime) << "seed " << seed;
      EXPECT_EQ(slow->overhead, mostTime) << "seed " << seed;
      EXPECT_LE(fast->peak, budget);
      EXPECT_LE(slow->peak, budget);
      // Fewer slots never give a better plan, and the plan is still within the
      // budget.
      auto rough =
          StrategyProgram(family).best(budget, StrategyObjective::Time, 3);
      ASSERT_TRUE(rough);
      EXPECT_GE(rough->overhead, leastTime);
      EXPECT_LE(rough->peak, budget);
    }
  }
}

TEST(LowerSets, FamilyOfBoundedSize) {
  ForwardGraph forward = randomForward(7, 60);
  for (uint32_t prefixes : {0, 10, 1000}) {
    LowerSetFamily family = LowerSetFamily::ancestors(forward, 10, prefixes);
    EXPECT_LE(family.size(), 10 + prefixes);
    EXPECT_EQ(family[family.size() - 1].top, kNone);
    std::set<Vertices> known;
    for (uint32_t set = 0; set < family.size(); ++set) {
      Vertices members = membersOf(family, set);
      EXPECT_EQ(minus(feeding(forward, members), members), Vertices());
      EXPECT_TRUE(known.insert(members).second) << "twice";
      for (uint32_t other = 0; other < family.size(); ++other) {
        Vertices larger = membersOf(family, other);
        EXPECT_EQ(family.isBelow(set, other),
                  set != other && minus(members, larger).empty());
        EXPECT_TRUE(set <= other || !family.isBelow(set, other));
      }
    }
    Vertices prefix;
    for (uint32_t v = 0; v < forward.size() && prefixes >= 60; ++v) {
      prefix.insert(v);
      EXPECT_TRUE(known.count(prefix)) << v;
    }
  }
}

/// A recurrence has two states of 1 byte. Each new state is made from both
/// earlier states through a value of 9 bytes. No vertex separates the steps,
/// and L^v of a state has only the earlier values of the other state.
TEST(LowerSets, PrefixesCutARecurrence) {
  ForwardGraph forward;
  constexpr uint32_t kSteps = 16;
  // Each step has two values of 9 bytes and two of 1 byte.
  for (uint32_t v = 0; v < 4 * kSteps; ++v) {
    forward.nodes.push_back(v);
    forward.time.push_back(1);
    bool isState = v % 4 >= 2;
    forward.bytes.push_back(isState ? 1 : 9);
    forward.successors.emplace_back();
    std::vector<uint32_t> before;
    if (isState)
      before = {v - 2};
    else if (v >= 4)
      before = {v - v % 4 - 2, v - v % 4 - 1};
    for (uint32_t u : before)
      forward.successors[u].push_back(v);
    forward.predecessors.push_back(std::move(before));
  }
  LowerSetFamily some = LowerSetFamily::ancestors(forward, 1000);
  LowerSetFamily more = LowerSetFamily::ancestors(forward, 1000, 1000);
  // If each step is a part, the part before the last one needs the most: 14 x 2
  // bytes cached, 2 (9 + 9 + 1 + 1) of its own, and two gradients of 9 of the
  // last part.
  EXPECT_LE(smallestBudget(more), 28 + 40 + 18);
  EXPECT_LT(smallestBudget(more), smallestBudget(some));
}

} // namespace
