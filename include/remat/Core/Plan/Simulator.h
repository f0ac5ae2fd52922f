//===- Simulator.h - Peak, cost and time of a plan --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computes what a plan holds and how long it takes. Planners may have models of
// their own, but only this result counts. It knows nothing about planners.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_SIMULATOR_H
#define REMAT_CORE_PLAN_SIMULATOR_H

#include "remat/Core/Plan/Validator.h"

namespace remat {

/// The link between device and host. Bandwidths are bytes per unit of cost;
/// without one, copies take no time.
struct Link {
  std::optional<double> deviceToHost;
  std::optional<double> hostToDevice;
  double latency = 0;      ///< Units of cost that every copy takes besides.
  bool halfDuplex = false; ///< One copy at a time over both directions.
};

struct SimulatorOptions {
  Link link;
  std::optional<int64_t> budgetBytes;
  std::optional<int64_t> hostLimitBytes;
  bool timeline = false;    ///< Fill in Simulation::timeline.
  bool computeEnds = false; ///< Fill in Simulation::computeEnds.
  /// False: the backward part has no liveness analysis (Kusumoto 2019, section
  /// 3). It goes through runs of steps, each of what is computed again and the
  /// backward nodes that follow, and frees nothing but at the end of a run and
  /// after the steps of freeAfter (Plan.h): what no later step touches. A sum
  /// still takes over what it adds to. For plans without copies; without a loss
  /// there is no backward part.
  bool liveness = true;
  std::span<const uint32_t> freeAfter = {};
};

struct Simulation {
  std::vector<Violation> violations;
  int64_t peakBytes = 0;     ///< Counted bytes: residents apart.
  uint32_t peakStep = kNone; ///< First step at the peak; kNone: no bytes held.
  int64_t residentBytes = 0;
  double computeCost = 0;
  double baseCost = 0;
  double makespan = 0; ///< computeCost + stall, 0 where the plan is invalid.
  double stall = 0;
  int64_t swappedOutBytes = 0;
  int64_t hostPeakBytes = 0;
  std::vector<int64_t> timeline; ///< Held bytes at every step.
  /// When each compute step of a valid plan ends, in units of cost.
  std::vector<double> computeEnds;

  bool valid() const { return violations.empty(); }
  /// (computeCost - baseCost) / baseCost, 0 for a graph without cost.
  double overhead() const {
    return baseCost != 0 ? (computeCost - baseCost) / baseCost : 0;
  }
};

Simulation simulate(const Graph &graph, std::span<const Step> steps,
                    const SimulatorOptions &options = {});

} // namespace remat

#endif // REMAT_CORE_PLAN_SIMULATOR_H
