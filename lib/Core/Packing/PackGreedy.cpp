//===- PackGreedy.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Packing/PackMethods.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <set>

using namespace remat;

GreedyPacker::GreedyPacker(const PackProblem &problem)
    : problem(problem), leaves(std::bit_ceil(problem.size())) {
  latest.resize(2 * size_t(leaves));
  packed.offsets.resize(problem.size());
}

void GreedyPacker::setLast(uint32_t buffer, uint32_t last) {
  for (uint32_t node = leaves + buffer; node > 0; node /= 2)
    latest[node] = std::max(latest[node], last);
}

/// Finds the placed buffers that live at the same time as \p buffer: they begin
/// before its end, and end after its begin.
void GreedyPacker::findNeighbours(const SectionBuffer &buffer) {
  neighbours.clear();
  stack.assign(1, 1);
  while (!stack.empty()) {
    uint32_t node = stack.back();
    stack.pop_back();
    if (latest[node] <= buffer.first)
      continue;
    uint32_t level = std::bit_width(leaves) - std::bit_width(node);
    uint32_t leftmost = (node << level) - leaves;
    if (leftmost >= problem.size() ||
        problem.buffers[leftmost].first >= buffer.last)
      continue;
    if (node < leaves) {
      stack.push_back(2 * node + 1);
      stack.push_back(2 * node);
      continue;
    }
    uint32_t other = node - leaves;
    int64_t offset = packed.offsets[other];
    neighbours.push_back({offset, offset + problem.buffers[other].size});
  }
}

int64_t GreedyPacker::choose(const SectionBuffer &buffer, Fit fit) {
  std::sort(neighbours.begin(), neighbours.end(),
            [](Span a, Span b) { return a.offset < b.offset; });
  int64_t at = 0, best = -1;
  int64_t tightest = std::numeric_limits<int64_t>::max();
  for (Span span : neighbours) {
    int64_t gap = span.offset - at;
    if (gap >= buffer.size && fit == Fit::First)
      return at;
    if (gap >= buffer.size && gap < tightest) {
      best = at;
      tightest = gap;
    }
    at = std::max(at, alignUp(span.top, buffer.alignment));
  }
  return best >= 0 ? best : at;
}

PackedOffsets GreedyPacker::pack(std::span<const uint32_t> order, Fit fit) {
  std::fill(latest.begin(), latest.end(), 0);
  packed.height = 0;
  for (uint32_t b : order) {
    const SectionBuffer &buffer = problem.buffers[b];
    findNeighbours(buffer);
    packed.offsets[b] = choose(buffer, fit);
    packed.height = std::max(packed.height, packed.offsets[b] + buffer.size);
    setLast(b, buffer.last);
  }
  return packed;
}

int64_t remat::greedyWork(const PackProblem &problem) {
  return 120 * int64_t(problem.pairs) + 1000 * int64_t(problem.size());
}

namespace {

/// The gaps of an arena, sorted by offset and by size. The arena may grow at
/// its end.
class Gaps {
public:
  int64_t take(int64_t size, int64_t alignment) {
    for (auto it = bySize.lower_bound({size, 0}); it != bySize.end(); ++it) {
      auto [bytes, offset] = *it;
      int64_t begin = alignUp(offset, alignment);
      if (begin + size > offset + bytes)
        continue; // The aligned part of the gap is too small.
      drop(offset, bytes);
      add(offset, begin - offset);
      add(begin + size, offset + bytes - begin - size);
      return begin;
    }
    return takeAtEnd(size, alignment);
  }

  void giveBack(int64_t offset, int64_t size) {
    auto next = byOffset.lower_bound(offset);
    if (next != byOffset.end() && next->first == offset + size) {
      size += next->second;
      drop(next->first, next->second);
    }
    auto before = byOffset.lower_bound(offset);
    if (before != byOffset.begin()) {
      --before;
      if (before->first + before->second == offset) {
        offset = before->first;
        size += before->second;
        drop(before->first, before->second);
      }
    }
    add(offset, size);
  }

private:
  int64_t takeAtEnd(int64_t size, int64_t alignment) {
    int64_t from = end;
    if (!byOffset.empty()) {
      auto [offset, bytes] = *byOffset.rbegin();
      if (offset + bytes == end) {
        from = offset;
        drop(offset, bytes);
      }
    }
    int64_t begin = alignUp(from, alignment);
    add(from, begin - from);
    end = begin + size;
    return begin;
  }
  void add(int64_t offset, int64_t size) {
    if (size == 0)
      return;
    byOffset[offset] = size;
    bySize.insert({size, offset});
  }
  void drop(int64_t offset, int64_t size) {
    byOffset.erase(offset);
    bySize.erase({size, offset});
  }

  int64_t end = 0;
  std::map<int64_t, int64_t> byOffset;
  std::set<std::pair<int64_t, int64_t>> bySize;
};

} // namespace

PackedOffsets remat::packInTime(const PackProblem &problem) {
  PackedOffsets packed{std::vector<int64_t>(problem.size()), 0};
  std::vector<std::vector<uint32_t>> ending(problem.sections + 1);
  Gaps gaps;
  uint32_t next = 0;
  for (uint32_t s = 0; s < problem.sections; ++s) {
    for (uint32_t b : ending[s])
      gaps.giveBack(packed.offsets[b], problem.buffers[b].size);
    for (; next < problem.size() && problem.buffers[next].first == s; ++next) {
      const SectionBuffer &buffer = problem.buffers[next];
      int64_t offset = gaps.take(buffer.size, buffer.alignment);
      packed.offsets[next] = offset;
      packed.height = std::max(packed.height, offset + buffer.size);
      ending[buffer.last].push_back(next);
    }
  }
  return packed;
}
