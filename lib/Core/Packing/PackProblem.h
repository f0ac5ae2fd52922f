//===- PackProblem.h - The packing problem of connected buffers -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The packing algorithms share this form: times counted in sections, and the
// buffers that live at the same time.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKPROBLEM_H
#define REMAT_LIB_CORE_PACKING_PACKPROBLEM_H

#include "remat/Core/Packing/Packing.h"

namespace remat {

/// A buffer whose times are counted in sections. A section begins at the first
/// start of a buffer that follows the end of another buffer. Buffers with a
/// common section live at the same time.
struct SectionBuffer {
  int64_t size = 0, alignment = 1;
  int64_t life = 0;             ///< end - start.
  uint32_t first = 0, last = 0; ///< The sections from `first` to before `last`.

  bool meets(const SectionBuffer &other) const {
    return first < other.last && other.first < last;
  }
};

/// Buffers that must be packed together: at every time between the first start
/// and the last end, at least one of them is live.
struct PackProblem {
  /// The buffers are sorted by their first section.
  std::vector<SectionBuffer> buffers;
  /// For each buffer, its number in the whole problem.
  std::vector<uint32_t> ids;
  uint32_t sections = 0;
  int64_t alignment = 1; ///< The smallest alignment of all buffers.
  int64_t lowerBound = 0;
  uint64_t pairs = 0; ///< The number of pairs of buffers that live at the same
                      ///< time.

  size_t size() const { return buffers.size(); }
  /// Returns the bytes that \p buffer takes below another buffer, including
  /// padding for the alignment.
  int64_t rounded(const SectionBuffer &buffer) const;
};

/// The offset of each buffer, and the largest end of a buffer.
struct PackedOffsets {
  std::vector<int64_t> offsets;
  int64_t height = 0;
};

/// Returns whether \p packed is close enough to \p lowerBound, or small enough,
/// for \p options.
inline bool isEnough(const PackedOffsets &packed, int64_t lowerBound,
                     const PackingOptions &options) {
  return packed.height <= options.enoughBytes ||
         packed.height - lowerBound <=
             int64_t(double(lowerBound) * options.slack);
}

inline int64_t alignUp(int64_t value, int64_t alignment) {
  return (value + alignment - 1) & -alignment;
}

inline int64_t PackProblem::rounded(const SectionBuffer &buffer) const {
  return alignUp(buffer.size, alignment);
}

/// Divides \p buffers into parts at the times across which no buffer lives.
/// Buffers with no bytes or an empty lifetime are in no part.
std::vector<PackProblem> divideByTime(std::span<const LiveBuffer> buffers);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKPROBLEM_H
