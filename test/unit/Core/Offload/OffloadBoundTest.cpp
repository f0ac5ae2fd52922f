//===- OffloadBoundTest.cpp - Compares the bound with all plans -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../RandomGraph.h"

#include "Core/Offload/OffloadBound.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace remat;
using namespace remat::test;

namespace {

Link linkOf(double rate, bool halfDuplex = false) {
  Link link;
  link.deviceToHost = link.hostToDevice = rate;
  link.halfDuplex = halfDuplex;
  return link;
}

/// Tensor a of 40 bytes waits while tensor b of 50 bytes comes and goes. The
/// program holds 40, 90, 90 and 50 bytes.
///   tensors 0 x, 1 a, 2 b, 3 c, 4 d
///   nodes   0 A, 1 B, 2 C reads b, 3 D reads a and c
Graph waiting() {
  GraphSpec spec;
  spec.tensors = {{"x", 8}, {"a", 40}, {"b", 50}, {"c", 0}, {"d", 10}};
  spec.nodes = {{"A", "", 4, {0}, {1}},
                {"B", "", 4, {0}, {2}},
                {"C", "", 4, {2}, {3}},
                {"D", "", 4, {1, 3}, {4}}};
  spec.outputs = {4};
  return *Graph::create(spec);
}

TEST(OffloadBound, CountsWhatHasToGoAndComeBack) {
  Graph graph = waiting();
  // Everything fits.
  EXPECT_EQ(offloadBound(graph, 90, linkOf(1)), 16);
  // 30 bytes of a leave before B, from 4 to 34. After C they come back before
  // D, which takes 30, too. So B gives the bound 34 + 4 + (30 + 4), because D
  // follows the last byte.
  EXPECT_EQ(offloadBound(graph, 60, linkOf(1)), 72);
  EXPECT_EQ(offloadBound(graph, 60, linkOf(10)), 4 + 3 + 4 + 4 + 4);
  // b has 50 bytes, so no plan is within 49 bytes.
  EXPECT_TRUE(std::isinf(offloadBound(graph, 49, linkOf(1))));
  // Without a bandwidth copies take no time.
  EXPECT_EQ(offloadBound(graph, 60, Link()), 16);
}

TEST(OffloadBound, KeepsWhatTheUserKeeps) {
  GraphSpec spec = waiting().spec();
  spec.tensors[1].policy = TensorPolicy::Keep;
  EXPECT_TRUE(std::isinf(offloadBound(*Graph::create(spec), 60, linkOf(1))));
}

/// The nodes before which a tensor leaves, is waited for, and comes back.
struct Trip {
  TensorId tensor;
  NodeId out, wait, fetch;
};

std::vector<Trip> tripsOf(const Graph &graph, TensorId t) {
  std::vector<Trip> trips;
  NodeId made = graph.producer(t) == kNone ? 0 : graph.producer(t) + 1;
  for (NodeId out = made; out <= graph.numNodes(); ++out)
    for (NodeId wait = out; wait <= graph.numNodes(); ++wait)
      for (NodeId fetch = wait; fetch <= graph.numNodes(); ++fetch)
        trips.push_back({t, out, wait, fetch});
  return trips;
}

std::vector<Step> stepsWith(const Graph &graph, std::span<const Trip> trips) {
  std::vector<Step> steps;
  for (NodeId n = 0; n <= graph.numNodes(); ++n) {
    for (const Trip &trip : trips)
      if (trip.out == n)
        steps.push_back(Step::swapOut(trip.tensor));
    for (const Trip &trip : trips)
      if (trip.wait == n)
        steps.push_back(Step::waitOut(trip.tensor));
    for (const Trip &trip : trips)
      if (trip.fetch == n)
        steps.push_back(Step::swapIn(trip.tensor));
    if (n < graph.numNodes())
      steps.push_back(Step::compute(n));
  }
  return steps;
}

struct Tally {
  int plans = 0, longer = 0, reached = 0;
};

void checkPlan(const Graph &graph, const Link &link,
               std::span<const Trip> trips, uint64_t seed, Tally &tally) {
  SimulatorOptions options;
  options.link = link;
  Simulation simulation = simulate(graph, stepsWith(graph, trips), options);
  if (!simulation.valid())
    return;
  double bound = offloadBound(graph, simulation.peakBytes, link);
  ++tally.plans;
  tally.longer += bound > graph.baseCost() * (1 + 1e-9);
  tally.reached += bound > graph.baseCost() * (1 + 1e-9) &&
                   simulation.makespan <= bound * (1 + 1e-9);
  ASSERT_LE(bound, simulation.makespan * (1 + 1e-12)) << "seed " << seed << "\n"
                                                      << print(graph.spec());
}

/// Checks all plans that move one or two tensors once.
void checkAllPlans(const Graph &graph, const Link &link, uint64_t seed,
                   Tally &tally) {
  std::vector<TensorId> movable;
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    if (!graph.isResident(t))
      movable.push_back(t);
  for (size_t i = 0; i < movable.size(); ++i)
    for (const Trip &first : tripsOf(graph, movable[i])) {
      checkPlan(graph, link, std::vector{first}, seed, tally);
      // Each tensor is combined with one other tensor, which depends on the
      // seed.
      TensorId other = movable[(i + 1 + seed) % movable.size()];
      if (other == first.tensor || graph.numNodes() > 5)
        continue;
      for (const Trip &second : tripsOf(graph, other))
        checkPlan(graph, link, std::vector{first, second}, seed, tally);
    }
}

TEST(OffloadBound, NoPlanOfASmallGraphIsFaster) {
  Tally tally;
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 1 + seed % 3;
    options.inPlace = 0.6;
    options.ownedInputs = 0.5;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    if (graph.numNodes() > 9)
      continue;
    Link link = linkOf(0.5 + double(seed % 4) * 4, seed % 2);
    checkAllPlans(graph, link, seed, tally);
    if (HasFatalFailure())
      return;
  }
  // The bound is positive, and often equals the makespan of the best plan.
  EXPECT_GT(tally.plans, 20000);
  EXPECT_GT(tally.longer, 1000);
  EXPECT_GT(tally.reached, 20);
}

/// Compares the bound with Proposition 3 of Beaumont et al. 2020, for a link
/// with one copy at a time.
TEST(OffloadBound, IsAtLeastThePapers) {
  for (uint64_t seed = 1; seed <= 200; ++seed) {
    RandomGraphOptions options;
    options.forwardNodes = 1 + seed % 12;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    double rate = 1 + double(seed % 7) * 3;
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    for (int64_t budget : {peak / 2, peak * 3 / 4, peak}) {
      double papers =
          std::max(graph.baseCost(), 2 * double(peak - budget) / rate);
      EXPECT_GE(offloadBound(graph, budget, linkOf(rate, true)) * (1 + 1e-12),
                papers)
          << "seed " << seed;
    }
  }
}

} // namespace
