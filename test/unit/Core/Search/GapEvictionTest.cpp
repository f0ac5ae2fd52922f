//===- GapEvictionTest.cpp - Evictions, restorations and their index ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/GapEviction.h"

#include "../RandomGraph.h"
#include "../WaitingStep.h"

#include "Core/Plan/UnreadSteps.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

#include <numeric>

using namespace remat;
using namespace remat::test;

namespace {

using Nodes = std::vector<NodeId>;

Nodes programOrder(const Graph &graph) {
  Nodes order(graph.numNodes());
  std::iota(order.begin(), order.end(), 0);
  return order;
}

TEST(Sequence, IndexOfTheProgram) {
  Graph graph = *Graph::create(waiting());
  Sequence sequence(graph, programOrder(graph));
  // The steps hold a | a b | a b t | a t c | a c y.
  EXPECT_EQ(sequence.timeline(), (std::vector<int64_t>{10, 11, 61, 61, 12}));
  EXPECT_EQ(sequence.peak(), 61);
  EXPECT_EQ(sequence.peakStep(), 2u);
  // The tensors that are made before each step and read at it or later are:
  // nothing | a | a b | a t | a c | y.
  std::vector<int64_t> entering;
  for (uint32_t s = 0; s <= sequence.size(); ++s)
    entering.push_back(sequence.entering(s));
  EXPECT_EQ(entering, (std::vector<int64_t>{0, 10, 11, 60, 11, 1}));
  uint32_t a = sequence.made(0);
  EXPECT_EQ(sequence.life(a).last, 4u);
  EXPECT_EQ(sequence.life(a).touches, 2u);
  EXPECT_EQ(sequence.reads(4)[0], a);
  EXPECT_EQ(sequence.current(1, 0), kNone);
  EXPECT_EQ(sequence.current(1, 1), a);
  EXPECT_EQ(sequence.life(sequence.made(4)).last, 5u); // It is an output.
}

TEST(Sequence, RemovesUnreadRepeats) {
  Graph graph = *Graph::create(waiting());
  // Node A runs again before Y. Nothing reads the later run of B.
  Nodes all = {0, 1, 2, 3, 0, 4};
  EXPECT_EQ(removeUnread(graph, {0, 1, 2, 3, 0, 1, 4}), all);
  // The second run of A, whose result only the removed run of B reads, is
  // removed with it.
  EXPECT_EQ(removeUnread(graph, {0, 1, 2, 0, 1, 3, 0, 4}), all);
  EXPECT_EQ(removeUnread(graph, all), all);
}

TEST(GapEviction, RecomputesBeforeTheGapEnds) {
  Graph graph = *Graph::create(waiting());
  Sequence sequence(graph, programOrder(graph));
  EXPECT_TRUE(GapEviction(sequence).evictTo(51));
  EXPECT_EQ(sequence.order(), (Nodes{0, 1, 2, 3, 0, 4}));
  EXPECT_EQ(sequence.peak(), 51);
}

TEST(GapEviction, MovesWhatNothingReadsBefore) {
  GraphSpec spec = waiting();
  spec.nodes[1].inputs = {0}; // B no longer reads a.
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, programOrder(graph));
  EXPECT_TRUE(GapEviction(sequence).evictTo(51));
  EXPECT_EQ(sequence.order(), (Nodes{1, 2, 3, 0, 4}));
}

TEST(GapEviction, MovesAreFree) {
  // Tensor d of 9 bytes can move although its node is expensive, and tensor a
  // of 10 bytes must be recomputed. Either of these two changes is enough.
  GraphSpec spec = waiting();
  spec.tensors.push_back({"d", 9});
  spec.nodes[4].inputs.push_back(6);
  spec.nodes.insert(spec.nodes.begin() + 1, {"D", "", 1000, {0}, {6}});
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, programOrder(graph));
  EXPECT_TRUE(GapEviction(sequence).evictTo(61));
  EXPECT_EQ(sequence.order(), (Nodes{0, 2, 3, 4, 1, 5}));
}

TEST(GapEviction, RecomputesAChain) {
  // Tensor a is made from z, and z is made from x. When tensor a is needed, z
  // is no longer held.
  GraphSpec spec = waiting();
  spec.tensors.push_back({"z", 20});
  spec.nodes.insert(spec.nodes.begin(), {"Z", "", 1, {0}, {6}});
  spec.nodes[1].inputs = {6};
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, programOrder(graph));
  EXPECT_TRUE(GapEviction(sequence).evictTo(51));
  EXPECT_EQ(sequence.order(), (Nodes{0, 1, 2, 3, 4, 0, 1, 5}));
}

TEST(GapEviction, CountsOnlyWhatAChainHoldsAtATime) {
  // Tensor a is made from q, and q from p, with 28 bytes each. With c, at most
  // 57 bytes are held during its recomputation, although all have 67.
  GraphSpec spec = waiting();
  spec.tensors.insert(spec.tensors.end(), {{"p", 28}, {"q", 28}});
  spec.nodes[0].inputs = {7};
  spec.nodes.insert(spec.nodes.begin(),
                    {{"P", "", 1, {0}, {6}}, {"Q", "", 1, {6}, {7}}});
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, programOrder(graph));
  EXPECT_TRUE(GapEviction(sequence).evictTo(60));
  EXPECT_EQ(sequence.order(), (Nodes{0, 1, 2, 3, 4, 5, 0, 1, 2, 6}));
  EXPECT_EQ(sequence.peak(), 57);
}

TEST(GapEviction, TakesOverALaterRecomputation) {
  // Tensor a is made from z. Just after it is needed, z is recomputed for W.
  GraphSpec spec = waiting();
  spec.tensors.insert(spec.tensors.end(), {{"z", 20}, {"w", 1}});
  spec.nodes[0].inputs = {6};
  spec.nodes.insert(spec.nodes.begin(), {"Z", "", 1, {0}, {6}});
  spec.nodes.push_back({"W", "", 1, {5, 6}, {7}});
  Graph graph = *Graph::create(spec);
  Nodes before = {0, 1, 2, 3, 4, 5, 0, 6};
  Sequence twice(graph, before);
  EXPECT_TRUE(GapEviction(twice).evictTo(51));
  EXPECT_EQ(twice.order(), (Nodes{0, 1, 2, 3, 4, 0, 1, 5, 0, 6}));
  Sequence once(graph, before);
  EXPECT_TRUE(GapEviction(once, {1, 0, 1, true}).evictTo(51));
  EXPECT_EQ(once.order(), (Nodes{0, 1, 2, 3, 4, 0, 1, 5, 6}));
}

TEST(GapEviction, HoldsASmallInputRatherThanRunAgainWhatMadeIt) {
  GraphSpec spec = waiting();
  spec.tensors.push_back({"z", 2});
  spec.nodes.insert(spec.nodes.begin(), {"Z", "", 100, {0}, {6}});
  spec.nodes[1].inputs = {6};
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, programOrder(graph));
  EXPECT_TRUE(GapEviction(sequence).evictTo(53));
  EXPECT_EQ(sequence.order(), (Nodes{0, 1, 2, 3, 4, 1, 5}));
  EXPECT_EQ(sequence.peak(), 53);
}

TEST(GapEviction, LeavesAloneWhatMustNotRunTwice) {
  GraphSpec spec = waiting();
  spec.nodes[0].recomputable = false;
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, programOrder(graph));
  EXPECT_FALSE(GapEviction(sequence).evictTo(51));
  EXPECT_EQ(sequence.order(), programOrder(graph));
}

TEST(GapEviction, EndsWhenItsWorkIsOver) {
  RandomGraphOptions options;
  options.forwardNodes = 60;
  Graph graph = *Graph::create(randomTrainingStep(1, options));
  // Returns the lowest peak, the number of rounds to reach this peak, and the
  // length of the longest plan on the way.
  auto descend = [&](EvictionWork *work) {
    Sequence sequence(graph, programOrder(graph));
    uint64_t rounds = 0;
    auto count = [&](uint64_t, double) { return ++rounds > 0; };
    EXPECT_FALSE(GapEviction(sequence).evictTo(1, count, work));
    return std::pair(rounds, sequence.peak());
  };
  auto [free, lowest] = descend(nullptr);
  constexpr uint64_t kAllowed = 10'000'000, kRounds = 8;
  ASSERT_GT(free, 2 * kRounds);
  EvictionWork whole(graph, 1), little(graph, 1);
  EXPECT_EQ(descend(&whole), std::pair(free, lowest));
  little.add(kAllowed - kRounds * graph.numNodes());
  auto [bounded, reached] = descend(&little);
  EXPECT_TRUE(little.isOver());
  EXPECT_LT(bounded, kRounds);
  EXPECT_GT(bounded, 1u);
  EXPECT_GT(reached, lowest);
}

TEST(Restoration, TakesBackWhatFits) {
  Graph graph = *Graph::create(waiting());
  Sequence sequence(graph, {0, 1, 2, 3, 0, 4});
  restore(sequence, 60);
  EXPECT_EQ(sequence.order(), (Nodes{0, 1, 2, 3, 0, 4}));
  restore(sequence, 61);
  EXPECT_EQ(sequence.order(), programOrder(graph));
}

TEST(Restoration, CountsWhatItTookBackBefore) {
  // Tensor d waits like tensor a, and also has 10 bytes. There is room for one
  // of the two, and d costs more.
  GraphSpec spec = waiting();
  spec.tensors.push_back({"d", 10});
  spec.nodes[1].inputs.push_back(6);
  spec.nodes[4].inputs.push_back(6);
  spec.nodes.insert(spec.nodes.begin() + 1, {"D", "", 7, {0}, {6}});
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, {0, 1, 2, 3, 4, 0, 1, 5});
  restore(sequence, 61);
  EXPECT_EQ(sequence.order(), (Nodes{0, 1, 2, 3, 4, 0, 5}));
}

TEST(Restoration, CountsWhoTookTheStorage) {
  // B may write b over tensor a if this one dies there. To hold tensor a longer
  // therefore also takes the bytes of b.
  GraphSpec spec = waiting();
  spec.tensors[2].bytes = 9;
  spec.nodes[1].inPlace = {{1, 2}};
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, {0, 1, 2, 3, 0, 4});
  EXPECT_EQ(sequence.held(1), 10);
  restore(sequence, 69); // T would hold a, b and t at the same time.
  EXPECT_EQ(sequence.size(), 6u);
}

TEST(Restoration, LeavesMarkedTensorsAlone) {
  GraphSpec spec = waiting();
  spec.tensors[1].policy = TensorPolicy::Recompute;
  Graph graph = *Graph::create(spec);
  Sequence sequence(graph, {0, 1, 2, 3, 0, 4});
  restore(sequence, 1000);
  EXPECT_EQ(sequence.order(), (Nodes{0, 1, 2, 3, 0, 4}));
}

TEST(GapEviction, RandomSteps) {
  for (uint64_t seed = 1; seed <= 400; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 4 + seed % 20;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    Sequence sequence(graph, programOrder(graph));
    int64_t peak = sequence.peak();
    for (int percent : {90, 75, 60, 45}) {
      int64_t target = peak * percent / 100;
      bool reached = GapEviction(sequence).evictTo(target);
      EXPECT_EQ(reached, sequence.peak() <= target) << "seed " << seed;
      EXPECT_EQ(simulate(graph, sequence.steps()).peakBytes, sequence.peak());
      int64_t reachedPeak = std::max(target, sequence.peak());
      double cost = sequence.cost();
      restore(sequence, reachedPeak);
      EXPECT_LE(sequence.cost(), cost) << "seed " << seed;
      EXPECT_LE(sequence.peak(), reachedPeak) << "seed " << seed;
      EXPECT_TRUE(simulate(graph, sequence.steps()).valid()) << "seed " << seed;
    }
    // If everything fits, nothing is recomputed.
    restore(sequence, std::numeric_limits<int64_t>::max() / 2);
    EXPECT_EQ(sequence.size(), graph.numNodes()) << "seed " << seed;
  }
}

} // namespace
