//===- PackEjection.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Local search for a packing within a given capacity. A buffer without a place
// takes the place at which the buffers in its way are cheapest to move. These
// buffers lose their places and must find new ones. A buffer that pushed others
// out becomes more expensive to move, so the search does not repeat itself.
// This is guided ejection, which Nagata and Braysy use for vehicle routing ("A
// powerful route minimization heuristic", Operations Research Letters 2009).
//===----------------------------------------------------------------------===//

#include "Core/Packing/PackMethods.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace remat;

namespace {

constexpr int64_t kNowhere = -1;
constexpr uint64_t kMostPairs = 4'000'000;
/// The work of visiting a neighbour, including its share of sorting. Work is
/// counted in visits of the search.
constexpr int64_t kLook = 30;
/// The work of checking whether a placed buffer is a neighbour.
constexpr int64_t kScan = 3;
/// A problem with more buffers than this does not keep its placed buffers
/// sorted, because sorting the neighbours each time is faster.
constexpr size_t kMostOrdered = 8192;

} // namespace

bool EjectionPacker::canPack(const PackProblem &problem) {
  return problem.pairs <= kMostPairs;
}

EjectionPacker::EjectionPacker(const PackProblem &problem)
    : problem(problem), random(1) {
  findNeighbours();
}

void EjectionPacker::findNeighbours() {
  std::vector<std::vector<uint32_t>> lists(problem.size());
  std::vector<uint32_t> live;
  for (uint32_t b = 0; b < problem.size(); ++b) {
    std::erase_if(live, [&](uint32_t other) {
      return problem.buffers[other].last <= problem.buffers[b].first;
    });
    for (uint32_t other : live) {
      lists[other].push_back(b);
      lists[b].push_back(other);
    }
    live.push_back(b);
  }
  for (const std::vector<uint32_t> &list : lists) {
    firstNeighbour.push_back(neighbours.size());
    neighbours.insert(neighbours.end(), list.begin(), list.end());
  }
  firstNeighbour.push_back(neighbours.size());
}

std::span<const uint32_t> EjectionPacker::neighboursOf(uint32_t buffer) const {
  return std::span(neighbours)
      .subspan(firstNeighbour[buffer],
               firstNeighbour[buffer + 1] - firstNeighbour[buffer]);
}

/// Returns whether \p buffer has many neighbours, so that looking through all
/// placed buffers, which are sorted, is faster than sorting the neighbours.
bool EjectionPacker::hasMany(uint32_t buffer) const {
  return problem.size() <= kMostOrdered &&
         kLook * int64_t(neighboursOf(buffer).size()) >
             kScan * int64_t(problem.size());
}

EjectionPacker::Placed EjectionPacker::placedAt(int64_t position,
                                                uint32_t buffer) const {
  const SectionBuffer &life = problem.buffers[buffer];
  return {position, life.first, life.last, buffer};
}

void EjectionPacker::place(uint32_t buffer, int64_t offset) {
  offsets[buffer] = offset;
  if (problem.size() > kMostOrdered)
    return;
  auto insert = [](std::vector<Placed> &all, Placed placed) {
    all.insert(std::lower_bound(all.begin(), all.end(), placed), placed);
  };
  insert(byOffset, placedAt(offset, buffer));
  insert(byTop, placedAt(topOf(buffer), buffer));
}

void EjectionPacker::unplace(uint32_t buffer) {
  auto erase = [](std::vector<Placed> &all, Placed placed) {
    all.erase(std::lower_bound(all.begin(), all.end(), placed));
  };
  if (problem.size() <= kMostOrdered) {
    erase(byOffset, placedAt(offsets[buffer], buffer));
    erase(byTop, placedAt(topOf(buffer), buffer));
  }
  offsets[buffer] = kNowhere;
}

/// Finds the buffers in \p placed that live at the same time as \p buffer.
void EjectionPacker::findMeeting(std::span<const Placed> placed,
                                 uint32_t buffer, std::vector<Placed> &found) {
  auto [size, alignment, life, first, last] = problem.buffers[buffer];
  found.resize(placed.size());
  // The loop has no branch, because the CPU would often mispredict one here.
  size_t count = 0;
  for (const Placed &other : placed) {
    found[count] = other;
    count += unsigned(other.first < last) & unsigned(first < other.last);
  }
  found.resize(count);
}

/// The buffer \p buffer overlaps a neighbour if its offset is below the
/// neighbour's top and above the neighbour's offset minus the size of
/// \p buffer. Finds the offsets at which such an overlap begins or ends.
void EjectionPacker::findChanges(uint32_t buffer) {
  costAtBottom = 0;
  changes.clear();
  if (hasMany(buffer))
    mergeChanges(buffer);
  else
    sortChanges(buffer);
}

void EjectionPacker::mergeChanges(uint32_t buffer) {
  int64_t size = problem.buffers[buffer].size;
  findMeeting(byOffset, buffer, meetByOffset);
  findMeeting(byTop, buffer, meetByTop);
  auto begin = meetByOffset.begin();
  for (; begin != meetByOffset.end() && begin->position < size; ++begin)
    costAtBottom += hardness[begin->buffer];
  for (const Placed &ending : meetByTop) {
    for (; begin != meetByOffset.end() &&
           begin->position - size + 1 <= ending.position;
         ++begin)
      changes.push_back({begin->position - size + 1, hardness[begin->buffer]});
    changes.push_back({ending.position, -hardness[ending.buffer]});
  }
}

void EjectionPacker::sortChanges(uint32_t buffer) {
  int64_t size = problem.buffers[buffer].size;
  for (uint32_t other : neighboursOf(buffer)) {
    if (offsets[other] == kNowhere)
      continue;
    int64_t from = offsets[other] - size + 1;
    if (from <= 0)
      costAtBottom += hardness[other];
    else
      changes.push_back({from, hardness[other]});
    changes.push_back({topOf(other), -hardness[other]});
  }
  std::sort(
      changes.begin(), changes.end(),
      [](const Change &a, const Change &b) { return a.position < b.position; });
}

/// Returns the cheapest offset. If several are equally cheap, returns a random
/// one at which the buffer touches a buffer below or above.
int64_t EjectionPacker::choose(uint32_t buffer, int64_t capacity,
                               double &cost) {
  auto [size, alignment, life, first, last] = problem.buffers[buffer];
  int64_t highest = capacity - size, from = 0, chosen = kNowhere;
  cost = std::numeric_limits<double>::max();
  uint32_t equals = 0;
  double here = costAtBottom;
  auto offer = [&](int64_t offset) {
    constexpr double kRounding = 1e-9;
    if (here > cost + kRounding)
      return;
    equals = here < cost - kRounding ? 1 : equals + 1;
    if (equals > 1 && random.below(equals) != 0)
      return;
    cost = here;
    chosen = offset;
  };
  for (size_t i = 0;;) {
    int64_t to = i < changes.size() ? std::min(changes[i].position, highest + 1)
                                    : highest + 1;
    int64_t lower = alignUp(from, alignment), upper = (to - 1) & -alignment;
    if (lower <= upper)
      offer(lower);
    if (lower < upper)
      offer(upper);
    if (to > highest)
      return chosen;
    for (from = to; i < changes.size() && changes[i].position == from; ++i)
      here += changes[i].cost;
  }
}

void EjectionPacker::eject(uint32_t buffer) {
  for (uint32_t other : neighboursOf(buffer)) {
    if (offsets[other] == kNowhere || topOf(other) <= offsets[buffer] ||
        topOf(buffer) <= offsets[other])
      continue;
    unplace(other);
    waiting.push_back(other);
  }
}

bool EjectionPacker::packWithin(int64_t capacity,
                                std::span<const uint32_t> order,
                                Hardness powers, uint64_t steps, int64_t &work,
                                PackedOffsets &packed) {
  offsets.assign(problem.size(), kNowhere);
  byOffset.clear();
  byTop.clear();
  waiting.assign(order.rbegin(), order.rend());
  increase.clear();
  double total = 0;
  for (const SectionBuffer &buffer : problem.buffers) {
    increase.push_back(std::pow(double(buffer.size), powers.size) *
                       std::pow(buffer.last - buffer.first, powers.life));
    total += increase.back();
  }
  for (double &value : increase)
    value *= double(problem.size()) / total;
  hardness = increase;
  for (; !waiting.empty() && steps > 0 && work > 0; --steps) {
    uint32_t buffer = waiting.back();
    waiting.pop_back();
    work -=
        100 + (hasMany(buffer) ? kScan * int64_t(problem.size())
                               : kLook * int64_t(neighboursOf(buffer).size()));
    findChanges(buffer);
    double cost = 0;
    int64_t offset = choose(buffer, capacity, cost);
    if (offset == kNowhere)
      return false; // The buffer is larger than the capacity.
    place(buffer, offset);
    size_t waited = waiting.size();
    eject(buffer);
    if (waiting.size() > waited)
      hardness[buffer] += increase[buffer];
  }
  if (!waiting.empty())
    return false;
  packed.offsets = offsets;
  packed.height = 0;
  for (uint32_t b = 0; b < problem.size(); ++b)
    packed.height = std::max(packed.height, topOf(b));
  return true;
}
