//===- HostEmulation.h - A device and its host in one process ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the copies of a step on threads of their own between two memories that
// are apart, so that on any machine a step shows whether it waits for what it
// needs: memory that is not filled yet, or that was freed, reads as NaN.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_HOSTEMULATION_H
#define REMAT_LIB_RUNTIME_CPU_HOSTEMULATION_H

#include "Runtime/Cpu/CountingAllocator.h"

#include <memory>
#include <optional>

namespace remat {

class CopyLane;

/// When copies run, within what their order allows.
enum class CopyTiming : uint8_t {
  Eager,  ///< Immediately.
  Random, ///< After delays that depend on the seed.
  Lazy,   ///< When the copy, or a later copy in the same direction, is awaited,
          ///< so that every missing wait shows.
};

struct EmulationOptions {
  CopyTiming timing = CopyTiming::Eager;
  uint64_t seed = 1; ///< The seed of the delays.
  /// For tests: the await with this number, from 0, returns immediately.
  std::optional<int64_t> skippedAwait = {};
  /// Fill fresh and freed memory with NaN.
  bool poison = true;
};

/// What the functions of Runtime.h take as `runtime`. One run each.
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
  /// A token that no copy returned is ignored.
  void await(int64_t token);

  const CountingAllocator &deviceMemory() const { return device; }
  const CountingAllocator &hostMemory() const { return host; }
  int64_t copies() const; ///< So far.
  int64_t awaits() const { return awaitCount; }
  /// To the host and back, in bytes.
  int64_t copiedBytes() const { return copied; }

private:
  void keepWhileCopied(CountingAllocator &memory, void *pointer);
  void collectKept();

  /// Freed while copies were under way: the memory stays until they are over.
  struct Kept {
    void *pointer;
    int64_t toHost, toDevice; ///< Number of each lane's last one.
  };

  EmulationOptions options;
  CountingAllocator device, host;
  std::unique_ptr<CopyLane> toHost, toDevice;
  int64_t awaitCount = 0, copied = 0;
  std::vector<Kept> kept;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_HOSTEMULATION_H
