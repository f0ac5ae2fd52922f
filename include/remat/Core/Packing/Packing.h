//===- Packing.h - Offsets of buffers in one arena --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dynamic storage allocation: buffers live from one time to another, two that
// live at once may not share bytes, and the arena that holds them all shall be
// as small as possible. The problem is NP-hard (Garey and Johnson 1979, SR2);
// on training steps good packings come within a percent of the bound.
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

/// Bytes that are held from one time to another, the latter excluded. A buffer
/// that is never live, or has no bytes, overlaps nothing.
struct LiveBuffer {
  int64_t size = 0;
  int64_t start = 0, end = 0;
  int64_t alignment = 1; ///< Of the offset; a power of two.
};

struct PackingOptions {
  /// Scales how much is tried beyond the greedy orders; 1 takes some seconds on
  /// hard instances of a few hundred buffers. Counted in visits of buffers, so
  /// that the result does not depend on the machine.
  double effort = 1;
  /// A packing so close to the lower bound, as a share of it, is good enough.
  double slack = 0;
  /// And so is one of at most so many bytes.
  int64_t enoughBytes = 0;
};

struct Packing {
  std::vector<int64_t> offsets; ///< In bytes, one a buffer.
  int64_t arenaBytes = 0;       ///< The largest offset plus size.
  /// No arena is smaller: the most bytes that are live at once, with what
  /// alignment adds between buffers, or more where the search proved more.
  int64_t lowerBoundBytes = 0;

  bool isOptimal() const { return arenaBytes == lowerBoundBytes; }
};

/// What is wrong with \p buffer: a negative size, an end before its start, an
/// alignment that is no power of two, or a size that takes \p total, the bytes
/// so far with what alignment may add, to 2^62 or more. Adds to \p total.
std::optional<Error> checkBuffer(const LiveBuffer &buffer, int64_t &total);

/// The same for all, of whom it names the first bad one by its index.
std::optional<Error> checkBuffers(std::span<const LiveBuffer> buffers);

/// The most bytes that are live at once, without alignment.
int64_t mostLiveBytes(std::span<const LiveBuffer> buffers);

/// Offsets for \p buffers, which pass checkBuffers; the best that a portfolio
/// finds. The same arguments give the same offsets.
Packing packBuffers(std::span<const LiveBuffer> buffers,
                    const PackingOptions &options = {});

/// Why \p packing is none of \p buffers: an offset that is negative or not
/// aligned, two buffers that share bytes while both live, an arena that ends
/// before a buffer. Nothing where it is one. Shares no code with the search.
std::optional<Error> checkPacking(std::span<const LiveBuffer> buffers,
                                  const Packing &packing);

} // namespace remat

#endif // REMAT_CORE_PACKING_PACKING_H
