//===- CopySearchTest.cpp - Annealing with copies, against the simulator --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Costs are whole numbers and bandwidths are powers of two, so that times are
// exact.
//
//===----------------------------------------------------------------------===//

#include "../ChainStep.h"
#include "../RandomGraph.h"

#include "Core/Search/LocalSearch.h"
#include "Core/Search/SlotClock.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace remat;
using namespace remat::test;

namespace {

SearchLink linkOf(uint64_t seed) {
  SearchLink link;
  link.link.deviceToHost = double(1 << seed % 6);
  link.link.hostToDevice = double(1 << seed / 6 % 5);
  link.link.latency = seed % 3 ? 0 : 0.5;
  link.link.halfDuplex = seed % 2;
  return link;
}

/// Returns a random step, or a chain of equal layers. In such a chain, a change
/// that helps in one layer is tried in all layers.
Graph graphOf(uint64_t seed, double marks = 0) {
  if (seed % 5 == 0)
    return chainStep(6 + seed % 20);
  RandomGraphOptions options;
  options.forwardNodes = 3 + seed % 12;
  options.marks = marks;
  return *Graph::create(randomTrainingStep(seed, options));
}

/// Counts the states of a search that were checked, by kind.
struct Seen {
  uint32_t states = 0, copies = 0, again = 0, twice = 0, stalled = 0, owned = 0;

  void add(const SlotSequence &sequence, const Simulation &simulation) {
    ++states;
    copies += !sequence.copies().empty();
    again += !sequence.copies().empty() && !sequence.repeated().empty();
    stalled += simulation.stall > 0;
    bool anyTwice = false, anyOwned = false;
    for (const auto &[slot, step] : sequence.copies()) {
      anyTwice |= sequence.copiesOf(step.id).fetches.size() > 1;
      anyOwned |= sequence.graph().producer(step.id) == kNone;
    }
    twice += anyTwice;
    owned += anyOwned;
  }
};

SimulatorOptions optionsOf(const SearchLink &link) {
  SimulatorOptions options;
  options.link = link.link;
  options.hostLimitBytes = link.hostLimitBytes;
  options.timeline = true;
  return options;
}

void expectAgreement(const SlotSequence &sequence, double makespan,
                     const SimulatorOptions &options, Seen &seen) {
  const Graph &graph = sequence.graph();
  std::vector<Step> steps = sequence.plan();
  Simulation simulation = simulate(graph, steps, options);
  ASSERT_TRUE(simulation.valid()) << describe(simulation.violations[0], graph);
  ASSERT_EQ(simulation.peakBytes, sequence.peak());
  ASSERT_EQ(simulation.makespan, makespan);
  auto copy = sequence.copies().begin();
  for (uint32_t slot = 0, s = 0; slot < sequence.numSlots(); ++slot) {
    bool isCopy = copy != sequence.copies().end() && copy->slot == slot;
    if (!isCopy && sequence.nodeAt(slot) == kNone)
      continue;
    ASSERT_EQ(sequence.held(slot), simulation.timeline[s++]) << "step " << s;
    copy += isCopy;
  }
  SlotClock clock(graph, options.link, sequence.numSlots());
  for (uint32_t i = 0; i < sequence.numSteps(); ++i)
    clock.add(sequence.step(i),
              graph.node(sequence.nodeAt(sequence.step(i))).cost);
  ASSERT_EQ(clock.stall(sequence, 1e9), simulation.stall);
  ASSERT_EQ(hostPeakBytes(sequence), simulation.hostPeakBytes);
  if (simulation.stall > 0)
    ASSERT_TRUE(std::isinf(clock.stall(sequence, simulation.stall * 0.99)));
  seen.add(sequence, simulation);
}

/// Inputs that nothing reads are held at the first step, which may be a copy.
TEST(SlotCopies, MayComeFirst) {
  GraphSpec spec;
  spec.tensors = {{"unread", 100, true}, {"x", 10, true}, {"a", 20}, {"y", 1}};
  spec.nodes = {{"A", "", 1, {}, {2}}, {"Y", "", 1, {1, 2}, {3}}};
  spec.outputs = {3};
  Graph graph = *Graph::create(spec);
  std::vector<Step> steps = {Step::swapOut(1), Step::waitOut(1),
                             Step::compute(0), Step::swapIn(1),
                             Step::compute(1)};
  SimulatorOptions options = optionsOf(linkOf(0));
  Simulation simulation = simulate(graph, steps, options);
  EXPECT_EQ(simulation.timeline, (std::vector<int64_t>{110, 10, 20, 30, 31}));
  Seen seen;
  expectAgreement(SlotSequence(graph, steps, 50, 2), simulation.makespan,
                  options, seen);
}

/// Every state that the search takes must be a valid plan, with the peak, the
/// time and the host's peak that the search computed. The result must be one of
/// these states.
TEST(CopySearch, AgreesWithTheSimulatorInEveryState) {
  Seen seen;
  uint32_t found = 0;
  for (uint64_t seed = 0; seed < 120 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Graph graph = graphOf(seed, seed % 4 ? 0 : 0.1);
    int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
    int64_t budget = peak * (4 + seed % 3 * 2) / 10;
    SearchSchedule schedule;
    schedule.moves = 2500;
    schedule.spareSlots = 1 + seed % 3;
    schedule.firstWeight = seed % 2 ? 100 : 10;
    schedule.link = linkOf(seed);
    if (seed % 3 == 1)
      schedule.link->hostLimitBytes = peak / 5;
    SimulatorOptions options = optionsOf(*schedule.link);
    schedule.observer = [&](const SlotSequence &sequence, double makespan) {
      if (!HasFatalFailure())
        expectAgreement(sequence, makespan, options, seen);
    };
    RepeatedStructure structure(graph);
    SearchResult result = searchSequence(
        graph, structure, keepAllPlan(graph).steps, budget, schedule, seed);
    if (result.steps.empty())
      continue;
    ++found;
    Simulation simulation = simulate(graph, result.steps, options);
    ASSERT_TRUE(simulation.valid());
    EXPECT_LE(simulation.peakBytes, budget);
    EXPECT_EQ(simulation.makespan, result.cost);
    schedule.observer = {};
    EXPECT_EQ(result.steps,
              searchSequence(graph, structure, keepAllPlan(graph).steps, budget,
                             schedule, seed)
                  .steps);
  }
  std::printf("%u states, %u with copies, %u with runs again too, %u stalled, "
              "%u where a tensor comes back twice, %u with owned inputs away; "
              "%u plans within budgets\n",
              seen.states, seen.copies, seen.again, seen.stalled, seen.twice,
              seen.owned, found);
  EXPECT_GT(found, 40u);
  EXPECT_GT(seen.copies, seen.states / 4);
  for (uint32_t kind : {seen.again, seen.stalled, seen.twice, seen.owned})
    EXPECT_GT(kind, seen.states / 50);
}

/// If a move finds no slot for a copy, it has already removed the old copy. If
/// the move continues, it must not remove the copy again. Seed 2752 leads to
/// this case.
TEST(CopySearch, TakesACopyOutOnceWhereNoSlotIsFree) {
  constexpr uint64_t kSeed = 2752;
  Graph graph = graphOf(kSeed);
  std::vector<Step> keepAll = keepAllPlan(graph).steps;
  int64_t budget = simulate(graph, keepAll).peakBytes * 7 / 10;
  SearchSchedule schedule;
  schedule.moves = 2500;
  schedule.spareSlots = 1;
  schedule.firstWeight = 10;
  schedule.link = linkOf(kSeed);
  SearchResult result = searchSequence(graph, RepeatedStructure(graph), keepAll,
                                       budget, schedule, kSeed);
  Simulation simulation =
      simulate(graph, result.steps, optionsOf(*schedule.link));
  ASSERT_TRUE(simulation.valid());
  EXPECT_LE(simulation.peakBytes, budget);
}

} // namespace
