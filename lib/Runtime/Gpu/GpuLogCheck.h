//===- GpuLogCheck.h - Checks a log for races -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two ops have a race if they use the same bytes, one of them writes, and it is
// not fixed which of the two runs first. The ops of one stream run in order. If
// a stream waits for an event, its later ops come after all ops that the
// event's stream had when the event was recorded. After a sync, calls of the
// host come after all ops that the sync waited for. If two ops use the same
// bytes and one of them writes, it must be fixed which op runs first. The check
// treats each stream as a thread with a vector clock, as in FastTrack
// (Flanagan, Freund 2009). A map of intervals stores which ops used the bytes.
// The time for one use does not depend on the number of ops, except for one
// look-up in the map.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H
#define REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H

#include "Runtime/Gpu/GpuLog.h"

namespace remat {

/// Two ops that use the same bytes, and for which it is not fixed which one
/// runs first.
struct GpuRace {
  size_t first = 0, second = 0; ///< The numbers of the two ops in the log.
  /// The bytes that both ops use. The field also says how the second op uses
  /// these bytes.
  GpuUse bytes;
};

struct GpuLogReport {
  std::vector<GpuRace> races; ///< The races that were found, at most one for
                              ///< each pair of ops.
  /// The waits that only order ops that are already ordered.
  std::vector<size_t> impliedWaits;
  /// The waits for an event that was not recorded. Such a wait has no effect.
  std::vector<size_t> emptyWaits;
  /// The uses that are beyond the end of their slab.
  std::vector<size_t> outside;
  /// A hash of the known order of the ops: for each op, the ops that come
  /// before it.
  uint64_t order = 0;

  bool isClean() const {
    return races.empty() && emptyWaits.empty() && outside.empty();
  }
};

/// Checks \p log. If \p without is given, the op with this number is left out.
GpuLogReport checkGpuLog(const GpuLog &log, size_t without = SIZE_MAX);

/// The finding of a check if one record or wait of a log is left out.
enum class GpuMutation : uint8_t {
  Found,   ///< The check finds a race, or a wait without a record.
  Implied, ///< Other records and waits order the same ops.
  Harmless ///< The order changes, but there is no race.
};

struct GpuMutant {
  size_t op = 0;
  GpuMutation result = GpuMutation::Found;
};

/// Checks the log several times. Each time, another record or wait is left out.
std::vector<GpuMutant> mutateGpuLog(const GpuLog &log);

/// The sums over all calls of a log.
struct GpuLogTotals {
  int64_t steps = 0, launches = 0, products = 0, convolutions = 0;
  int64_t records = 0, waits = 0;
  int64_t copiesOut = 0, copiesIn = 0, bytesOut = 0, bytesIn = 0;
  /// For the arena and for the host slab, the end of the last byte that is
  /// used.
  int64_t arenaPeak = 0, hostPeak = 0;
};

GpuLogTotals totalsOf(const GpuLog &log);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPULOGCHECK_H
