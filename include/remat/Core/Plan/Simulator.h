//===- Simulator.h - Peak, cost and time of a plan --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator computes how many bytes a plan holds and how long it takes.
// Planners may use their own models, but only the simulator's result counts.
// The simulator knows nothing about planners.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_SIMULATOR_H
#define REMAT_CORE_PLAN_SIMULATOR_H

#include "remat/Core/Plan/Validator.h"

namespace remat {

/// The link between device and host. Bandwidths are in bytes per unit of cost.
/// Without a bandwidth, copies take no time.
struct Link {
  std::optional<double> deviceToHost;
  std::optional<double> hostToDevice;
  double latency = 0; ///< The time that each copy takes in addition to moving
                      ///< its bytes, in units of cost.
  /// Whether only one copy runs at a time, counting both directions together.
  bool halfDuplex = false;
};

struct SimulatorOptions {
  Link link = {};
  std::optional<int64_t> budgetBytes = {};
  std::optional<int64_t> hostLimitBytes = {};
  bool timeline = false;    ///< Fill in Simulation::timeline.
  bool computeEnds = false; ///< Fill in Simulation::computeEnds.
  /// If false, the backward part has no liveness analysis (Kusumoto 2019,
  /// section 3). The backward part then is a sequence of runs. Each run
  /// consists of recomputed nodes and the backward nodes that follow them.
  /// Memory is freed only at the end of a run and after the steps of freeAfter
  /// (Plan.h), for tensors that no later step touches. A sum still takes over
  /// the storage of its first operand. False is allowed only for plans without
  /// copies. A graph without a loss has no backward part.
  bool liveness = true;
  std::span<const uint32_t> freeAfter = {};
};

struct Simulation {
  std::vector<Violation> violations;
  int64_t peakBytes = 0; ///< Counted bytes, without residents.
  /// The first step at the peak, or kNone if no bytes are held.
  uint32_t peakStep = kNone;
  int64_t residentBytes = 0;
  double computeCost = 0;
  double baseCost = 0;
  double makespan = 0; ///< computeCost + stall, or 0 if the plan is invalid.
  double stall = 0;
  int64_t swappedOutBytes = 0;
  int64_t hostPeakBytes = 0;
  std::vector<int64_t> timeline; ///< The bytes held at each step, if
                                 ///< SimulatorOptions::timeline is set.
  /// The end of each compute step of a valid plan, in units of cost.
  std::vector<double> computeEnds;

  bool valid() const { return violations.empty(); }
  /// Returns (computeCost - baseCost) / baseCost, or 0 for a graph without
  /// cost.
  double overhead() const {
    return baseCost != 0 ? (computeCost - baseCost) / baseCost : 0;
  }
};

Simulation simulate(const Graph &graph, std::span<const Step> steps,
                    const SimulatorOptions &options = {});

/// Simulates the original program (keepAllPlan).
Simulation simulateProgram(const Graph &graph,
                           const SimulatorOptions &options = {});

} // namespace remat

#endif // REMAT_CORE_PLAN_SIMULATOR_H
