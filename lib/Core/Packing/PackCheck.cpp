//===- PackCheck.cpp - Checks packing problems and packings ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Packing/Packing.h"

#include <algorithm>
#include <bit>
#include <map>

using namespace remat;

static std::string nameBuffer(size_t i) {
  return "buffer " + std::to_string(i);
}

std::optional<Error> remat::checkBuffer(const LiveBuffer &buffer,
                                        int64_t &total) {
  constexpr int64_t kMost = int64_t(1) << 62;
  auto [size, start, end, alignment] = buffer;
  if (size < 0)
    return Error{"has the negative size " + std::to_string(size)};
  if (end < start)
    return Error{"ends at " + std::to_string(end) + ", before its start at " +
                 std::to_string(start)};
  if (alignment <= 0 || !std::has_single_bit(uint64_t(alignment)))
    return Error{"has the alignment " + std::to_string(alignment) +
                 ", which is not a power of two"};
  // Alignment may add bytes to the buffer itself and to the buffer below it.
  if (size >= kMost - total || alignment >= (kMost - total - size) / 2)
    return Error{
        "makes the sum of all sizes, with their alignment, reach 2^62 bytes"};
  total += size + 2 * alignment;
  return std::nullopt;
}

std::optional<Error> remat::checkBuffers(std::span<const LiveBuffer> buffers) {
  int64_t total = 0;
  for (size_t i = 0; i < buffers.size(); ++i)
    if (auto error = checkBuffer(buffers[i], total))
      return Error{nameBuffer(i) + " " + error->message};
  return std::nullopt;
}

namespace {

/// A time at which a buffer begins or ends. At equal times, ends come first.
struct Event {
  int64_t time;
  bool begins;
  size_t buffer;
  auto operator<=>(const Event &) const = default;
};

std::vector<Event> eventsOf(std::span<const LiveBuffer> buffers) {
  std::vector<Event> events;
  for (size_t i = 0; i < buffers.size(); ++i) {
    const LiveBuffer &buffer = buffers[i];
    if (buffer.size == 0 || buffer.start == buffer.end)
      continue;
    events.push_back({buffer.start, true, i});
    events.push_back({buffer.end, false, i});
  }
  std::sort(events.begin(), events.end());
  return events;
}

std::optional<Error> checkOffsets(std::span<const LiveBuffer> buffers,
                                  const Packing &packing) {
  for (size_t i = 0; i < buffers.size(); ++i) {
    int64_t offset = packing.offsets[i];
    std::string at = nameBuffer(i) + " at " + std::to_string(offset);
    if (offset < 0)
      return Error{at + " begins before the arena"};
    if (offset % buffers[i].alignment != 0)
      return Error{at + " is not aligned to " +
                   std::to_string(buffers[i].alignment)};
    bool isHeld = buffers[i].size > 0 && buffers[i].start < buffers[i].end;
    if (isHeld && offset + buffers[i].size > packing.arenaBytes)
      return Error{at + " ends after the arena of " +
                   std::to_string(packing.arenaBytes) + " bytes"};
  }
  return std::nullopt;
}

} // namespace

int64_t remat::mostLiveBytes(std::span<const LiveBuffer> buffers) {
  int64_t live = 0, most = 0;
  for (const Event &event : eventsOf(buffers)) {
    int64_t size = buffers[event.buffer].size;
    live += event.begins ? size : -size;
    most = std::max(most, live);
  }
  return most;
}

std::optional<Error> remat::checkPacking(std::span<const LiveBuffer> buffers,
                                         const Packing &packing) {
  if (packing.offsets.size() != buffers.size())
    return Error{"there are " + std::to_string(packing.offsets.size()) +
                 " offsets for " + std::to_string(buffers.size()) + " buffers"};
  if (auto error = checkOffsets(buffers, packing))
    return error;
  std::map<int64_t, size_t> live; // The live buffers by offset.
  for (const Event &event : eventsOf(buffers)) {
    int64_t offset = packing.offsets[event.buffer];
    if (!event.begins) {
      live.erase(offset);
      continue;
    }
    auto above = live.lower_bound(offset);
    auto clash = [&](size_t other) {
      return Error{nameBuffer(event.buffer) + " and " + nameBuffer(other) +
                   " share bytes at time " + std::to_string(event.time)};
    };
    if (above != live.end() &&
        above->first < offset + buffers[event.buffer].size)
      return clash(above->second);
    if (above != live.begin()) {
      auto below = std::prev(above);
      if (below->first + buffers[below->second].size > offset)
        return clash(below->second);
    }
    live.emplace(offset, event.buffer);
  }
  return std::nullopt;
}
