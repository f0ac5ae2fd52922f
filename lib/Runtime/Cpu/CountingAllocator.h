//===- CountingAllocator.h - Memory that is counted and poisoned -*- C++
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// -*-===//
//
// A step compiled by this project allocates each buffer when the op that
// produces it runs, and frees it after its last use. Counting those calls
// measures the peak of live bytes that the memory model
// (docs/reference/Formats.md, "Memory") only predicts.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_COUNTINGALLOCATOR_H
#define REMAT_LIB_RUNTIME_CPU_COUNTINGALLOCATOR_H

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace remat {

/// Fills \p bytes bytes from \p pointer on with the value of new and freed
/// memory.
void poisonBytes(void *pointer, int64_t bytes);

/// Allocates buffers aligned to 64 bytes, and counts the requested bytes
/// without padding for the alignment. The allocator is not thread-safe.
class CountingAllocator {
public:
  /// With \p poison, new and freed memory is filled with bytes that read as
  /// NaN, so that a read of either is visible in the outputs.
  explicit CountingAllocator(bool poison = true) : poison(poison) {}
  CountingAllocator(const CountingAllocator &) = delete;
  CountingAllocator &operator=(const CountingAllocator &) = delete;
  ~CountingAllocator();

  /// Ends the process with exit code 2 if there is no memory.
  void *allocate(int64_t bytes);
  /// Counts a pointer that is not live in badFrees, and otherwise ignores it.
  void free(void *pointer);
  /// Counts \p pointer as freed, but leaves the memory to the caller, who
  /// passes it to std::free. If the pointer is not live, counts a bad free and
  /// returns false.
  bool release(void *pointer);
  /// All ones is a NaN in every floating-point type. No other repeated byte is.
  static constexpr int poisonByte = 0xff;
  /// Makes sure that reads of freed memory see NaN.
  static void poisonFreed(void *pointer, int64_t bytes);

  /// Returns the bytes of a live buffer, or 0 for a pointer that is not live.
  int64_t sizeOf(void *pointer) const;
  int64_t liveBytes() const { return live; }
  int64_t peakBytes() const { return peak; }
  int64_t allocations() const { return allocationCount; }
  int64_t badFrees() const { return badFreeCount; }
  /// Returns the bytes of the live buffers that hold none of \p addresses.
  int64_t liveBytesExcept(const std::vector<void *> &addresses) const;

private:
  bool poison;
  int64_t live = 0, peak = 0, allocationCount = 0, badFreeCount = 0;
  std::unordered_map<void *, int64_t> sizes; ///< The sizes of the live buffers.
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_COUNTINGALLOCATOR_H
