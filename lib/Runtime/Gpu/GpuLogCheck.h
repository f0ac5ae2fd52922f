//===- GpuLogCheck.h - Checks a log for races -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A race is two uses of the same bytes by ops whose order is not fixed. Ops of
// one stream run in order. A wait orders the later ops of its stream after all
// ops that were in the recording stream at the record. Calls of the host after
// a sync run after all ops that it waited for. If two ops use the same bytes
// and one of them writes, their order must be fixed. Each stream is a thread
// with a vector clock, as in FastTrack (Flanagan, Freund 2009), and the bytes
// are a map of intervals. Each use takes the time of one map operation, however
// many ops there are.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H
#define REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H

#include "Runtime/Gpu/GpuLog.h"

namespace remat {

/// Two ops that use the same bytes and have no fixed order.
struct GpuRace {
  size_t first = 0, second = 0; ///< The numbers of the two ops in the log.
  /// The bytes that both use, and how the second op uses them.
  GpuUse bytes;
};

struct GpuLogReport {
  std::vector<GpuRace> races; ///< One entry for each pair of ops.
  /// Waits that only order ops that are ordered anyway.
  std::vector<size_t> impliedWaits;
  /// Waits for an event that was not recorded. They do not wait.
  std::vector<size_t> emptyWaits;
  /// Uses beyond the end of their slab.
  std::vector<size_t> outside;
  /// A hash of the order: the ops that each op is known to follow.
  uint64_t order = 0;

  bool isClean() const {
    return races.empty() && emptyWaits.empty() && outside.empty();
  }
};

/// Checks \p log, or \p log without op number \p without.
GpuLogReport checkGpuLog(const GpuLog &log, size_t without = SIZE_MAX);

/// The result of checking a log without one of its records or waits.
enum class GpuMutation : uint8_t {
  Found,   ///< A race appears, or a wait has no record any more.
  Implied, ///< Other records and waits give the same order.
  Harmless ///< The ops that only it orders do not conflict.
};

struct GpuMutant {
  size_t op = 0;
  GpuMutation result = GpuMutation::Found;
};

/// Checks the log without each record and each wait in turn.
std::vector<GpuMutant> mutateGpuLog(const GpuLog &log);

/// Sums over a log.
struct GpuLogTotals {
  int64_t steps = 0, launches = 0, products = 0, convolutions = 0;
  int64_t records = 0, waits = 0;
  int64_t copiesOut = 0, copiesIn = 0, bytesOut = 0, bytesIn = 0;
  /// The end of the last used byte of the arena, and of the host slab.
  int64_t arenaPeak = 0, hostPeak = 0;
};

GpuLogTotals totalsOf(const GpuLog &log);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H
