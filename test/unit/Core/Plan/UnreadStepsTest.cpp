//===- UnreadStepsTest.cpp - Steps whose results nobody reads -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Plan/UnreadSteps.h"

#include "../RandomGraph.h"
#include "../RandomLink.h"
#include "../Sanitized.h"
#include "../Seeds.h"

#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

using namespace remat;
using namespace remat::test;

namespace {

/// x -A-> a -B-> b -> loss -> B' -> A', which read b and a again.
///   tensors 0 x, 1 a, 2 b, 3 loss, 4 gb, 5 ga
Graph chain() {
  GraphSpec spec;
  spec.tensors = {{"x", 8},    {"a", 40},  {"b", 40},
                  {"loss", 4}, {"gb", 10}, {"ga", 10}};
  spec.nodes = {{"A", "", 3, {0}, {1}},
                {"B", "", 5, {1}, {2}},
                {"loss", "", 1, {2}, {3}},
                {"B'", "", 1, {2, 3}, {4}},
                {"A'", "", 1, {1, 4}, {5}}};
  spec.outputs = {3, 5};
  spec.loss = 3;
  return *Graph::create(spec);
}

std::vector<Step> join(std::initializer_list<std::vector<Step>> parts) {
  std::vector<Step> steps;
  for (const std::vector<Step> &part : parts)
    steps.insert(steps.end(), part.begin(), part.end());
  return steps;
}

std::vector<Step> run(std::initializer_list<NodeId> nodes) {
  return computeSteps(std::vector<NodeId>(nodes));
}

TEST(UnreadSteps, ACopyThatIsReadStays) {
  Graph graph = chain();
  std::vector<Step> steps = join({run({0, 1}),
                                  {Step::swapOut(1), Step::waitOut(1)},
                                  run({2, 3}),
                                  {Step::swapIn(1)},
                                  run({4})});
  ASSERT_TRUE(simulate(graph, steps).valid());
  EXPECT_EQ(removeUnread(graph, steps), steps);
}

/// Nothing reads the second result of B. Without B nothing reads the tensor
/// that comes back from the host, because A runs again before A' does. Without
/// this fetch nothing needs the copy on the host.
TEST(UnreadSteps, WhatOnlyTheyReadGoesWithThem) {
  Graph graph = chain();
  std::vector<Step> steps = join({run({0, 1, 2}),
                                  {Step::swapOut(1), Step::waitOut(1)},
                                  run({3}),
                                  {Step::swapIn(1)},
                                  run({1, 0, 4})});
  ASSERT_TRUE(simulate(graph, steps).valid());
  EXPECT_EQ(removeUnread(graph, steps), run({0, 1, 2, 3, 0, 4}));
}

/// The host's copy is fetched once more than it is read.
TEST(UnreadSteps, OneOfTwoFetchesIsRead) {
  Graph graph = chain();
  std::vector<Step> copied = join({run({0, 1}),
                                   {Step::swapOut(1), Step::waitOut(1)},
                                   run({2}),
                                   {Step::swapIn(1)},
                                   run({1, 3, 4})});
  ASSERT_TRUE(simulate(graph, copied).valid());
  EXPECT_EQ(removeUnread(graph, copied), copied);
  std::vector<Step> unread = join({run({0, 1}),
                                   {Step::swapOut(1), Step::waitOut(1)},
                                   run({2, 3}),
                                   {Step::swapIn(1)},
                                   run({4, 1})});
  ASSERT_TRUE(simulate(graph, unread).valid());
  unread.pop_back();
  EXPECT_EQ(removeUnread(graph, join({unread, run({1})})), unread);
}

std::vector<NodeId> drawOrder(const Graph &graph, uint64_t seed) {
  // Returns the program, with second runs of earlier nodes after some of its
  // nodes.
  std::vector<NodeId> order;
  for (NodeId n = 0; n < graph.numNodes(); ++n) {
    order.push_back(n);
    seed = seed * 6364136223846793005 + 1442695040888963407;
    NodeId again = (seed >> 33) % (n + 1);
    if (graph.node(again).recomputable)
      order.push_back(again);
  }
  return order;
}

TEST(UnreadSteps, NoPlanHoldsMoreOrCostsMoreWithoutThem) {
  uint32_t removed = 0;
  for (uint64_t seed = 1; seed <= (kSanitized ? 100 : 1000); ++seed) {
    Graph graph = *Graph::create(randomTrainingStep(seed));
    std::vector<Step> steps = computeSteps(drawOrder(graph, seed));
    Simulation before = simulate(graph, steps);
    if (!before.valid())
      continue;
    std::vector<Step> rest = removeUnread(graph, steps);
    Simulation after = simulate(graph, rest);
    ASSERT_TRUE(after.valid()) << "seed " << seed;
    EXPECT_LE(after.peakBytes, before.peakBytes) << "seed " << seed;
    EXPECT_LE(after.computeCost, before.computeCost) << "seed " << seed;
    EXPECT_EQ(removeUnread(graph, rest), rest) << "seed " << seed;
    removed += rest.size() < steps.size();
  }
  EXPECT_GT(removed, 0u);
}

/// In some of these plans, annealing itself leaves steps that nothing reads.
TEST(UnreadSteps, NoPlannersPlanHasAny) {
  PlannerOptions options;
  options.effort = 0.05;
  for (uint64_t seed = 1; seed <= Seeds{2, 8, 25}; ++seed) {
    Graph graph = *Graph::create(randomTrainingStep(seed));
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    for (const auto &planner : planners()) {
      Problem problem{graph, peak * 3 / 4, randomLink(seed)};
      Result<Planned> planned = planWith(planner->name(), problem, options);
      if (planned)
        EXPECT_EQ(removeUnread(graph, planned->plan.steps), planned->plan.steps)
            << planner->name() << ", seed " << seed;
    }
  }
}

} // namespace
