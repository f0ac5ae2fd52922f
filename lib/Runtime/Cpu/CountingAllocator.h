//===- CountingAllocator.h - Counts and poisons memory ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step that remat compiled allocates each buffer when the op that produces it
// runs. The step frees the buffer after its last use. This allocator counts
// these calls, and so measures the peak of live bytes. The memory model only
// predicts this peak (docs/reference/Formats.md, "Memory").
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_COUNTINGALLOCATOR_H
#define REMAT_LIB_RUNTIME_CPU_COUNTINGALLOCATOR_H

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace remat {

/// Fills \p bytes bytes, beginning at \p pointer, with the value that new and
/// freed memory has.
void poisonBytes(void *pointer, int64_t bytes);

/// Allocates buffers that are aligned to 64 bytes. Counts the requested bytes,
/// without padding for the alignment. The allocator is not thread-safe.
class CountingAllocator {
public:
  /// If \p poison is true, new and freed memory is filled with bytes that read
  /// as NaN. A read of such memory is then visible in the outputs.
  explicit CountingAllocator(bool poison = true) : poison(poison) {}
  CountingAllocator(const CountingAllocator &) = delete;
  CountingAllocator &operator=(const CountingAllocator &) = delete;
  ~CountingAllocator();

  /// If there is no memory, ends the process with exit code 2.
  void *allocate(int64_t bytes);
  /// If \p pointer is not live, counts it in badFrees and does nothing else.
  void free(void *pointer);
  /// Counts \p pointer as freed, but does not free it. The caller passes it to
  /// std::free later. If \p pointer is not live, counts it in badFrees and
  /// returns false.
  bool release(void *pointer);
  /// A floating-point number of any type is a NaN if all its bits are set. No
  /// other byte gives a NaN in every type if it is repeated.
  static constexpr int poisonByte = 0xff;
  /// Fills freed memory so that reads of it see NaN.
  static void poisonFreed(void *pointer, int64_t bytes);

  /// Returns the bytes of a live buffer. Returns 0 if \p pointer is not live.
  int64_t sizeOf(void *pointer) const;
  int64_t liveBytes() const { return live; }
  int64_t peakBytes() const { return peak; }
  int64_t allocations() const { return allocationCount; }
  int64_t badFrees() const { return badFreeCount; }
  /// Returns the bytes of all live buffers that contain none of \p addresses.
  int64_t liveBytesExcept(const std::vector<void *> &addresses) const;

private:
  bool poison;
  int64_t live = 0, peak = 0, allocationCount = 0, badFreeCount = 0;
  std::unordered_map<void *, int64_t> sizes; ///< The sizes of the live buffers.
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_COUNTINGALLOCATOR_H
