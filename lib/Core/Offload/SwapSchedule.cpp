//===- SwapSchedule.cpp - Lets copies run while nodes compute -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Offload/SwapSchedule.h"

#include <algorithm>
#include <numeric>
#include <tuple>

using namespace remat;

namespace {

// Copies have positions between compute steps. Position p is before compute
// step p, and the last position is after all compute steps.

/// One copy step.
struct Move {
  Step step;
  uint32_t position = 0;
  /// The earliest position that the uses of the tensor allow for the copy. The
  /// copy also comes no earlier than the copy `before`.
  uint32_t first = 0;
  /// The last possible position. For a swap_in, this is the position just
  /// before its first reader.
  uint32_t last = 0;
  /// The copy that must come before this one: the swap_out before a wait_out,
  /// or the wait_out before a swap_in.
  uint32_t before = kNone;
  uint32_t most = kNone; ///< For a swap_in, its limit from SwapScheduleOptions.
};

class Scheduler {
public:
  Scheduler(const Graph &graph, std::span<const Step> steps,
            const SwapScheduleOptions &options)
      : graph(graph), options(options), states(graph.numTensors()) {
    read(steps);
  }

  /// Returns the plan with its copies placed by the times of \p clock: when
  /// each compute step starts, and when the last one ends.
  std::vector<Step> place(const std::vector<double> &clock, bool earlyOuts) {
    restart(earlyOuts);
    placeWaits(clock);
    placeFetches(clock);
    return assemble();
  }

  /// Returns the plan with each wait_out no later than the end of its copy. The
  /// list \p clock has the times of the compute steps.
  std::vector<Step> placeEarly(const std::vector<double> &clock,
                               bool earlyOuts) {
    restart(earlyOuts);
    placeWaits(clock);
    return assemble();
  }

  /// Returns the start times of the compute steps in \p steps, if they wait for
  /// copies as the simulator says.
  std::vector<double> clockOf(const std::vector<Step> &steps) const {
    Simulation simulation =
        simulate(graph, steps, {.link = options.link, .computeEnds = true});
    std::vector<double> clock;
    for (uint32_t g = 0; g < computes.size(); ++g)
      clock.push_back(simulation.computeEnds[g] - graph.node(computes[g]).cost);
    clock.push_back(simulation.makespan);
    return clock;
  }

  /// Returns when each compute step would start if no step waited.
  std::vector<double> idealClock() const {
    std::vector<double> clock{0};
    for (NodeId n : computes)
      clock.push_back(clock.back() + graph.node(n).cost);
    return clock;
  }

private:
  /// The facts about a tensor that are known while the plan is read.
  struct State {
    uint32_t made = 0;     ///< The position right after the step that made the
                           ///< tensor.
    uint32_t read = 0;     ///< The position right after the last reader of the
                           ///< tensor so far.
    uint32_t out = kNone;  ///< The last swap_out.
    uint32_t wait = kNone; ///< The last wait_out.
    uint32_t arriving = kNone; ///< The last swap_in, if no step has used it
                               ///< yet.
    /// Whether the tensor is on the device because of a swap_in.
    bool fetched = false;
  };

  void read(std::span<const Step> steps) {
    for (size_t s = 0; s < steps.size(); ++s)
      if (steps[s].kind == StepKind::Compute)
        readCompute(steps[s].id);
      else
        readCopy(steps[s], options.mostComputesBefore.empty()
                               ? kNone
                               : options.mostComputesBefore[s]);
    for (Move &move : moves) {
      if (move.last == kNone)
        move.last = computes.size();
      move.last = std::min(move.last, move.most);
    }
    original = moves;
    states.clear();
  }

  void readCompute(NodeId n) {
    uint32_t behind = computes.size() + 1;
    for (TensorId t : graph.node(n).inputs) {
      touch(states[t]);
      states[t].read = behind;
    }
    for (TensorId t : graph.node(n).outputs) {
      endWait(states[t]);
      states[t].made = states[t].read = behind;
      states[t].fetched = false;
    }
    computes.push_back(n);
  }

  void readCopy(Step step, uint32_t most) {
    State &state = states[step.id];
    uint32_t position = computes.size(), index = moves.size();
    Move move{step, position, state.read, kNone};
    switch (step.kind) {
    case StepKind::SwapOut:
      touch(state);
      // The swap_out of a tensor that was fetched keeps its place, because it
      // may have to come after the end of the swap_in.
      move.first = state.fetched ? position : state.made;
      move.last = position;
      state.out = index;
      break;
    case StepKind::WaitOut:
      move.before = state.out;
      state.wait = index;
      break;
    default:
      endWait(state);
      move.before = state.wait;
      move.most = most;
      state.arriving = index;
      state.fetched = true;
    }
    moves.push_back(move);
  }

  /// Records that a step touches the tensor. The swap_in of this tensor must
  /// come before the first such step.
  void touch(State &state) {
    if (state.arriving != kNone)
      moves[state.arriving].last = computes.size();
    state.arriving = kNone;
  }

  /// A wait_out cannot come after the next step that makes or fetches its
  /// tensor.
  void endWait(State &state) {
    if (state.wait != kNone && moves[state.wait].last == kNone)
      moves[state.wait].last = computes.size();
  }

  /// Places each wait_out at the end of its copy.
  void placeWaits(const std::vector<double> &clock) {
    std::vector<int64_t> held = heldBytes();
    double laneFree = 0;
    std::vector<double> ends(moves.size());
    std::vector<uint32_t> outs;
    for (uint32_t i = 0; i < moves.size(); ++i)
      if (moves[i].step.kind == StepKind::SwapOut)
        outs.push_back(i);
    std::sort(outs.begin(), outs.end(), [&](uint32_t a, uint32_t b) {
      return std::pair(moves[a].position, a) < std::pair(moves[b].position, b);
    });
    for (uint32_t i : outs)
      ends[i] = laneFree =
          std::max(laneFree, clock[moves[i].position]) + duration(moves[i]);
    for (Move &move : moves) {
      if (move.step.kind != StepKind::WaitOut)
        continue;
      int64_t bytes = graph.bytes(move.step.id);
      uint32_t ended =
          std::lower_bound(clock.begin(), clock.end(), ends[move.before]) -
          clock.begin();
      ended = std::max({ended, move.first, moves[move.before].position});
      ended = std::min(ended, move.last);
      for (; move.position > ended; --move.position)
        held[move.position - 1] -= bytes;
      for (; move.position < ended &&
             held[move.position] + bytes <= options.peakLimitBytes;
           ++move.position)
        held[move.position] += bytes;
    }
  }

  /// Places each swap_in as late as possible without a stall. The swap_in of
  /// the last reader is placed first.
  void placeFetches(const std::vector<double> &clock) {
    std::vector<uint32_t> fetches;
    for (uint32_t i = 0; i < moves.size(); ++i)
      if (moves[i].step.kind == StepKind::SwapIn) {
        moves[i].position = moves[i].last;
        fetches.push_back(i);
      }
    std::vector<int64_t> held = heldBytes();
    std::sort(fetches.begin(), fetches.end(), [&](uint32_t a, uint32_t b) {
      return std::pair(moves[a].last, a) < std::pair(moves[b].last, b);
    });
    double nextStart = clock.back();
    for (auto it = fetches.rbegin(); it != fetches.rend(); ++it) {
      Move &move = moves[*it];
      int64_t bytes = graph.bytes(move.step.id);
      double start = std::min(nextStart, clock[move.last]) - duration(move);
      uint32_t first = std::max(move.first, moves[move.before].position);
      while (move.position > first && clock[move.position] > start &&
             held[move.position - 1] + bytes <= options.peakLimitBytes)
        held[--move.position] += bytes;
      nextStart = std::max(start, clock[move.position]);
    }
  }

  /// Returns the held bytes at each compute step with the copies in their
  /// current places.
  std::vector<int64_t> heldBytes() const {
    std::vector<Step> steps = assemble();
    Simulation simulation = simulate(graph, steps, {.timeline = true});
    std::vector<int64_t> held;
    for (uint32_t s = 0; s < steps.size(); ++s)
      if (steps[s].kind == StepKind::Compute)
        held.push_back(simulation.timeline[s]);
    return held;
  }

  /// Orders the copies of a position: swap_outs, then wait_outs, then swap_ins
  /// in the order of their readers. In this order, leaving tensors free memory
  /// for arriving tensors.
  std::vector<Step> assemble() const {
    auto key = [&](uint32_t i) {
      const Move &move = moves[i];
      bool out = move.step.kind == StepKind::SwapOut;
      bool in = move.step.kind == StepKind::SwapIn;
      int rank = out ? 0 : in ? 2 : 1;
      return std::tuple(move.position, rank, in ? move.last : 0, i);
    };
    std::vector<uint32_t> order(moves.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](uint32_t a, uint32_t b) { return key(a) < key(b); });
    std::vector<Step> steps;
    size_t next = 0;
    for (uint32_t g = 0; g <= computes.size(); ++g) {
      for (; next < order.size() && moves[order[next]].position == g; ++next)
        steps.push_back(moves[order[next]].step);
      if (g < computes.size())
        steps.push_back(Step::compute(computes[g]));
    }
    return steps;
  }

  /// Puts all copies back into their original places. With \p earlyOuts, puts
  /// each swap_out as early as possible.
  void restart(bool earlyOuts) {
    moves = original;
    if (earlyOuts)
      for (Move &move : moves)
        if (move.step.kind == StepKind::SwapOut)
          move.position = move.first;
  }

  double duration(const Move &move) const {
    const auto &bandwidth = move.step.kind == StepKind::SwapIn
                                ? options.link.hostToDevice
                                : options.link.deviceToHost;
    return bandwidth ? options.link.latency +
                           double(graph.bytes(move.step.id)) / *bandwidth
                     : 0;
  }

  const Graph &graph;
  const SwapScheduleOptions &options;
  std::vector<State> states; ///< Indexed by tensor.
  std::vector<NodeId> computes;
  std::vector<Move> moves;    ///< The moves, in the order of the plan.
  std::vector<Move> original; ///< The moves as they were read.
};

} // namespace

std::vector<Step> remat::scheduleSwaps(const Graph &graph,
                                       std::span<const Step> steps,
                                       const SwapScheduleOptions &options) {
  const SimulatorOptions simulator{.link = options.link,
                                   .budgetBytes = options.peakLimitBytes,
                                   .hostLimitBytes = options.hostLimitBytes};
  std::vector<Step> best(steps.begin(), steps.end());
  Simulation start = simulate(graph, steps, simulator);
  // The makespan cannot be less than the compute cost. A gain that is smaller
  // than the rounding errors does not count.
  const double least = start.computeCost * (1 + 1e-9);
  double bestMakespan = start.makespan;
  if (!start.valid() || bestMakespan <= least)
    return best;
  Scheduler scheduler(graph, steps, options);
  for (bool earlyOuts : {true, false}) {
    std::vector<double> clock = scheduler.idealClock();
    constexpr int kRounds = 4;
    for (int round = 0; round < kRounds && bestMakespan > least; ++round) {
      std::vector<Step> placed = scheduler.place(clock, earlyOuts);
      Simulation simulation = simulate(graph, placed, simulator);
      if (!simulation.valid())
        break;
      clock = scheduler.clockOf(placed);
      if (simulation.makespan < bestMakespan * (1 - 1e-9)) {
        bestMakespan = simulation.makespan;
        best = std::move(placed);
      }
    }
  }
  return best;
}

std::vector<Step> remat::waitPromptly(const Graph &graph,
                                      std::span<const Step> steps, Link link) {
  // With a peak limit of 0 bytes, no wait moves to a later place.
  const SwapScheduleOptions options{.link = link, .peakLimitBytes = 0};
  const SimulatorOptions simulator{.link = link};
  Simulation start = simulate(graph, steps, simulator);
  std::vector<Step> kept(steps.begin(), steps.end());
  if (!start.valid())
    return kept;
  Scheduler scheduler(graph, steps, options);
  std::vector<double> clock = scheduler.clockOf(kept);
  for (bool earlyOuts : {true, false}) {
    std::vector<Step> placed = scheduler.placeEarly(clock, earlyOuts);
    Simulation simulation = simulate(graph, placed, simulator);
    if (simulation.valid() && simulation.peakBytes <= start.peakBytes &&
        simulation.hostPeakBytes <= start.hostPeakBytes &&
        simulation.makespan <= start.makespan * (1 + 1e-9))
      return placed;
  }
  return kept;
}
