//===- SlotClock.h - The makespan of a plan with copies ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tells a local search how long a plan takes. The compute stream can stall only
// at copies and at the first reads of copied tensors. To time a plan, the clock
// therefore visits only these events, and not all steps. The time of computing
// between two events is a difference of two prefix sums (Fenwick 1994).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H
#define REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H

#include "Core/Search/SlotSequence.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

class SlotClock {
public:
  /// Makes the clock for a line of \p slots slots. All slots are free at first.
  SlotClock(const Graph &graph, const Link &link, uint32_t slots);

  void add(uint32_t slot, double cost);
  double before(uint32_t slot) const;
  /// Returns the last slot for which the steps before it cost at most \p cost.
  uint32_t slotAt(double cost) const;
  /// Returns how long a copy of \p t takes on a free link.
  double toHost(TensorId t) const { return copyTime(t, link.deviceToHost); }
  double toDevice(TensorId t) const { return copyTime(t, link.hostToDevice); }

  /// Returns the stall of \p sequence as the simulator computes it
  /// (docs/reference/Formats.md, section Time). The costs of the runs of \p
  /// sequence must have been added to the clock. The result is infinite if the
  /// stall is more than \p most.
  double stall(const SlotSequence &sequence, double most);

private:
  double copyTime(TensorId t, std::optional<double> bandwidth) const;
  double between(uint32_t from, uint32_t to) const;
  uint32_t nextArrival(uint32_t slot) const;

  const Graph &graph;
  Link link;
  std::vector<double> costs; ///< For each slot, the cost of its run.
  std::vector<double> sums;  ///< A Fenwick tree over the costs.
  /// For each tensor, the end of its copy to the host.
  std::vector<double> outDone;
  /// `arrivals` and `arrivalTime` are set while a plan is timed. `arrivals` has
  /// a bit for each slot, which is set if the step there is the first to read a
  /// copied tensor. The end of the plan counts as a slot. `arrivalTime` says
  /// when all tensors that the step reads have arrived.
  std::vector<uint64_t> arrivals;
  std::vector<double> arrivalTime;
};

/// Returns the peak of \p sequence on the host. A host copy holds its bytes
/// from its swap_out to its last swap_in.
int64_t hostPeakBytes(const SlotSequence &sequence);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H
