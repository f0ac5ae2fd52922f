//===- CountingAllocator.cpp - Counts and poisons memory ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/CountingAllocator.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace remat {

namespace {
constexpr int64_t alignment = 64;
constexpr int64_t hugePage = 2 << 20;

/// Requests huge pages for a large buffer. One page fault then replaces 512.
void adviseHugePages(void *pointer, int64_t bytes) {
#if defined(__linux__)
  auto begin = (reinterpret_cast<uintptr_t>(pointer) + hugePage - 1) / hugePage;
  auto end = (reinterpret_cast<uintptr_t>(pointer) + bytes) / hugePage;
  if (begin < end)
    madvise(reinterpret_cast<void *>(begin * hugePage),
            (end - begin) * hugePage, MADV_HUGEPAGE);
#endif
}
} // namespace

void poisonBytes(void *pointer, int64_t bytes) {
  std::memset(pointer, CountingAllocator::poisonByte, bytes);
}

CountingAllocator::~CountingAllocator() {
  for (auto &[pointer, size] : sizes)
    std::free(pointer);
}

void *CountingAllocator::allocate(int64_t bytes) {
  int64_t rounded = std::max(bytes, int64_t{1}) + alignment - 1;
  rounded -= rounded % alignment;
  void *pointer = std::aligned_alloc(alignment, rounded);
  if (!pointer) { // Compiled code can neither report an error nor continue.
    std::fprintf(stderr,
                 "out of memory: %lld bytes for a buffer, %lld are live\n",
                 static_cast<long long>(bytes), static_cast<long long>(live));
    std::_Exit(2);
  }
  adviseHugePages(pointer, bytes);
  if (poison)
    poisonBytes(pointer, bytes);
  sizes[pointer] = bytes;
  ++allocationCount;
  live += bytes;
  peak = std::max(peak, live);
  return pointer;
}

void CountingAllocator::free(void *pointer) {
  int64_t bytes = sizeOf(pointer);
  if (!release(pointer))
    return;
  if (poison)
    poisonFreed(pointer, bytes);
  std::free(pointer);
}

bool CountingAllocator::release(void *pointer) {
  auto found = sizes.find(pointer);
  if (found == sizes.end()) {
    ++badFreeCount;
    return false;
  }
  live -= found->second;
  sizes.erase(found);
  return true;
}

void CountingAllocator::poisonFreed(void *pointer, int64_t bytes) {
  poisonBytes(pointer, bytes);
}

int64_t CountingAllocator::sizeOf(void *pointer) const {
  auto found = sizes.find(pointer);
  return found == sizes.end() ? 0 : found->second;
}

int64_t
CountingAllocator::liveBytesExcept(const std::vector<void *> &addresses) const {
  int64_t bytes = 0;
  for (auto &[pointer, size] : sizes) {
    auto *begin = static_cast<char *>(pointer);
    bool holdsOne = std::ranges::any_of(addresses, [&](void *address) {
      return address >= begin && address < begin + std::max<int64_t>(size, 1);
    });
    if (!holdsOne)
      bytes += size;
  }
  return bytes;
}

} // namespace remat
