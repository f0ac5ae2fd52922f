//===- PackProblem.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Packing/PackProblem.h"

#include <algorithm>
#include <utility>

using namespace remat;

namespace {

/// Divides time into numbered sections. A section begins at the first start of
/// a buffer that follows the end of another buffer. Within a section, all its
/// buffers are live at one time, so the section stands for this time.
class Sections {
public:
  /// The buffers \p ids must be ordered by their start.
  Sections(std::span<const LiveBuffer> buffers,
           const std::vector<uint32_t> &ids) {
    std::vector<int64_t> ends;
    for (uint32_t id : ids)
      ends.push_back(buffers[id].end);
    std::sort(ends.begin(), ends.end());
    size_t nextEnd = 0;
    for (uint32_t id : ids) {
      int64_t start = buffers[id].start;
      bool ended = false;
      for (; nextEnd < ends.size() && ends[nextEnd] <= start; ++nextEnd)
        ended = true;
      if (ended || begins.empty())
        begins.push_back(start);
    }
  }

  uint32_t count() const { return begins.size(); }
  /// Returns the first section of a buffer that starts at \p time.
  uint32_t first(int64_t time) const {
    return std::upper_bound(begins.begin(), begins.end(), time) -
           begins.begin() - 1;
  }
  /// Returns the first section after a buffer that ends at \p time.
  uint32_t last(int64_t time) const {
    return std::lower_bound(begins.begin(), begins.end(), time) -
           begins.begin();
  }

private:
  std::vector<int64_t> begins;
};

/// Returns a lower bound on the height: the most bytes of any section. Each
/// buffer counts with its size rounded up to the smallest alignment. The
/// uppermost buffer of a section needs no rounding.
int64_t boundBySections(const PackProblem &problem) {
  std::vector<std::vector<uint32_t>> ending(problem.sections + 1);
  std::vector<int64_t> live;
  int64_t total = 0, bound = 0;
  // A heap with one entry for each live buffer: the bytes that rounding adds to
  // the buffer, and the buffer's last section. The entry with the most bytes is
  // the first. An ended buffer is removed when it becomes the first.
  std::vector<std::pair<int64_t, uint32_t>> roundings;
  size_t next = 0;
  for (uint32_t s = 0; s < problem.sections; ++s) {
    for (uint32_t b : ending[s])
      total -= problem.rounded(problem.buffers[b]);
    for (; next < problem.size() && problem.buffers[next].first == s; ++next) {
      const SectionBuffer &buffer = problem.buffers[next];
      int64_t rounded = problem.rounded(buffer);
      total += rounded;
      ending[buffer.last].push_back(next);
      roundings.push_back({rounded - buffer.size, buffer.last});
      std::push_heap(roundings.begin(), roundings.end());
    }
    while (roundings.front().second <= s) {
      std::pop_heap(roundings.begin(), roundings.end());
      roundings.pop_back();
    }
    bound = std::max(bound, total - roundings.front().first);
  }
  return bound;
}

/// Counts the pairs of buffers that live at the same time.
uint64_t countPairs(const PackProblem &problem) {
  std::vector<uint32_t> endings(problem.sections + 1, 0);
  uint64_t pairs = 0, live = 0;
  size_t next = 0;
  for (uint32_t s = 0; s < problem.sections; ++s) {
    live -= endings[s];
    for (; next < problem.size() && problem.buffers[next].first == s; ++next) {
      pairs += live++;
      ++endings[problem.buffers[next].last];
    }
  }
  return pairs;
}

/// If the times are too far apart, returns the largest number.
int64_t lifeOf(const LiveBuffer &buffer) {
  uint64_t life = uint64_t(buffer.end) - uint64_t(buffer.start);
  return int64_t(std::min<uint64_t>(life, INT64_MAX));
}

PackProblem makePart(std::span<const LiveBuffer> buffers,
                     std::vector<uint32_t> ids) {
  PackProblem part;
  Sections sections(buffers, ids);
  part.sections = sections.count();
  part.alignment = buffers[ids.front()].alignment;
  for (uint32_t id : ids) {
    const LiveBuffer &buffer = buffers[id];
    part.buffers.push_back({buffer.size, buffer.alignment, lifeOf(buffer),
                            sections.first(buffer.start),
                            sections.last(buffer.end)});
    part.alignment = std::min(part.alignment, buffer.alignment);
  }
  part.ids = std::move(ids);
  part.lowerBound = boundBySections(part);
  part.pairs = countPairs(part);
  return part;
}

} // namespace

std::vector<PackProblem>
remat::divideByTime(std::span<const LiveBuffer> buffers) {
  std::vector<uint32_t> order;
  for (uint32_t i = 0; i < buffers.size(); ++i)
    if (buffers[i].size > 0 && buffers[i].start < buffers[i].end)
      order.push_back(i);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(buffers[a].start, a) < std::pair(buffers[b].start, b);
  });
  std::vector<PackProblem> parts;
  std::vector<uint32_t> ids;
  int64_t reach = 0;
  for (uint32_t id : order) {
    if (!ids.empty() && buffers[id].start >= reach)
      parts.push_back(makePart(buffers, std::exchange(ids, {})));
    reach = ids.empty() ? buffers[id].end : std::max(reach, buffers[id].end);
    ids.push_back(id);
  }
  if (!ids.empty())
    parts.push_back(makePart(buffers, std::move(ids)));
  return parts;
}
