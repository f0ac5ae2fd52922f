//===- Simulator.cpp - A plan's memory, host bytes and time ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Plan/Simulator.h"

#include "Core/Plan/StepTimes.h"
#include "remat/Core/Graph/ForwardBackward.h"

#include <algorithm>

using namespace remat;

namespace {

/// Returns, for each step, the last step of its run
/// (SimulatorOptions::liveness). Each step before the first backward node is a
/// run of its own.
std::vector<uint32_t> runEnds(const Graph &graph, std::span<const Step> steps,
                              std::span<const uint32_t> freeAfter) {
  std::vector<uint32_t> ends(steps.size());
  for (uint32_t s = 0; s < steps.size(); ++s)
    ends[s] = s;
  Result<ForwardBackward> split = splitAtLoss(graph, "");
  if (!split)
    return ends;
  auto isLate = [&](uint32_t s) {
    return steps[s].kind == StepKind::Compute && !split->isEarly(steps[s].id);
  };
  uint32_t start = 0;
  while (start < steps.size() && !isLate(start))
    ++start;
  uint32_t end = steps.size() - 1;
  for (uint32_t s = steps.size(); s-- > start;) {
    if (std::binary_search(freeAfter.begin(), freeAfter.end(), s))
      end = s;
    ends[s] = end;
    if (s > start && !isLate(s) && isLate(s - 1))
      end = s - 1;
  }
  return ends;
}

/// Returns the held bytes on the device at every step.
std::vector<int64_t> deviceTimeline(const Graph &graph,
                                    std::span<const Step> steps,
                                    const Walk &walk,
                                    const SimulatorOptions &options) {
  // The values are first computed as differences from step to step. If an
  // output takes over the storage of an input, only the input counts at this
  // step.
  std::vector<int64_t> held(steps.size() + 2, 0);
  std::vector<bool> gave(walk.instances.size());
  for (auto [from, to, step] : walk.takeovers) {
    gave[from] = true;
    int64_t bytes = graph.bytes(walk.instances[to].tensor);
    held[step] -= bytes;
    held[step + 1] += bytes;
  }
  std::vector<uint32_t> ends;
  if (!options.liveness)
    ends = runEnds(graph, steps, options.freeAfter);
  for (uint32_t i = 0; i < walk.instances.size(); ++i) {
    const Instance &instance = walk.instances[i];
    bool stays = !options.liveness && !gave[i] && instance.last < steps.size();
    uint32_t last = stays ? ends[instance.last] : instance.last;
    held[instance.first] += graph.bytes(instance.tensor);
    held[last + 1] -= graph.bytes(instance.tensor);
  }
  int64_t live = 0;
  for (size_t s = 0; s < steps.size(); ++s) {
    live += held[s];
    bool runs =
        steps[s].kind == StepKind::Compute && steps[s].id < graph.numNodes();
    held[s] = live + (runs ? graph.workspace(steps[s].id) : 0);
  }
  held.resize(steps.size());
  return held;
}

/// Computes the peak of the host copies of a valid plan. A host copy holds its
/// bytes from its swap_out to its last swap_in, or to its wait_out if it has no
/// swap_in.
void simulateHost(const Graph &graph, std::span<const Step> steps,
                  Simulation &result) {
  struct Span {
    uint32_t first = kNone, last = kNone;
  };
  std::vector<Span> spans(graph.numTensors());
  std::vector<int64_t> delta(steps.size() + 1, 0);
  auto close = [&](TensorId t) {
    if (spans[t].first == kNone)
      return;
    delta[spans[t].first] += graph.bytes(t);
    delta[spans[t].last + 1] -= graph.bytes(t);
    spans[t] = {};
  };
  for (uint32_t s = 0; s < steps.size(); ++s) {
    TensorId t = steps[s].id;
    if (steps[s].kind == StepKind::SwapOut) {
      close(t);
      spans[t] = {s, s};
      result.swappedOutBytes += graph.bytes(t);
    } else if (steps[s].kind != StepKind::Compute) {
      spans[t].last = s;
    }
  }
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    close(t);
  int64_t held = 0;
  for (int64_t change : delta)
    result.hostPeakBytes = std::max(result.hostPeakBytes, held += change);
}

/// Computes the times of the steps in plan order. There is one compute stream.
/// One copy runs at a time in each direction, or in both directions together.
class Clock {
public:
  Clock(const Graph &graph, const Link &link)
      : graph(graph), link(link), outDone(graph.numTensors(), 0),
        inDone(graph.numTensors(), 0) {}

  /// Returns when the next step of the plan begins and ends.
  StepTime step(Step step) {
    double begin = now;
    switch (step.kind) {
    case StepKind::Compute: {
      for (TensorId t : graph.inputs(step.id))
        waitUntil(inDone[t]);
      begin = now;
      now += graph.node(step.id).cost;
      return {begin, now};
    }
    case StepKind::SwapOut: {
      StepTime time = copy(outLaneFree, std::max(now, inDone[step.id]), step.id,
                           link.deviceToHost);
      outDone[step.id] = time.end;
      return time;
    }
    case StepKind::WaitOut:
      waitUntil(outDone[step.id]);
      return {begin, now};
    case StepKind::SwapIn: {
      StepTime time =
          copy(link.halfDuplex ? outLaneFree : inLaneFree,
               std::max(now, outDone[step.id]), step.id, link.hostToDevice);
      inDone[step.id] = time.end;
      return time;
    }
    case StepKind::Malformed:
      break;
    }
    return {now, now};
  }

  /// Returns the current time of the compute stream.
  double time() const { return now; }

  void finish(Simulation &result) {
    for (TensorId t : graph.outputs())
      waitUntil(inDone[t]);
    result.makespan = now;
    result.stall = stall;
  }

private:
  void waitUntil(double time) {
    if (time <= now)
      return;
    stall += time - now;
    now = time;
  }

  StepTime copy(double &laneFree, double ready, TensorId t,
                std::optional<double> bandwidth) {
    double duration =
        bandwidth ? link.latency + double(graph.bytes(t)) / *bandwidth : 0;
    double begin = std::max(laneFree, ready);
    return {begin, laneFree = begin + duration};
  }

  const Graph &graph;
  const Link &link;
  double now = 0, stall = 0, outLaneFree = 0, inLaneFree = 0;
  std::vector<double> outDone, inDone;
};

} // namespace

std::vector<StepTime> remat::stepTimes(const Graph &graph,
                                       std::span<const Step> steps,
                                       const Link &link) {
  Clock clock(graph, link);
  std::vector<StepTime> times;
  for (Step step : steps)
    times.push_back(clock.step(step));
  return times;
}

Simulation remat::simulate(const Graph &graph, std::span<const Step> steps,
                           const SimulatorOptions &options) {
  Walk walk = walkPlan(graph, steps);
  Simulation result;
  result.residentBytes = graph.residentBytes();
  result.computeCost = walk.computeCost;
  result.baseCost = graph.baseCost();

  std::vector<int64_t> held = deviceTimeline(graph, steps, walk, options);
  for (uint32_t s = 0; s < held.size(); ++s)
    if (held[s] > result.peakBytes) {
      result.peakBytes = held[s];
      result.peakStep = s;
    }
  if (options.timeline)
    result.timeline = std::move(held);

  if (walk.valid()) {
    simulateHost(graph, steps, result);
    Clock clock(graph, options.link);
    for (Step step : steps) {
      clock.step(step);
      if (options.computeEnds && step.kind == StepKind::Compute)
        result.computeEnds.push_back(clock.time());
    }
    clock.finish(result);
  }
  result.violations = std::move(walk.violations);
  if (options.hostLimitBytes && result.hostPeakBytes > *options.hostLimitBytes)
    result.violations.push_back({ViolationKind::HostLimitExceeded});
  if (options.budgetBytes && result.peakBytes > *options.budgetBytes)
    result.violations.push_back(
        {ViolationKind::BudgetExceeded, result.peakStep});
  return result;
}

Simulation remat::simulateProgram(const Graph &graph,
                                  const SimulatorOptions &options) {
  return simulate(graph, keepAllPlan(graph).steps, options);
}
