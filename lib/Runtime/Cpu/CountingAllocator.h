//===- CountingAllocator.h - Memory that is counted and poisoned -*- C++
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//-*-===//
//
// A step compiled by this project asks for every buffer when the op that
// produces it runs, and gives it back after its last use. Counting those calls
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

/// Fills \p bytes from \p pointer on as fresh and freed memory is.
void poisonBytes(void *pointer, int64_t bytes);

/// Hands out buffers aligned to 64 bytes and counts the bytes asked for, not
/// what alignment adds. Not thread-safe.
class CountingAllocator {
public:
  /// With \p poison fresh and freed memory is filled with bytes that read as
  /// NaN, so that a read of either shows in the outputs.
  explicit CountingAllocator(bool poison = true) : poison(poison) {}
  CountingAllocator(const CountingAllocator &) = delete;
  CountingAllocator &operator=(const CountingAllocator &) = delete;
  ~CountingAllocator();

  /// Ends the process with exit code 2 where there is no memory.
  void *allocate(int64_t bytes);
  /// A pointer that is not live is counted in badFrees and otherwise ignored.
  void free(void *pointer);
  /// Counts \p pointer as freed but leaves the memory to the caller, who gives
  /// it to std::free. False, and a bad free, where it is not live.
  bool release(void *pointer);
  /// All ones is a NaN in every floating-point type; no other repeated byte is.
  static constexpr int poisonByte = 0xff;
  /// Makes sure that reads of freed memory see NaN.
  static void poisonFreed(void *pointer, int64_t bytes);

  /// Bytes of a live buffer; 0 for a pointer that is not live.
  int64_t sizeOf(void *pointer) const;
  int64_t liveBytes() const { return live; }
  int64_t peakBytes() const { return peak; }
  int64_t allocations() const { return allocationCount; }
  int64_t badFrees() const { return badFreeCount; }
  /// Bytes of the live buffers that hold none of \p addresses.
  int64_t liveBytesExcept(const std::vector<void *> &addresses) const;

private:
  bool poison;
  int64_t live = 0, peak = 0, allocationCount = 0, badFreeCount = 0;
  std::unordered_map<void *, int64_t> sizes; ///< The sizes of the live buffers.
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_COUNTINGALLOCATOR_H
