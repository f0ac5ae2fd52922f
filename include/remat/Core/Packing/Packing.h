//===- Packing.h - Offsets of buffers in one arena --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places buffers in one arena (dynamic storage allocation). Each lives from one
// time to another, and two that live at the same time may not share bytes. The
// arena should be as small as possible. The problem is NP-hard (Garey and
// Johnson 1979, SR2); on training steps good packings come within a percent of
// the bound.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PACKING_PACKING_H
#define REMAT_CORE_PACKING_PACKING_H

#include "remat/Core/Base/Result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace remat {

/// Bytes that are held from one time until just before another. A buffer that
/// is never live, or has no bytes, overlaps nothing.
struct LiveBuffer {
  int64_t size = 0;
  int64_t start = 0, end = 0;
  int64_t alignment = 1; ///< The alignment of the offset; a power of two.
};

struct PackingOptions {
  /// Scales how much is tried beyond the greedy orders; 1 takes some seconds on
  /// hard instances of a few hundred buffers. Counted in visits of buffers, so
  /// that the result does not depend on the machine.
  double effort = 1;
  /// The search ends with a packing that is this close to the lower bound, as a
  /// share of the bound.
  double slack = 0;
  /// It also ends with a packing of at most this many bytes.
  int64_t enoughBytes = 0;
};

struct Packing {
  std::vector<int64_t> offsets; ///< In bytes, one a buffer.
  int64_t arenaBytes = 0;       ///< The largest offset plus size.
  /// No arena is smaller than this. It is the most bytes that are live at one
  /// time, with what alignment adds between buffers, or more where the search
  /// proved more.
  int64_t lowerBoundBytes = 0;

  bool isOptimal() const { return arenaBytes == lowerBoundBytes; }
};

/// Says what is wrong with \p buffer: a negative size, an end before its start,
/// an alignment that is no power of two, or a size that takes \p total, the
/// bytes so far with what alignment may add, to 2^62 or more. Adds to \p total.
std::optional<Error> checkBuffer(const LiveBuffer &buffer, int64_t &total);

/// The same for all buffers. It names the first bad one by its index.
std::optional<Error> checkBuffers(std::span<const LiveBuffer> buffers);

/// The most bytes that are live at one time, without alignment.
int64_t mostLiveBytes(std::span<const LiveBuffer> buffers);

/// Offsets for \p buffers, which must pass checkBuffers: the best that several
/// methods find. The same arguments give the same offsets.
Packing packBuffers(std::span<const LiveBuffer> buffers,
                    const PackingOptions &options = {});

/// Says why \p packing is not a packing of \p buffers: an offset is negative or
/// not aligned, two buffers share bytes while both live, or the arena ends
/// before a buffer. Returns none if it is one. Shares no code with the search.
std::optional<Error> checkPacking(std::span<const LiveBuffer> buffers,
                                  const Packing &packing);

} // namespace remat

#endif // REMAT_CORE_PACKING_PACKING_H
