//===- BufferCheck.cpp - Checks the memory that a step gets ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "remat/Runtime/Cpu/Runtime.h"

#include <algorithm>
#include <string>
#include <vector>

namespace {

/// The bytes of an input, or of the arena.
struct Range {
  uintptr_t begin, end;
  int64_t input; ///< The number of the input, or -1 for the arena.
  bool isOwned;  ///< Whether the step may write to the range.

  std::string name() const {
    return input < 0 ? "the arena"
                     : (isOwned ? "donated input " : "input ") +
                           std::to_string(input);
  }
};

/// Returns an error if two ranges share bytes and one of them is owned.
std::string findSharing(std::vector<Range> ranges) {
  std::sort(ranges.begin(), ranges.end(), [](const Range &a, const Range &b) {
    return a.begin != b.begin ? a.begin < b.begin : a.input < b.input;
  });
  // The range that ends last, and the owned range that ends last, among the
  // ranges that the loop has visited.
  const Range *farthest = nullptr, *farthestOwned = nullptr;
  for (const Range &range : ranges) {
    const Range *before = range.isOwned ? farthest : farthestOwned;
    if (before && before->end > range.begin)
      return before->name() + " and " + range.name() + " share bytes";
    if (!farthest || range.end > farthest->end)
      farthest = &range;
    if (range.isOwned && (!farthestOwned || range.end > farthestOwned->end))
      farthestOwned = &range;
  }
  return "";
}

std::string findWrong(int64_t inputs, const int64_t *bytes, const char *donated,
                      void *const *buffers, const void *arena,
                      int64_t arenaBytes, int64_t arenaAlignment) {
  std::vector<Range> ranges;
  auto add = [&](const void *address, int64_t size, int64_t input,
                 bool isOwned) {
    auto begin = reinterpret_cast<uintptr_t>(address);
    if (size > 0)
      ranges.push_back({begin, begin + size, input, isOwned});
  };
  for (int64_t i = 0; i < inputs; ++i) {
    if (!buffers[i] && bytes[i] > 0)
      return "input " + std::to_string(i) + " has no address";
    add(buffers[i], bytes[i], i, donated[i] != 0);
  }
  if (!arena && arenaBytes > 0)
    return "the arena has no address";
  if (arenaBytes > 0 && reinterpret_cast<uintptr_t>(arena) % arenaAlignment)
    return "the arena is not aligned to " + std::to_string(arenaAlignment) +
           " bytes";
  add(arena, arenaBytes, -1, true);
  return findSharing(std::move(ranges));
}

} // namespace

const char *rematCheckBuffers(int64_t inputs, const int64_t *bytes,
                              const char *donated, void *const *buffers,
                              const void *arena, int64_t arenaBytes,
                              int64_t arenaAlignment) {
  static thread_local std::string wrong;
  wrong = findWrong(inputs, bytes, donated, buffers, arena, arenaBytes,
                    arenaAlignment);
  return wrong.empty() ? nullptr : wrong.c_str();
}
