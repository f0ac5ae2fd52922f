//===- SlotClock.cpp - The makespan of a plan with copies -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SlotClock.h"

#include <algorithm>
#include <bit>
#include <limits>

using namespace remat;

SlotClock::SlotClock(const Graph &graph, const Link &link, uint32_t slots)
    : graph(graph), link(link), costs(slots), sums(slots + 1),
      outDone(graph.numTensors()), arrivals(slots / 64 + 1),
      arrivalTime(slots + 1) {}

void SlotClock::add(uint32_t slot, double cost) {
  costs[slot] += cost;
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

double SlotClock::between(uint32_t from, uint32_t to) const {
  constexpr uint32_t kNear = 16;
  if (to - from > kNear)
    return before(to) - before(from);
  double sum = 0;
  for (; from < to; ++from)
    sum += costs[from];
  return sum;
}

/// Returns the first slot from \p slot on at which a step reads a tensor for
/// the first time after its copy to the device. Returns kNone if there is none.
uint32_t SlotClock::nextArrival(uint32_t slot) const {
  uint64_t bits = slot / 64 < arrivals.size()
                      ? arrivals[slot / 64] & ~uint64_t(0) << (slot % 64)
                      : 0;
  for (uint32_t word = slot / 64;; bits = arrivals[word])
    if (bits)
      return word * 64 + std::countr_zero(bits);
    else if (++word >= arrivals.size())
      return kNone;
}

double SlotClock::stall(const SlotSequence &sequence, double most) {
  double now = 0, stall = 0, outFree = 0, inFree = 0;
  double &toDeviceFree = link.halfDuplex ? outFree : inFree;
  auto waitUntil = [&](double time) {
    stall += std::max(0.0, time - now);
    now = std::max(now, time);
  };
  auto copy = sequence.copies().begin(), end = sequence.copies().end();
  uint32_t at = 0, arrival = kNone;
  while ((copy != end || arrival != kNone) && stall <= most) {
    bool isCopy = copy != end && copy->slot < arrival;
    uint32_t slot = isCopy ? copy->slot : arrival;
    now += between(at, slot);
    at = slot;
    if (!isCopy) {
      waitUntil(arrivalTime[slot]);
      arrival = nextArrival(slot + 1);
      continue;
    }
    auto [kind, t] = (copy++)->step;
    if (kind == StepKind::SwapOut) {
      outDone[t] = outFree = std::max(outFree, now) + toHost(t);
    } else if (kind == StepKind::WaitOut) {
      waitUntil(outDone[t]);
    } else {
      // Copies on the link run in order, so this copy ends after all earlier
      // copies.
      uint32_t reader = sequence.readAfter(t, slot);
      arrivalTime[reader] = toDeviceFree =
          std::max(toDeviceFree, now) + toDevice(t);
      arrivals[reader / 64] |= uint64_t(1) << (reader % 64);
      arrival = std::min(arrival, reader);
    }
  }
  std::fill(arrivals.begin(), arrivals.end(), 0);
  return stall <= most ? stall : std::numeric_limits<double>::infinity();
}

int64_t remat::hostPeakBytes(const SlotSequence &sequence) {
  std::vector<std::pair<uint32_t, int64_t>> changes; // At slots.
  for (const auto &[slot, step] : sequence.copies())
    if (step.kind == StepKind::SwapOut) {
      const SlotSequence::Copies &copies = sequence.copiesOf(step.id);
      int64_t bytes = sequence.graph().bytes(step.id);
      changes.push_back({slot, bytes});
      changes.push_back(
          {copies.fetches.empty() ? copies.wait : copies.fetches.back(),
           -bytes});
    }
  std::sort(changes.begin(), changes.end());
  int64_t held = 0, most = 0;
  for (auto [slot, change] : changes)
    most = std::max(most, held += change);
  return most;
}
