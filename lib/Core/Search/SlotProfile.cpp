//===- SlotProfile.cpp - Held bytes along a line of slots -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/SlotProfile.h"

#include <algorithm>
#include <cstddef>
#include <type_traits>

using namespace remat;

/// Compiles a function for several vector instruction sets. When the program
/// starts, the version for the machine's CPU is chosen. Sanitizers do not
/// support such functions.
#if defined(__x86_64__) && defined(__linux__) &&                               \
    !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer) &&     \
    !__has_feature(thread_sanitizer)
#define REMAT_VECTORISED                                                       \
  __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define REMAT_VECTORISED
#endif

/// Returns how much the sum of the positive values grows if \p bytes are added
/// to each of \p values. If the values are not const, also adds \p bytes to
/// each of them.
template <typename Value>
static inline __attribute__((always_inline)) double
growth(Value *values, size_t size, double bytes) {
  auto grow = [bytes](Value &value) {
    double before = value, after = before + bytes;
    if constexpr (!std::is_const_v<Value>)
      value = after;
    return (after < 0 ? 0 : after) - (before < 0 ? 0 : before);
  };
  constexpr size_t kLanes = 16;
  double lanes[kLanes] = {};
  size_t i = 0;
  for (; i + kLanes <= size; i += kLanes)
    for (size_t k = 0; k < kLanes; ++k)
      lanes[k] += grow(values[i + k]);
  double sum = 0;
  for (; i < size; ++i)
    sum += grow(values[i]);
  for (double lane : lanes)
    sum += lane;
  return sum;
}

REMAT_VECTORISED
static double addAndMeasure(double *values, size_t size, double bytes) {
  return growth(values, size, bytes);
}

REMAT_VECTORISED
static double measure(const double *values, size_t size, double bytes) {
  return growth(values, size, bytes);
}

REMAT_VECTORISED
static double largest(const double *values, size_t size) {
  constexpr size_t kLanes = 8;
  double lanes[kLanes];
  std::fill(lanes, lanes + kLanes, values[0]);
  size_t i = 0;
  for (; i + kLanes <= size; i += kLanes)
    for (size_t k = 0; k < kLanes; ++k)
      lanes[k] = values[i + k] > lanes[k] ? values[i + k] : lanes[k];
  double most = *std::max_element(lanes, lanes + kLanes);
  for (; i < size; ++i)
    most = std::max(most, values[i]);
  return most;
}

static double positive(double value) { return value < 0 ? 0 : value; }

SlotProfile::SlotProfile(uint32_t slots, int64_t budget, uint32_t maxBlocks)
    : budgetBytes(budget) {
  while (uint64_t(maxBlocks) << shift < slots &&
         uint32_t(1) << shift < kMaxBlockSlots)
    ++shift;
  size_t blocks = (size_t(slots) + (size_t(1) << shift) - 1) >> shift;
  top.assign(blocks, -double(budget));
  values.assign(blocks << shift, 0);
  valueMax.assign(blocks, 0);
}

void SlotProfile::hold(uint32_t begin, uint32_t end, int64_t bytes) {
  if (begin >= end || bytes == 0)
    return;
  uint32_t inBlock = (uint32_t(1) << shift) - 1;
  uint32_t first = begin >> shift, last = end >> shift;
  if (first == last)
    return holdPart(first, begin, end, double(bytes));
  if (begin & inBlock) {
    ++first;
    holdPart(first - 1, begin, first << shift, double(bytes));
  }
  sum += addAndMeasure(top.data() + first, last - first, double(bytes)) *
         double(inBlock + 1);
  if (end & inBlock)
    holdPart(last, last << shift, end, double(bytes));
}

void SlotProfile::holdPart(uint32_t block, uint32_t begin, uint32_t end,
                           double bytes) {
  for (uint32_t slot = begin; slot < end; ++slot)
    values[slot] += bytes;
  size_t size = size_t(1) << shift;
  double most = largest(values.data() + block * size, size),
         before = top[block];
  top[block] += most - valueMax[block];
  valueMax[block] = most;
  sum += (positive(top[block]) - positive(before)) * double(size);
}

double SlotProfile::burden(uint32_t begin, uint32_t end, int64_t bytes) const {
  if (begin >= end)
    return 0;
  uint32_t inBlock = (uint32_t(1) << shift) - 1;
  uint32_t first = begin >> shift, last = end >> shift;
  if (first == last)
    return burdenOfPart(first, begin, end, double(bytes));
  double added = 0;
  if (begin & inBlock) {
    ++first;
    added += burdenOfPart(first - 1, begin, first << shift, double(bytes));
  }
  added += measure(top.data() + first, last - first, double(bytes)) *
           double(inBlock + 1);
  if (end & inBlock)
    added += burdenOfPart(last, last << shift, end, double(bytes));
  return added;
}

double SlotProfile::burdenOfPart(uint32_t block, uint32_t begin, uint32_t end,
                                 double bytes) const {
  double most = largest(values.data() + begin, end - begin) - valueMax[block];
  double before = top[block];
  double after =
      bytes < 0 ? before + bytes : std::max(before, before + most + bytes);
  return (positive(after) - positive(before)) * double(uint32_t(1) << shift);
}
