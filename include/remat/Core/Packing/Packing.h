//===- Packing.h - Offsets of buffers in one arena --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places buffers in one arena (dynamic storage allocation). Each buffer lives
// from one time to a later time. Two buffers that live at the same time may not
// share bytes. The arena should be as small as possible. The problem is NP-hard
// (Garey and Johnson 1979, SR2). For training steps, good packings come within
// a percent of the lower bound.
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

/// A number of bytes that are held from one time until just before a later
/// time. A buffer with an empty lifetime or without bytes overlaps no other
/// buffer.
struct LiveBuffer {
  int64_t size = 0;
  int64_t start = 0, end = 0;
  int64_t alignment = 1; ///< The alignment of the offset, which is a power of
                         ///< two.
};

struct PackingOptions {
  /// Scales the effort of the search that follows the greedy orders. Effort 1
  /// takes some seconds for hard problems with a few hundred buffers. Effort is
  /// counted in visits of buffers, so the result is the same on every machine.
  double effort = 1;
  /// The search ends when the arena exceeds the lower bound by at most this
  /// share of the bound.
  double slack = 0;
  /// The search also ends when the arena has at most this size.
  int64_t enoughBytes = 0;
};

struct Packing {
  std::vector<int64_t> offsets; ///< One offset in bytes for each buffer.
  /// The largest sum of a buffer's offset and size.
  int64_t arenaBytes = 0;
  /// A lower bound of the arena's size. This bound is the most bytes that are
  /// live at one time, including padding for alignment, or a larger bound if
  /// the search proved one.
  int64_t lowerBoundBytes = 0;

  bool isOptimal() const { return arenaBytes == lowerBoundBytes; }
};

/// Returns an error if \p buffer has a negative size, an end before its start,
/// or an alignment that is not a power of two. The number \p total has the
/// bytes of the earlier buffers, with padding for alignment. Adds the buffer to
/// \p total, and returns an error if the sum is 2^62 or more.
std::optional<Error> checkBuffer(const LiveBuffer &buffer, int64_t &total);

/// Checks all buffers. The error names the first bad buffer by its index.
std::optional<Error> checkBuffers(std::span<const LiveBuffer> buffers);

/// Returns the most bytes that are live at one time, without alignment.
int64_t mostLiveBytes(std::span<const LiveBuffer> buffers);

/// Returns the best packing that several methods find for \p buffers, which
/// must pass checkBuffers. The same arguments give the same offsets.
Packing packBuffers(std::span<const LiveBuffer> buffers,
                    const PackingOptions &options = {});

/// Reports why \p packing is wrong for \p buffers: an offset is negative or not
/// aligned, two live buffers share bytes, or a buffer extends beyond the arena.
/// Returns none if the packing is correct. The check shares no code with the
/// search.
std::optional<Error> checkPacking(std::span<const LiveBuffer> buffers,
                                  const Packing &packing);

} // namespace remat

#endif // REMAT_CORE_PACKING_PACKING_H
