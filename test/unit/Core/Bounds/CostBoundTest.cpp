//===- CostBoundTest.cpp - Compares the cost bound with plans -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Bounds/CostBound.h"

#include "../ChainStep.h"
#include "../RandomGraph.h"
#include "../Sanitized.h"
#include "../Seeds.h"
#include "../WaitingChain.h"

#include "Core/Search/ExactSequence.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

using namespace remat;
using namespace remat::test;

namespace {

constexpr uint64_t kStates = 1 << 22;
constexpr FirstRuns kBoth[] = {FirstRuns::AnyOrder, FirstRuns::ProgramOrder};

/// The two functions below return the bound on the cost, and the cost of the
/// cheapest plan. Both are costs in addition to one run of every node.
double extraBound(const Graph &graph, int64_t budget, FirstRuns firstRuns) {
  return costLowerBound(graph, budget, firstRuns) - graph.baseCost();
}
double extraCost(const Graph &graph, int64_t budget, FirstRuns firstRuns) {
  ExactSequence best = cheapestSequence(graph, budget, kStates, firstRuns);
  EXPECT_TRUE(best.isProven);
  return best.bound - graph.baseCost();
}

/// A: -> a (2 bytes, cost 3), B: a -> b (2), C: b -> c (1), P: c -> p (4),
/// Q: p -> q (0), R: b, q -> r (1); B to R cost 1.
/// While P runs, c and p are held, which take 5 bytes, and b waits for R. To
/// make b again, A and B must run, because tensor a is not held either. This
/// costs 4. Budget 5 leaves 0 bytes, so the price of a byte may be as high as
/// needed, and the bound is 4. A knapsack of the waiting tensors would see only
/// b and the cost of B, which is 1. Budget 6 leaves 1 byte. To hold b costs
/// nothing and takes 2 bytes. To run A and B costs 4. At a price of 2 per byte,
/// each of the two choices costs 4. The price of the free byte, 2 x 1, is
/// subtracted, so the bound is 2.
TEST(CostBound, CountsAChainAsAWhole) {
  Graph graph = waitingChain();
  for (FirstRuns order : kBoth) {
    EXPECT_EQ(extraCost(graph, 5, order), 4);
    EXPECT_NEAR(extraBound(graph, 5, order), 4, 1e-9);
    EXPECT_EQ(extraCost(graph, 6, order), 4);
    EXPECT_NEAR(extraBound(graph, 6, order), 2, 1e-9);
    EXPECT_EQ(extraBound(graph, 7, order), 0);
    EXPECT_TRUE(std::isinf(extraBound(graph, 4, order))); // P needs 5.
  }
}

/// A: -> a (4 bytes, cost 3), L: a -> l (1), P: l -> p (4), Q: p -> q (0),
/// W: a -> w (1); q and w are outputs.
///
/// In program order tensor a waits for W while P runs, which needs 5 bytes. In
/// another order W runs before P, and only w waits, so 6 bytes are enough. At 5
/// bytes nothing waits, because W runs after P, and A runs once more. In
/// program order with 6 bytes, there are two choices. To hold tensor a costs 0
/// and takes 4 bytes, and to run A again costs 3. At a price of 0.75 per byte,
/// each choice costs 3. The price of the free byte, 0.75 x 1, is subtracted.
GraphSpec sideNode() {
  GraphSpec spec;
  spec.tensors = {{"a", 4}, {"l", 1}, {"p", 4}, {"q", 0}, {"w", 1}};
  spec.nodes = {{"A", "", 3, {}, {0}},
                {"L", "", 1, {0}, {1}},
                {"P", "", 1, {1}, {2}},
                {"Q", "", 1, {2}, {3}},
                {"W", "", 1, {0}, {4}}};
  spec.outputs = {3, 4};
  return spec;
}

TEST(CostBound, NodesWithoutOrderRunWhereItIsBest) {
  Graph graph = *Graph::create(sideNode());
  EXPECT_EQ(extraCost(graph, 6, FirstRuns::AnyOrder), 0);
  EXPECT_EQ(extraBound(graph, 6, FirstRuns::AnyOrder), 0);
  EXPECT_NEAR(extraBound(graph, 6, FirstRuns::ProgramOrder), 2.25, 1e-9);
  for (FirstRuns order : kBoth) {
    EXPECT_EQ(extraCost(graph, 5, order), 3);
    EXPECT_NEAR(extraBound(graph, 5, order), 3, 1e-9);
  }
}

/// Returns a step whose head, a cross entropy, is far larger than its \p
/// layers. The value of each layer (8 bytes) waits for its gradient.
GraphSpec largeHead(int layers) {
  GraphSpec spec;
  std::vector<TensorId> waits;
  auto add = [&](std::vector<TensorId> inputs, int64_t bytes, double cost) {
    TensorId made = spec.tensors.size();
    spec.tensors.push_back({"t" + std::to_string(made), bytes});
    spec.nodes.push_back(
        {"N" + std::to_string(made), "", cost, inputs, {made}});
    return made;
  };
  waits.push_back(add({}, 8, 4));
  for (int i = 0; i < layers; ++i)
    waits.push_back(add({waits.back()}, 8, 4));
  TensorId logits = add({waits.back()}, 800, 6);
  TensorId shifted = add({logits, add({logits}, 1, 2)}, 800, 5);
  TensorId sum = add({add({shifted}, 800, 5)}, 1, 2);
  TensorId logarithm = add({shifted, sum}, 800, 5);
  TensorId loss = add({logarithm}, 0, 1);
  TensorId chosen = add({add({loss}, 800, 5)}, 800, 5);
  TensorId share = add({logarithm}, 800, 5);
  TensorId scaled = add({share, add({chosen}, 1, 2)}, 800, 5);
  TensorId gradient = add({add({chosen, scaled}, 800, 7)}, 8, 6);
  for (; !waits.empty(); waits.pop_back())
    gradient = add({gradient, waits.back()}, 8, 4);
  spec.outputs = {gradient};
  return spec;
}

/// A lower bound within some bytes also holds within fewer bytes. Only few
/// moments give the highest bound. Right before and after such a moment more
/// bytes are held, so a search easily misses the moment.
TEST(CostBound, FewerBytesNeverCostLess) {
  Graph graph = *Graph::create(largeHead(670));
  double before = 0;
  for (int64_t budget = 7800; budget > 2420; budget -= 600) {
    double bound = extraBound(graph, budget, FirstRuns::AnyOrder);
    EXPECT_GE(bound, before * (1 - 1e-9)) << "within " << budget << " bytes";
    before = bound;
  }
}

TEST(CostBound, WhatMustNotRepeatIsHeld) {
  GraphSpec spec = sideNode();
  spec.nodes[0].recomputable = false;
  Graph graph = *Graph::create(spec);
  EXPECT_EQ(extraBound(graph, 6, FirstRuns::AnyOrder), 0);
  EXPECT_TRUE(std::isinf(extraBound(graph, 8, FirstRuns::ProgramOrder)));
  EXPECT_EQ(extraBound(graph, 9, FirstRuns::ProgramOrder), 0);
  // If W runs before P, w must be held during P, which takes 1 byte. If W runs
  // after P, tensor a must be held during P.
  EXPECT_TRUE(std::isinf(extraBound(graph, 5, FirstRuns::AnyOrder)));
}

/// A: -> a (4 bytes, cost 3), P: a -> p (4) in place with a workspace of 1, Q:
/// p -> q (0), R: a, q -> r (1). P needs 5 bytes if tensor a dies at P, and 9
/// bytes if it waits for R. Budget 8 leaves 3 bytes. At a price of 0.75 per
/// byte, to hold tensor a and to run A again each cost 3. The price of the 3
/// free bytes, 2.25, is subtracted.
TEST(CostBound, AnInputThatLivesOnGivesNoStorage) {
  GraphSpec spec;
  spec.tensors = {{"a", 4}, {"p", 4}, {"q", 0}, {"r", 1}};
  spec.nodes = {{"A", "", 3, {}, {0}},
                {"P", "", 1, {0}, {1}, 1, true, {{0, 1}}},
                {"Q", "", 1, {1}, {2}},
                {"R", "", 1, {0, 2}, {3}}};
  spec.outputs = {3};
  Graph graph = *Graph::create(spec);
  EXPECT_EQ(extraCost(graph, 8, FirstRuns::AnyOrder), 3);
  EXPECT_NEAR(extraBound(graph, 8, FirstRuns::AnyOrder), 0.75, 1e-9);
  EXPECT_EQ(extraBound(graph, 9, FirstRuns::AnyOrder), 0);
}

/// With room for 3 of a chain's tensors, nearly every run starts from the
/// input. The bound of a single moment counts each node at most once, so it is
/// at most the cost of the 8 forward nodes.
TEST(CostBound, SumsOverMomentsCountEachRepeat) {
  Graph graph = chainStep(8);
  for (FirstRuns order : kBoth) {
    double truth = extraCost(graph, 3, order);
    EXPECT_GT(truth, 20);
    EXPECT_NEAR(extraBound(graph, 3, order), truth, 1e-9);
  }
}

/// Returns a graph that runs \p step several times, one after another. The
/// slices of a step run in the same way. If the step has sums, the first
/// results are added up from slice to slice.
GraphSpec inARow(const GraphSpec &step, uint32_t copies) {
  GraphSpec all;
  all.training = step.training;
  TensorId sum = kNone;
  for (uint32_t k = 0; k < copies; ++k) {
    TensorId shift = all.tensors.size();
    auto move = [&](std::vector<TensorId> &tensors) {
      for (TensorId &t : tensors)
        t += shift;
    };
    all.tensors.insert(all.tensors.end(), step.tensors.begin(),
                       step.tensors.end());
    for (Node node : step.nodes) {
      move(node.inputs);
      move(node.outputs);
      for (auto &[from, to] : node.inPlace) {
        from += shift;
        to += shift;
      }
      all.nodes.push_back(std::move(node));
    }
    std::vector<TensorId> outputs = step.outputs;
    move(outputs);
    if (!outputs.empty() && sum != kNone) {
      TensorId added = all.tensors.size();
      all.tensors.push_back({"", all.tensors[outputs[0]].bytes});
      all.nodes.push_back({"", "", 0, {sum, outputs[0]}, {added}});
      outputs[0] = added;
    }
    if (!outputs.empty())
      sum = outputs[0];
    bool isLast = k + 1 == copies;
    all.outputs.insert(all.outputs.end(), outputs.begin() + !isLast,
                       outputs.end());
  }
  return all;
}

/// A moment of one slice does not tell when another slice runs. But a node that
/// runs again for a slice is counted with that slice, so the bounds of all
/// slices add up.
TEST(CostBound, SlicesAddUp) {
  GraphSpec step = largeHead(20);
  for (int64_t budget : {2500, 2480}) {
    double ofOne =
        extraBound(*Graph::create(step), budget, FirstRuns::AnyOrder);
    EXPECT_GT(ofOne, 0);
    for (uint32_t slices : {2, 3, 7}) {
      Graph graph = *Graph::create(inARow(step, slices));
      // A sum of 8 bytes is held during each slice except the first one.
      for (FirstRuns order : kBoth)
        EXPECT_GE(extraBound(graph, budget + 8, order), ofOne * (slices - 1));
    }
  }
}

/// S: -> s (2 bytes, cost 3), L: s -> l (1), and twice P: l -> p (4), Q: p -> q
/// (0), R: s, q -> r (0). In program order s waits while each P runs, which
/// needs 5 bytes. At 5 bytes both P run first, and then S once more, not twice.
TEST(CostBound, WhatTwoSlicesReadIsPaidOnce) {
  GraphSpec spec;
  spec.tensors = {{"s", 2}, {"l", 1}};
  spec.nodes = {{"S", "", 3, {}, {0}}, {"L", "", 1, {0}, {1}}};
  for (TensorId p : {2, 5}) {
    spec.tensors.insert(spec.tensors.end(), {{"p", 4}, {"q", 0}, {"r", 0}});
    spec.nodes.push_back({"P", "", 1, {1}, {p}});
    spec.nodes.push_back({"Q", "", 1, {p}, {p + 1}});
    spec.nodes.push_back({"R", "", 1, {0, p + 1}, {p + 2}});
    spec.outputs.push_back(p + 2);
  }
  Graph graph = *Graph::create(spec);
  EXPECT_EQ(extraCost(graph, 5, FirstRuns::AnyOrder), 3);
  EXPECT_NEAR(extraBound(graph, 5, FirstRuns::AnyOrder), 3, 1e-9);
}

/// Returns a chain of two or three nodes, with gradients that may read its
/// values.
GraphSpec randomSlice(std::mt19937 &random) {
  GraphSpec spec;
  auto add = [&](std::vector<TensorId> inputs) {
    TensorId made = spec.tensors.size();
    spec.tensors.push_back({"", 1 + int64_t(random() % 6)});
    spec.nodes.push_back({"", "", 1.0 + random() % 5, inputs, {made}});
    return made;
  };
  uint32_t size = 2 + random() % 2;
  std::vector<TensorId> waits = {add({})};
  while (waits.size() < size)
    waits.push_back(add({waits.back()}));
  TensorId gradient = add({waits.back()});
  for (; !waits.empty(); waits.pop_back())
    if (random() % 4)
      gradient = add({gradient, waits.back()});
  spec.outputs = {gradient};
  return spec;
}

TEST(CostBound, IsNeverAboveTheCheapestPlanOfSlices) {
  uint32_t budgets = 0, positive = 0, aboveOne = 0;
  for (uint32_t seed = 1; seed <= Seeds{40, 40, 150}; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    GraphSpec slice = randomSlice(random);
    Graph one = *Graph::create(slice);
    Graph graph = *Graph::create(inARow(slice, 2));
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    LeastPeak least = leastPeak(graph, kStates);
    ASSERT_TRUE(least.isProven);
    for (int64_t budget = least.bytes; budget < peak; ++budget)
      for (FirstRuns order : kBoth) {
        double truth = extraCost(graph, budget, order);
        double bound = extraBound(graph, budget, order);
        ASSERT_LE(bound, truth + 1e-9)
            << "budget " << budget << ", order " << int(order) << "\n"
            << print(slice);
        positive += bound > 0;
        aboveOne += bound > 1.2 * extraBound(one, budget, order);
        ++budgets;
      }
  }
  EXPECT_GE(positive, budgets / 5);
  EXPECT_GE(aboveOne, positive / 5);
}

/// The budgets go from below the smallest peak to the peak of program order.
TEST(CostBound, IsNeverAboveTheCheapestPlan) {
  uint32_t budgets = 0, infinite = 0, positive = 0, tight = 0;
  for (uint64_t seed = 1; seed <= Seeds{40, 40, 120}; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomGraphOptions options;
    options.forwardNodes = 1 + seed % 3;
    options.maxBytes = 2 + seed % 6;
    options.inPlace = 0.5;
    options.marks = seed % 2 ? 0.1 : 0;
    GraphSpec spec = randomTrainingStep(seed, options);
    Graph graph = *Graph::create(spec);
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    LeastPeak least = leastPeak(graph, kStates);
    ASSERT_TRUE(least.isProven);
    for (int64_t budget = least.bytes - 1; budget <= peak; ++budget) {
      for (FirstRuns order : kBoth) {
        double truth = extraCost(graph, budget, order);
        double bound = extraBound(graph, budget, order);
        ASSERT_LE(bound, truth + 1e-9)
            << "budget " << budget << ", order " << int(order) << "\n"
            << print(spec);
        infinite += std::isinf(bound);
        positive += bound > 0 && std::isfinite(bound);
        tight += bound > 0 && bound > truth - 1e-6;
        ++budgets;
      }
    }
  }
  EXPECT_GE(infinite, budgets / 10);
  EXPECT_GE(positive, budgets / 5);
  EXPECT_GE(tight, budgets / 50);
}

} // namespace
