//===- PackExact.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Depth-first search over packings in which every buffer lies on the bottom or
// on another buffer. Buffers are placed by rising offset, each on the skyline
// of the placed buffers, as Moffitt does ("MiniMalloc: A Lightweight Memory
// Allocator for Hardware-Accelerated Machine Learning", ASPLOS 2023). The
// buffers that are not placed yet are divided into parts at each time across
// which none of them lives.
//===----------------------------------------------------------------------===//

#include "Core/Packing/PackMethods.h"

#include <algorithm>
#include <limits>
#include <numeric>

using namespace remat;

namespace {

constexpr int64_t kInfinite = std::numeric_limits<int64_t>::max() / 2;

class CapacitySearch {
public:
  CapacitySearch(const PackProblem &problem, int64_t capacity,
                 std::span<const uint32_t> order, int64_t &work,
                 std::vector<double> &blame)
      : problem(problem), capacity(capacity), work(work), blame(blame),
        rank(problem.size()), offset(problem.size(), 0),
        lowest(problem.sections), unplaced(problem.sections, 0) {
    for (uint32_t i = 0; i < order.size(); ++i)
      rank[order[i]] = i;
    for (const SectionBuffer &buffer : problem.buffers)
      addUnplaced(buffer, problem.rounded(buffer));
  }

  PackOutcome run() {
    std::vector<uint32_t> all(problem.size());
    std::iota(all.begin(), all.end(), 0);
    return placeApart(all, {0, 0});
  }
  std::vector<int64_t> takeOffsets() { return std::move(offset); }

private:
  /// The offset of a buffer, and its place in the order of buffers. The search
  /// places buffers by rising offset, and then by rising place. The search
  /// therefore does not build the same packing in two orders.
  struct Position {
    int64_t offset;
    uint32_t rank;
    auto operator<=>(const Position &) const = default;
  };
  struct Choice {
    Position position;
    uint32_t buffer;
    bool operator<(const Choice &other) const {
      return position < other.position;
    }
  };
  /// The numbers of buffers, ordered by their first section.
  using Part = std::vector<uint32_t>;

  /// Divides \p rest at the times across which no buffer is live, and places
  /// one part after another. The first permitted position is \p least.
  PackOutcome placeApart(const Part &rest, Position least) {
    Part part;
    uint32_t reach = 0;
    for (uint32_t b : rest) {
      const SectionBuffer &buffer = problem.buffers[b];
      if (!part.empty() && buffer.first >= reach) {
        PackOutcome outcome = place(part, least);
        if (outcome != PackOutcome::Packed)
          return outcome;
        part.clear();
      }
      reach = std::max(reach, buffer.last);
      part.push_back(b);
    }
    return part.empty() ? PackOutcome::Packed : place(part, least);
  }

  PackOutcome place(const Part &part, Position least) {
    work -= part.size();
    if (work <= 0)
      return PackOutcome::GaveUp;
    if (!fits(part, least.offset))
      return PackOutcome::Impossible;
    Part rest;
    // Each entry has a raised buffer, and the offset that it had before.
    std::vector<std::pair<uint32_t, int64_t>> raised;
    for (const Choice &choice : choices(part, least)) {
      uint32_t chosen = choice.buffer;
      const SectionBuffer &buffer = problem.buffers[chosen];
      raise(part, chosen, rest, raised);
      addUnplaced(buffer, -problem.rounded(buffer));
      PackOutcome outcome =
          placeApart(rest, {choice.position.offset, choice.position.rank + 1});
      if (outcome == PackOutcome::Packed)
        return outcome;
      addUnplaced(buffer, problem.rounded(buffer));
      for (auto [b, from] : raised)
        offset[b] = from;
      if (outcome == PackOutcome::GaveUp)
        return outcome;
    }
    return PackOutcome::Impossible;
  }

  /// Returns false if it finds that the unplaced buffers of \p part cannot all
  /// be placed at the offset \p least or above. In this case, some section has
  /// too few bytes from the lowest possible offset of these buffers up to the
  /// capacity.
  bool fits(const Part &part, int64_t least) {
    uint32_t begin = problem.buffers[part.front()].first, end = begin;
    for (uint32_t b : part)
      end = std::max(end, problem.buffers[b].last);
    std::fill(lowest.begin() + begin, lowest.begin() + end, kInfinite);
    for (uint32_t b : part) {
      const SectionBuffer &buffer = problem.buffers[b];
      int64_t bottom = std::max(offset[b], least);
      if (bottom + buffer.size > capacity) {
        ++blame[b];
        return false;
      }
      work -= buffer.last - buffer.first;
      for (uint32_t s = buffer.first; s < buffer.last; ++s)
        lowest[s] = std::min(lowest[s], bottom);
    }
    // Sizes here are rounded up, so the capacity must be rounded up too.
    int64_t rounded = alignUp(capacity, problem.alignment);
    for (uint32_t s = begin; s < end; ++s)
      if (lowest[s] + unplaced[s] > rounded) {
        blameSection(part, s);
        return false;
      }
    return true;
  }

  void blameSection(const Part &part, uint32_t section) {
    auto isLive = [&](uint32_t b) {
      const SectionBuffer &buffer = problem.buffers[b];
      return buffer.first <= section && section < buffer.last;
    };
    double count = std::count_if(part.begin(), part.end(), isLive);
    for (uint32_t b : part)
      if (isLive(b))
        blame[b] += 1 / count;
  }

  /// Returns the buffers that may be placed next. A buffer is left out if
  /// another buffer of the part fits below it. That other buffer would be
  /// placed later and higher, and could then move down into this gap.
  std::vector<Choice> choices(const Part &part, Position least) const {
    int64_t lowestTop = kInfinite;
    for (uint32_t b : part)
      lowestTop = std::min(lowestTop, offset[b] + problem.buffers[b].size);
    std::vector<Choice> found;
    for (uint32_t b : part)
      if (Position position{offset[b], rank[b]};
          offset[b] < lowestTop && position >= least)
        found.push_back({position, b});
    std::sort(found.begin(), found.end());
    return found;
  }

  /// If a buffer lives at the same time as \p chosen, raises it to the top of
  /// \p chosen.
  void raise(const Part &part, uint32_t chosen, Part &rest,
             std::vector<std::pair<uint32_t, int64_t>> &raised) {
    const SectionBuffer &below = problem.buffers[chosen];
    int64_t top = offset[chosen] + below.size;
    rest.clear();
    raised.clear();
    for (uint32_t b : part) {
      if (b == chosen)
        continue;
      rest.push_back(b);
      const SectionBuffer &buffer = problem.buffers[b];
      if (!buffer.meets(below) || offset[b] >= top)
        continue;
      raised.push_back({b, offset[b]});
      offset[b] = alignUp(top, buffer.alignment);
    }
  }

  void addUnplaced(const SectionBuffer &buffer, int64_t bytes) {
    for (uint32_t s = buffer.first; s < buffer.last; ++s)
      unplaced[s] += bytes;
  }

  const PackProblem &problem;
  int64_t capacity;
  int64_t &work;
  std::vector<double> &blame;
  std::vector<uint32_t> rank;
  /// The offsets of the placed buffers, and the lowest possible offsets of the
  /// other buffers.
  std::vector<int64_t> offset;
  /// For each section, the lowest possible offset of an unplaced buffer.
  std::vector<int64_t> lowest;
  std::vector<int64_t> unplaced; ///< For each section, the bytes of unplaced
                                 ///< buffers.
};

} // namespace

PackOutcome remat::packWithin(const PackProblem &problem, int64_t capacity,
                              std::span<const uint32_t> order, int64_t &work,
                              std::vector<double> &blame,
                              PackedOffsets &packed) {
  CapacitySearch search(problem, capacity, order, work, blame);
  PackOutcome outcome = search.run();
  if (outcome != PackOutcome::Packed)
    return outcome;
  packed.offsets = search.takeOffsets();
  packed.height = 0;
  for (uint32_t b = 0; b < problem.size(); ++b)
    packed.height =
        std::max(packed.height, packed.offsets[b] + problem.buffers[b].size);
  return outcome;
}
