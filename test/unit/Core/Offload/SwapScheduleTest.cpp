//===- SwapScheduleTest.cpp - Moves copies in plans to hide them ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../RandomGraph.h"

#include "Core/Offload/SwapSchedule.h"
#include "remat/Core/Planning/Planner.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace remat;
using namespace remat::test;

namespace {

/// The second and the last of five nodes read t0 of 100 bytes. The nodes take
/// 1, 10, 10, 10 and 1. The other tensors have 10 bytes, except t2, which has
/// \p middle bytes.
Graph chain(int64_t middle) {
  GraphSpec spec;
  spec.name = "chain";
  for (int64_t bytes :
       {int64_t(100), int64_t(10), middle, int64_t(10), int64_t(10)})
    spec.tensors.push_back({"t" + std::to_string(spec.tensors.size()), bytes});
  auto add = [&](double cost, std::vector<TensorId> inputs, TensorId output) {
    Node node;
    node.name = "n" + std::to_string(output);
    node.cost = cost;
    node.inputs = std::move(inputs);
    node.outputs = {output};
    spec.nodes.push_back(node);
  };
  add(1, {}, 0);
  add(10, {0}, 1);
  add(10, {1}, 2);
  add(10, {2}, 3);
  add(1, {0, 3}, 4);
  spec.outputs = {4};
  return *Graph::create(spec);
}

/// A copy of t0 takes 5.
SwapScheduleOptions limit(int64_t bytes) {
  SwapScheduleOptions options;
  options.link.deviceToHost = options.link.hostToDevice = 20;
  options.peakLimitBytes = bytes;
  return options;
}

double makespan(const Graph &graph, const std::vector<Step> &steps,
                const Link &link) {
  SimulatorOptions options;
  options.link = link;
  return simulate(graph, steps, options).makespan;
}

Step run(NodeId n) { return Step::compute(n); }

const Step kOut = Step::swapOut(0), kWait = Step::waitOut(0),
           kIn = Step::swapIn(0);

/// The computations take 32. The node after the second one waits for the copy
/// out, and the last node waits for the copy in.
const std::vector<Step> kLazy = {run(0), run(1), kOut, kWait,
                                 run(2), run(3), kIn,  run(4)};

/// Returns the plan with each fetch right before the next step that uses the
/// tensor.
std::vector<Step> fetchLate(const Graph &graph, std::span<const Step> steps) {
  std::vector<Step> late;
  std::vector<TensorId> pending;
  for (Step step : steps) {
    auto touches = [&](TensorId t) {
      if (step.kind != StepKind::Compute)
        return step.id == t;
      const auto &inputs = graph.node(step.id).inputs;
      return std::find(inputs.begin(), inputs.end(), t) != inputs.end();
    };
    std::erase_if(pending, [&](TensorId t) {
      if (touches(t))
        late.push_back(Step::swapIn(t));
      return touches(t);
    });
    if (step.kind == StepKind::SwapIn)
      pending.push_back(step.id);
    else
      late.push_back(step);
  }
  for (TensorId t : pending)
    late.push_back(Step::swapIn(t));
  return late;
}

std::vector<Step> computesOf(const std::vector<Step> &steps) {
  std::vector<Step> computes;
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      computes.push_back(step);
  return computes;
}

} // namespace

TEST(SwapSchedule, HidesBothCopies) {
  Graph graph = chain(10);
  SwapScheduleOptions options = limit(120);
  EXPECT_DOUBLE_EQ(makespan(graph, kLazy, options.link), 42);
  std::vector<Step> steps = scheduleSwaps(graph, kLazy, options);
  // The copy out runs from 1 to 6. The last node starts at 31, so the copy in
  // may start at 26 at the latest. It is therefore placed before node 3, which
  // starts at 21.
  EXPECT_EQ(steps, (std::vector<Step>{run(0), kOut, run(1), kWait, run(2), kIn,
                                      run(3), run(4)}));
  EXPECT_DOUBLE_EQ(makespan(graph, steps, options.link), 32);
}

TEST(SwapSchedule, FetchesNoEarlierThanTheLimitAllows) {
  // Node 3 needs 30 bytes, so there is no room for t0 while it runs.
  Graph graph = chain(20);
  SwapScheduleOptions options = limit(120);
  std::vector<Step> steps = scheduleSwaps(graph, kLazy, options);
  EXPECT_EQ(steps, (std::vector<Step>{run(0), kOut, run(1), kWait, run(2),
                                      run(3), kIn, run(4)}));
  EXPECT_DOUBLE_EQ(makespan(graph, steps, options.link), 37);
  options.peakLimitBytes = 130;
  EXPECT_DOUBLE_EQ(
      makespan(graph, scheduleSwaps(graph, kLazy, options), options.link), 32);
}

TEST(SwapSchedule, FetchesNoLaterThanWhatHandsItsTensorOn) {
  Graph graph = chain(10);
  SwapScheduleOptions options = limit(1000);
  std::vector<Step> early = {run(0), run(1), kOut,   kWait,
                             kIn,    run(2), run(3), run(4)};
  EXPECT_EQ(scheduleSwaps(graph, early, options),
            (std::vector<Step>{run(0), kOut, run(1), kWait, run(2), kIn, run(3),
                               run(4)}));
  // The tensor t0 is passed on after two nodes, so it must be back by then.
  options.mostComputesBefore.assign(early.size(), 2);
  EXPECT_EQ(scheduleSwaps(graph, early, options),
            (std::vector<Step>{run(0), kOut, run(1), kWait, kIn, run(2), run(3),
                               run(4)}));
}

TEST(SwapSchedule, WaitsNoLongerThanTheLimitAllows) {
  // At 2 bytes for each unit of cost, the copy out takes from 1 to 51. Node 2
  // needs 30 bytes, and there is no room for t0 while it runs. Node 2 must
  // therefore wait until 51. The copy in takes 0.1.
  Graph graph = chain(20);
  SwapScheduleOptions options = limit(120);
  options.link.deviceToHost = 2;
  options.link.hostToDevice = 1000;
  EXPECT_DOUBLE_EQ(makespan(graph, kLazy, options.link), 82.1);
  std::vector<Step> steps = scheduleSwaps(graph, kLazy, options);
  EXPECT_EQ(steps, (std::vector<Step>{run(0), kOut, run(1), kWait, run(2),
                                      run(3), kIn, run(4)}));
  EXPECT_DOUBLE_EQ(makespan(graph, steps, options.link), 72.1);
  // If there is room, the tensor stays until it is read again.
  options.peakLimitBytes = 130;
  EXPECT_LT(makespan(graph, scheduleSwaps(graph, kLazy, options), options.link),
            72.1);
}

TEST(SwapSchedule, LeavesAPlanWithoutStall) {
  Graph graph = chain(10);
  // The fetch could come later and the copy out earlier, but nothing waits for
  // them.
  std::vector<Step> steps = {run(0), run(1), kOut,   run(2),
                             kWait,  kIn,    run(3), run(4)};
  SwapScheduleOptions options = limit(1000);
  EXPECT_DOUBLE_EQ(makespan(graph, steps, options.link), 32);
  EXPECT_EQ(scheduleSwaps(graph, steps, options), steps);
}

TEST(SwapSchedule, WaitsPromptly) {
  Graph graph = chain(10);
  // Nothing waits, but the copy out, from 1 to 6, can end before node 2.
  std::vector<Step> steps = {run(0), run(1), kOut,   run(2),
                             kWait,  kIn,    run(3), run(4)};
  Link link = limit(0).link;
  EXPECT_EQ(waitPromptly(graph, steps, link),
            (std::vector<Step>{run(0), kOut, run(1), kWait, run(2), kIn, run(3),
                               run(4)}));
  // The copy takes from 1 to 21, which is as long as nodes 1 and 2 take.
  link.deviceToHost = 5;
  EXPECT_EQ(waitPromptly(graph, steps, link),
            (std::vector<Step>{run(0), kOut, run(1), run(2), kWait, kIn, run(3),
                               run(4)}));
  // A plan that waits longer than it computes keeps its length.
  link.deviceToHost = 2;
  std::vector<Step> placed = waitPromptly(graph, steps, link);
  EXPECT_LE(makespan(graph, placed, link), makespan(graph, steps, link));
}

/// A second copy to the host takes no more host memory than the first one.
TEST(SwapSchedule, WaitsPromptlyWithinTheHostsBytes) {
  GraphSpec spec;
  spec.tensors = {{"t0", 100}, {"t1", 100}, {"t2", 1}, {"t3", 1}};
  auto add = [&](std::vector<TensorId> inputs, std::vector<TensorId> outputs) {
    Node node;
    node.name = "n" + std::to_string(spec.nodes.size());
    node.cost = 10;
    node.inputs = std::move(inputs);
    node.outputs = std::move(outputs);
    spec.nodes.push_back(node);
  };
  add({}, {0});
  add({}, {1});
  add({0}, {2});
  add({1}, {3});
  spec.outputs = {2, 3};
  Graph graph = *Graph::create(spec);
  // t1 leaves when t0 is back.
  std::vector<Step> steps = {run(0),
                             kOut,
                             run(1),
                             kWait,
                             kIn,
                             run(2),
                             Step::swapOut(1),
                             Step::waitOut(1),
                             Step::swapIn(1),
                             run(3)};
  Link link = limit(0).link;
  SimulatorOptions options;
  options.link = link;
  Simulation before = simulate(graph, steps, options);
  ASSERT_TRUE(before.valid());
  Simulation after = simulate(graph, waitPromptly(graph, steps, link), options);
  EXPECT_LE(after.hostPeakBytes, before.hostPeakBytes);
  EXPECT_LE(after.peakBytes, before.peakBytes);
  EXPECT_LE(after.makespan, before.makespan);
}

TEST(SwapSchedule, RespectsTheHostLimit) {
  Graph graph = chain(10);
  SwapScheduleOptions options = limit(120);
  options.hostLimitBytes = 99;
  EXPECT_EQ(scheduleSwaps(graph, kLazy, options), kLazy);
  options.hostLimitBytes = 100;
  EXPECT_NE(scheduleSwaps(graph, kLazy, options), kLazy);
}

/// Delays the fetches in plans of the offload planners. Such a plan is never
/// worse, is often better, is within the limit, and has the same steps in other
/// places.
TEST(SwapSchedule, RandomPlans) {
  unsigned better = 0, plans = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    RandomGraphOptions shape;
    shape.forwardNodes = 12;
    Graph graph = *Graph::create(randomTrainingStep(seed, shape));
    SwapScheduleOptions options;
    options.link.deviceToHost = 5 + double(seed % 7) * 5;
    options.link.hostToDevice = 5 + double(seed % 5) * 7;
    options.link.latency = seed % 3 ? 0 : 1;
    options.link.halfDuplex = seed % 2;
    PlannerOptions few;
    few.effort = 0.2;
    Result<Planned> planned = planWith(
        "offload-dynprog", Problem{graph, std::nullopt, options.link}, few);
    if (!planned)
      continue;
    std::vector<Step> late = fetchLate(graph, planned->plan.steps);
    Simulation before = simulate(graph, late);
    ASSERT_TRUE(before.valid()) << seed;
    options.peakLimitBytes = planned->simulation.peakBytes;
    std::vector<Step> steps = scheduleSwaps(graph, late, options);
    Simulation after = simulate(graph, steps);
    ASSERT_TRUE(after.valid()) << seed;
    EXPECT_LE(after.peakBytes, options.peakLimitBytes) << seed;
    EXPECT_EQ(computesOf(steps), computesOf(late)) << seed;
    EXPECT_EQ(steps.size(), late.size()) << seed;
    double was = makespan(graph, late, options.link);
    double is = makespan(graph, steps, options.link);
    EXPECT_LE(is, was) << seed;
    plans += was > before.computeCost;
    better += is < was;
  }
  EXPECT_GT(plans, 20u);
  EXPECT_GT(better * 2, plans) << better << " of " << plans;
}
