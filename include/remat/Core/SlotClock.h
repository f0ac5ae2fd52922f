//===- SlotClock.h - How long a plan with copies takes ----------*- C++ -*-===//
//
// What a local search asks about time. Only copies, and the first reads of what
// they bring back, can stall the compute stream. So a plan of n steps with k
// copies is timed by a walk over these k events, and what is computed between
// two of them is a difference of prefix sums (Fenwick 1994).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_SLOTCLOCK_H
#define REMAT_CORE_SLOTCLOCK_H

#include "remat/Core/Simulator.h"
#include "remat/Core/SlotSequence.h"

namespace remat {

class SlotClock {
public:
  /// Of a line of \p slots, all of which are free.
  SlotClock(const Graph &graph, const Link &link, uint32_t slots);

  /// What runs at \p slot costs so much more.
  void add(uint32_t slot, double cost);
  /// Cost of what runs before \p slot.
  double before(uint32_t slot) const;
  /// The last slot before which at most \p cost is run.
  uint32_t slotAt(double cost) const;
  /// Time of a copy of \p t on the link, without waiting for it.
  double toHost(TensorId t) const { return copyTime(t, link.deviceToHost); }
  double toDevice(TensorId t) const { return copyTime(t, link.hostToDevice); }

  struct Timing {
    double stall = 0; ///< As the simulator's (docs/Formats.md, "Time").
    int64_t hostPeakBytes = 0;
  };
  /// Of \p sequence, which has the runs that were added.
  Timing measure(const SlotSequence &sequence);

private:
  struct Event {
    uint32_t slot;
    Step step; ///< Compute: the first read of the tensor that arrived.
  };
  double copyTime(TensorId t, std::optional<double> bandwidth) const;
  void listEvents(const SlotSequence &sequence);
  int64_t hostPeak(const SlotSequence &sequence);

  const Graph &graph;
  Link link;
  std::vector<double> sums;            ///< Of costs, a Fenwick tree.
  std::vector<double> outDone, inDone; ///< Per tensor, of its last copy.
  std::vector<Event> events;
  std::vector<std::pair<uint32_t, int64_t>> hostChanges; ///< At slots.
};

} // namespace remat

#endif // REMAT_CORE_SLOTCLOCK_H
