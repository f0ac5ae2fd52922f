//===- Allocator.cpp - The allocator that compiled steps call -------------===//
#include "remat/Execution/Allocator.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace remat {

namespace {
constexpr int64_t alignment = 64;
/// All ones is a NaN in every floating-point type; the second pattern too, and
/// tells freed memory from fresh memory in a debugger.
constexpr int freshByte = 0xff, freedByte = 0xfe;
} // namespace

CountingAllocator::~CountingAllocator() {
  for (auto &[pointer, size] : sizes)
    std::free(pointer);
}

void *CountingAllocator::allocate(int64_t bytes) {
  int64_t rounded = std::max(bytes, int64_t{1}) + alignment - 1;
  rounded -= rounded % alignment;
  void *pointer = std::aligned_alloc(alignment, rounded);
  if (!pointer) { // Compiled code can neither report it nor go on.
    std::fprintf(stderr,
                 "out of memory: %lld bytes for a buffer, %lld are live\n",
                 static_cast<long long>(bytes), static_cast<long long>(live));
    std::_Exit(2);
  }
  if (poison)
    std::memset(pointer, freshByte, bytes);
  sizes[pointer] = bytes;
  ++allocationCount;
  live += bytes;
  peak = std::max(peak, live);
  return pointer;
}

void CountingAllocator::free(void *pointer) {
  auto found = sizes.find(pointer);
  if (found == sizes.end()) {
    ++badFreeCount;
    return;
  }
  int64_t bytes = found->second;
  if (poison)
    std::memset(pointer, freedByte, bytes);
  live -= bytes;
  sizes.erase(found);
  std::free(pointer);
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

void *rematAllocate(void *allocator, int64_t bytes) {
  return static_cast<remat::CountingAllocator *>(allocator)->allocate(bytes);
}

void rematFree(void *allocator, void *pointer) {
  static_cast<remat::CountingAllocator *>(allocator)->free(pointer);
}

void rematPoison(void *pointer, int64_t bytes) {
  std::memset(pointer, remat::freshByte, bytes);
}
