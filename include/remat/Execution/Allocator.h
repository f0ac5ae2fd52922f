//===- Allocator.h - The allocator that compiled steps call -----*- C++ -*-===//
//
// A step compiled by this project asks for every buffer when the op that
// produces it runs, and gives it back after its last use. Counting those calls
// measures the peak of live bytes that the memory model (docs/Formats.md,
// "Memory") only predicts.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXECUTION_ALLOCATOR_H
#define REMAT_EXECUTION_ALLOCATOR_H

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace remat {

/// Hands out buffers aligned to 64 bytes and counts the bytes asked for, not
/// what alignment adds. Not thread-safe: one allocator a run.
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

  int64_t liveBytes() const { return live; }
  int64_t peakBytes() const { return peak; }
  int64_t allocations() const { return allocationCount; }
  int64_t badFrees() const { return badFreeCount; }
  /// Bytes of the live buffers that hold none of \p addresses.
  int64_t liveBytesExcept(const std::vector<void *> &addresses) const;

private:
  bool poison;
  int64_t live = 0, peak = 0, allocationCount = 0, badFreeCount = 0;
  std::unordered_map<void *, int64_t> sizes; ///< Of the live buffers.
};

} // namespace remat

/// What compiled code calls; \p allocator is a CountingAllocator.
extern "C" void *rematAllocate(void *allocator, int64_t bytes);
extern "C" void rematFree(void *allocator, void *pointer);
/// Fills bytes of an arena that begin or end to live as fresh memory is.
extern "C" void rematPoison(void *pointer, int64_t bytes);

#endif // REMAT_EXECUTION_ALLOCATOR_H
