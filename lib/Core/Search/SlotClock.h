//===- SlotClock.h - The makespan of a plan with copies ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tells a local search how long a plan takes. Only copies, and the first reads
// of copied tensors, can stall the compute stream. A plan of n steps with k
// copies is therefore timed by a walk over these k events. Differences of
// prefix sums give the computing between two events (Fenwick 1994).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H
#define REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H

#include "Core/Search/SlotSequence.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

class SlotClock {
public:
  /// Makes the clock for \p slots free slots.
  SlotClock(const Graph &graph, const Link &link, uint32_t slots);

  /// Adds to the cost of the step at \p slot.
  void add(uint32_t slot, double cost);
  /// Returns the cost of all steps before \p slot.
  double before(uint32_t slot) const;
  /// Returns the last slot such that the steps before it cost at most \p cost.
  uint32_t slotAt(double cost) const;
  /// Returns the time of a copy of \p t on the link, without waiting for the
  /// link.
  double toHost(TensorId t) const { return copyTime(t, link.deviceToHost); }
  double toDevice(TensorId t) const { return copyTime(t, link.hostToDevice); }

  /// Returns the stall of \p sequence as the simulator computes it
  /// (docs/reference/Formats.md, "Time"). The runs of \p sequence must have
  /// been added. Infinite if it is more than \p most.
  double stall(const SlotSequence &sequence, double most);

private:
  double copyTime(TensorId t, std::optional<double> bandwidth) const;
  double between(uint32_t from, uint32_t to) const;
  uint32_t nextArrival(uint32_t slot) const;

  const Graph &graph;
  Link link;
  std::vector<double> costs; ///< For each slot.
  std::vector<double> sums;  ///< Sums of costs, in a Fenwick tree.
  /// For each tensor, the end of its copy to the host.
  std::vector<double> outDone;
  /// Used while a plan is measured. A bit marks each slot (and the end of the
  /// plan) that is the first to read copied tensors. The times say when all
  /// tensors that it reads have arrived.
  std::vector<uint64_t> arrivals;
  std::vector<double> arrivalTime;
};

/// Returns the peak of \p sequence on the host. A host copy holds its bytes
/// from its swap_out to its last swap_in.
int64_t hostPeakBytes(const SlotSequence &sequence);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_SLOTCLOCK_H
