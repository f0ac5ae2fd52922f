//===- HostEmulation.h - A device and its host in one process ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The copies of a step run on separate threads, between two separate memories.
// The outputs of a step then show on any machine whether the step waits for its
// data. Memory that is not filled yet or that was freed reads as NaN.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_HOSTEMULATION_H
#define REMAT_LIB_RUNTIME_CPU_HOSTEMULATION_H

#include "Runtime/Cpu/CountingAllocator.h"

#include <memory>
#include <optional>

namespace remat {

class CopyLane;

/// Says when copies run, if their required order leaves a choice.
enum class CopyTiming : uint8_t {
  Eager,  ///< A copy runs immediately.
  Random, ///< A copy runs after a delay that depends on the seed.
  /// A copy runs when the program waits for it, or for a later copy in the same
  /// direction. With this timing, a missing wait always shows.
  Lazy,
};

struct EmulationOptions {
  CopyTiming timing = CopyTiming::Eager;
  uint64_t seed = 1; ///< The seed of the delays.
  /// In a test, the wait with this number returns without waiting. Numbers
  /// begin at 0.
  std::optional<int64_t> skippedAwait = {};
  /// Whether new and freed memory is filled with NaN.
  bool poison = true;
};

/// An emulated device and its host. The functions of Runtime.h take this object
/// as `runtime`. Each run of a step has an object of its own.
class HostEmulation {
public:
  explicit HostEmulation(const EmulationOptions &options = {});
  /// Waits for all copies.
  ~HostEmulation();

  void *allocate(int64_t bytes) { return device.allocate(bytes); }
  void free(void *pointer);
  void *allocateHost(int64_t bytes) { return host.allocate(bytes); }
  void releaseHost(void *pointer);
  int64_t copyToHost(void *to, const void *from, int64_t bytes);
  int64_t copyToDevice(void *to, const void *from, int64_t bytes);
  /// Ignores a token that no copy returned.
  void await(int64_t token);

  const CountingAllocator &deviceMemory() const { return device; }
  const CountingAllocator &hostMemory() const { return host; }
  int64_t copies() const; ///< Returns the number of copies that were started so
                          ///< far.
  int64_t awaits() const { return awaitCount; }
  /// Returns the bytes copied to the host and back.
  int64_t copiedBytes() const { return copied; }

private:
  void keepWhileCopied(CountingAllocator &memory, void *pointer);
  void collectKept();

  /// Memory that was freed while copies may still use it. It is kept until
  /// these copies have ended.
  struct Kept {
    void *pointer;
    int64_t toHost, toDevice; ///< The number of the last copy of each lane when
                              ///< the memory was freed.
  };

  EmulationOptions options;
  CountingAllocator device, host;
  std::unique_ptr<CopyLane> toHost, toDevice;
  int64_t awaitCount = 0, copied = 0;
  std::vector<Kept> kept;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_HOSTEMULATION_H
