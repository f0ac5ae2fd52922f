//===- SlotClock.cpp - How long a plan with copies takes ------------------===//

#include "remat/Core/SlotClock.h"

#include <algorithm>
#include <bit>

using namespace remat;

SlotClock::SlotClock(const Graph &graph, const Link &link, uint32_t slots)
    : graph(graph), link(link), sums(slots + 1), outDone(graph.numTensors()),
      inDone(graph.numTensors()) {}

void SlotClock::add(uint32_t slot, double cost) {
  for (uint32_t i = slot + 1; i < sums.size(); i += i & -i)
    sums[i] += cost;
}

double SlotClock::before(uint32_t slot) const {
  double sum = 0;
  for (uint32_t i = slot; i > 0; i -= i & -i)
    sum += sums[i];
  return sum;
}

uint32_t SlotClock::slotAt(double cost) const {
  uint32_t slot = 0;
  for (uint32_t reach = std::bit_floor(uint32_t(sums.size() - 1)); reach > 0;
       reach /= 2)
    if (slot + reach < sums.size() && sums[slot + reach] <= cost) {
      slot += reach;
      cost -= sums[slot];
    }
  return slot;
}

double SlotClock::copyTime(TensorId t, std::optional<double> bandwidth) const {
  return bandwidth ? link.latency + double(graph.bytes(t)) / *bandwidth : 0;
}

/// Copies, and the first read of each swapped in instance, which for an output
/// may be the end of the plan, by slot.
void SlotClock::listEvents(const SlotSequence &sequence) {
  events.clear();
  for (const auto &[slot, step] : sequence.copies()) {
    events.push_back({slot, step});
    if (step.kind == StepKind::SwapIn)
      events.push_back(
          {sequence.readAfter(step.id, slot), {StepKind::Compute, step.id}});
  }
  std::sort(events.begin(), events.end(),
            [](const Event &a, const Event &b) { return a.slot < b.slot; });
}

/// Each host copy holds its bytes from its swap_out through the last swap_in.
int64_t SlotClock::hostPeak(const SlotSequence &sequence) {
  hostChanges.clear();
  for (const auto &[slot, step] : sequence.copies())
    if (step.kind == StepKind::SwapOut) {
      const SlotSequence::Copies &copies = sequence.copiesOf(step.id);
      hostChanges.push_back({slot, graph.bytes(step.id)});
      hostChanges.push_back(
          {copies.fetches.empty() ? copies.wait : copies.fetches.back(),
           -graph.bytes(step.id)});
    }
  std::sort(hostChanges.begin(), hostChanges.end());
  int64_t held = 0, most = 0;
  for (auto [slot, change] : hostChanges)
    most = std::max(most, held += change);
  return most;
}

SlotClock::Timing SlotClock::measure(const SlotSequence &sequence) {
  if (sequence.copies().empty())
    return {};
  listEvents(sequence);
  double stall = 0, outFree = 0, inFree = 0;
  double &toDeviceFree = link.halfDuplex ? outFree : inFree;
  for (const auto &[slot, step] : events) {
    TensorId t = step.id;
    double now = before(slot) + stall;
    switch (step.kind) {
    case StepKind::SwapOut:
      outDone[t] = outFree = std::max(outFree, now) + toHost(t);
      break;
    case StepKind::SwapIn:
      inDone[t] = toDeviceFree = std::max(toDeviceFree, now) + toDevice(t);
      break;
    default: {
      double ready = step.kind == StepKind::WaitOut ? outDone[t] : inDone[t];
      stall += std::max(0.0, ready - now);
    }
    }
  }
  return {stall, hostPeak(sequence)};
}
