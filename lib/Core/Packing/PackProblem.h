//===- PackProblem.h - Buffers whose lives hang together --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the packing algorithms share: times counted by section, and who lives
// with whom.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKPROBLEM_H
#define REMAT_LIB_CORE_PACKING_PACKPROBLEM_H

#include "remat/Core/Packing/Packing.h"

namespace remat {

/// A buffer whose times are counted in sections. A section begins where a
/// buffer starts after another one has ended, so that buffers with a common
/// section live at the same time.
struct SectionBuffer {
  int64_t size = 0, alignment = 1;
  int64_t life = 0;             ///< From start to end.
  uint32_t first = 0, last = 0; ///< Sections; the latter excluded.

  bool meets(const SectionBuffer &other) const {
    return first < other.last && other.first < last;
  }
};

/// Buffers that must be packed together: at every time between the first start
/// and the last end, at least one of them lives across it.
struct PackProblem {
  std::vector<SectionBuffer> buffers; ///< Sorted by their first section.
  /// The numbers of the buffers in the whole problem.
  std::vector<uint32_t> ids;
  uint32_t sections = 0;
  int64_t alignment = 1; ///< The smallest of any buffer.
  int64_t lowerBound = 0;
  uint64_t pairs = 0; ///< That live together.

  size_t size() const { return buffers.size(); }
  /// The bytes that \p buffer takes if another buffer lies above it, alignment
  /// included.
  int64_t rounded(const SectionBuffer &buffer) const;
};

/// The offset of each buffer, and the bytes from zero to the end of the last
/// one.
struct PackedOffsets {
  std::vector<int64_t> offsets;
  int64_t height = 0;
};

/// Whether \p packed is as close to \p lowerBound, or as small, as \p options
/// say.
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

/// Divides \p buffers at the times across which nothing lives. Buffers without
/// bytes or life are in no part.
std::vector<PackProblem> divideByTime(std::span<const LiveBuffer> buffers);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKPROBLEM_H
