//===- GpuLogCheck.h - Whether a log has races ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks a log for races: uses of the same bytes by ops that nothing orders.
// Ops of one stream run in order; a wait orders what follows it in its stream
// after everything that was in the recording stream at the record; and what the
// host issues after a sync runs after all that it waited for. Two uses of the
// same bytes, one of which writes, must be ordered so. Each stream is a thread
// with a vector clock, as in FastTrack (Flanagan, Freund 2009), and the bytes
// are a map of intervals: the time is that of a map a use, whatever the number
// of ops.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H
#define REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H

#include "Runtime/Gpu/GpuLog.h"

namespace remat {

/// Two ops that are not ordered and use the same bytes.
struct GpuRace {
  size_t first = 0, second = 0; ///< Numbers of the ops in the log.
  GpuUse bytes;                 ///< What both use; how the second one does.
};

struct GpuLogReport {
  std::vector<GpuRace> races; ///< One a pair of ops.
  /// Waits that order nothing that was not ordered before.
  std::vector<size_t> impliedWaits;
  /// Waits for an event that nothing has recorded: they do not wait.
  std::vector<size_t> emptyWaits;
  /// Uses that leave their slab.
  std::vector<size_t> outside;
  /// A hash of the order: which ops each op is known to follow.
  uint64_t order = 0;

  bool isClean() const {
    return races.empty() && emptyWaits.empty() && outside.empty();
  }
};

/// Checks \p log as it is, or without the op with the number \p without.
GpuLogReport checkGpuLog(const GpuLog &log, size_t without = SIZE_MAX);

/// The result of checking a log without one of its records or waits.
enum class GpuMutation : uint8_t {
  Found,   ///< A race appears, or a wait is left without its record.
  Implied, ///< All that it orders others order too.
  Harmless ///< What it alone orders does not conflict.
};

struct GpuMutant {
  size_t op = 0;
  GpuMutation result = GpuMutation::Found;
};

/// Leaves out each record and each wait in turn.
std::vector<GpuMutant> mutateGpuLog(const GpuLog &log);

/// Sums over a log.
struct GpuLogTotals {
  int64_t steps = 0, launches = 0, products = 0, convolutions = 0;
  int64_t records = 0, waits = 0;
  int64_t copiesOut = 0, copiesIn = 0, bytesOut = 0, bytesIn = 0;
  /// End of the last byte of the arena, and of the host slab, that is used.
  int64_t arenaPeak = 0, hostPeak = 0;
};

GpuLogTotals totalsOf(const GpuLog &log);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H
