//===- SlotClock.h - How long a plan with copies takes ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tells a local search how long a plan takes. Only copies, and the first reads
// of what they bring back, can stall the compute stream. So a plan of n steps
// with k copies is timed by a walk over these k events, and what is computed
// between two of them is a difference of prefix sums (Fenwick 1994).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H
#define REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H

#include "Core/Search/SlotSequence.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

class SlotClock {
public:
  /// Makes the clock of a line of \p slots, all of which are free.
  SlotClock(const Graph &graph, const Link &link, uint32_t slots);

  /// Adds to the cost of what runs at \p slot.
  void add(uint32_t slot, double cost);
  /// The cost of everything that runs before \p slot.
  double before(uint32_t slot) const;
  /// The last slot such that what runs before it costs at most \p cost.
  uint32_t slotAt(double cost) const;
  /// The time that a copy of \p t takes on the link, without waiting for the
  /// link.
  double toHost(TensorId t) const { return copyTime(t, link.deviceToHost); }
  double toDevice(TensorId t) const { return copyTime(t, link.hostToDevice); }

  /// The stall of \p sequence, which has the runs that were added, equal to the
  /// simulator's (docs/reference/Formats.md, "Time"). Infinite if it is more
  /// than \p most.
  double stall(const SlotSequence &sequence, double most);

private:
  double copyTime(TensorId t, std::optional<double> bandwidth) const;
  double between(uint32_t from, uint32_t to) const;
  uint32_t nextArrival(uint32_t slot) const;

  const Graph &graph;
  Link link;
  std::vector<double> costs;   ///< Per slot.
  std::vector<double> sums;    ///< Sums of costs, in a Fenwick tree.
  std::vector<double> outDone; ///< Per tensor, of its copy to the host.
  /// While a plan is measured: a bit for each slot (the end of the plan
  /// included) that is the first reader of something swapped in, and the time
  /// at which everything that it reads has arrived.
  std::vector<uint64_t> arrivals;
  std::vector<double> arrivalTime;
};

/// The peak of \p sequence on the host: each host copy holds its bytes from its
/// swap_out through its last swap_in.
int64_t hostPeakBytes(const SlotSequence &sequence);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H
