//===- GroupSizes.h - Sizes of groups of iterations -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of g iterations replace a stack of T slots by two smaller stacks. The
// first of the two stacks has T / g slots, for the values that are carried into
// each group. The second of them has g slots, for the iterations of the current
// group. The iterations of a group can be grouped again if the inner size
// divides the outer size (the recursion of Chen et al. 2016, equation 2). With
// each level, the forward bodies run one more time.
//
//   1,000 iterations:               1,000 slots
//   groups of 25:                   41 carries, 25 slots
//   groups of 100, in these of 10:  11 carries, 11 carries, 10 slots
//
// A loop stores one carry more than it has groups. Nothing reads the last of
// these carries.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H

#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <string>
#include <vector>

namespace remat {

/// The limit kMostBytes is more than the bytes of any device. Sums of a few
/// such numbers do not overflow.
inline constexpr int64_t kMostBytes = int64_t(1) << 58;

/// Returns the bytes of a stack that has \p slots slots of \p bytes bytes each.
/// The result is at most kMostBytes.
int64_t stackBytes(int64_t slots, int64_t bytes);

/// Says how the iterations of a loop are grouped. If there are no sizes, the
/// iterations are not grouped.
struct Groups {
  /// The number of iterations in a group of each level, from the outermost
  /// groups to the innermost ones. The size of each inner level divides the
  /// size of the level around it.
  llvm::SmallVector<int64_t, 2> sizes;
  /// Whether the values that are carried into the outermost groups are on the
  /// host.
  bool startsOnHost = false;

  bool empty() const { return sizes.empty(); }
  /// Returns the number of slots of a stack of residuals.
  int64_t slots(int64_t trips) const { return empty() ? trips : sizes.back(); }
  /// These functions return how many carries are kept at the starts of groups:
  /// on the device, and on the host.
  int64_t starts(int64_t trips) const;
  int64_t hostStarts(int64_t trips) const {
    return startsOnHost ? trips / sizes.front() : 0;
  }
};

/// Describes groups for messages: "groups of 1" if there are none, "groups of
/// 25", or "groups of 100, in these of 10".
std::string describe(const Groups &groups);

/// For each number of levels, returns the groups of \p trips iterations that
/// take the fewest bytes. Each iteration writes \p crossing bytes into stacks,
/// and \p carried bytes are carried into it. The result is empty if \p trips is
/// prime.
std::vector<Groups> smallestGroups(int64_t trips, int64_t carried,
                                   int64_t crossing);

/// For each size of the outermost groups, returns the groups that take the
/// fewest bytes if the carries of the outermost groups are on the host.
std::vector<Groups> smallestGroupsFromHost(int64_t trips, int64_t carried,
                                           int64_t crossing);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H
