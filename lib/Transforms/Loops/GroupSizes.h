//===- GroupSizes.h - Sizes of groups of iterations -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of g iterations replace a stack of T slots by two smaller ones. One
// has T / g slots, for the values carried into each group. The other has g
// slots, for the current group. The second can be grouped again if its sizes
// divide each other (the recursion of Chen et al. 2016, equation 2). Each level
// runs the forward bodies one more time.
//
//   1,000 iterations:               1,000 slots
//   groups of 25:                   41 carries, 25 slots
//   groups of 100, in these of 10:  11 carries, 11 carries, 10 slots
//
// A loop stores one carry more than it has groups. Nothing reads the last
// carry.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H

#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <string>
#include <vector>

namespace remat {

/// More bytes than any device has, and few enough that sums do not overflow.
inline constexpr int64_t kMostBytes = int64_t(1) << 58;

/// Returns the bytes of \p slots slots of \p bytes each, but at most
/// kMostBytes.
int64_t stackBytes(int64_t slots, int64_t bytes);

/// How the iterations of a loop are grouped. Without sizes they are not
/// grouped.
struct Groups {
  /// The size of the outermost groups in iterations, of the groups in each of
  /// these, and so on. Each size divides the one before it.
  llvm::SmallVector<int64_t, 2> sizes;
  /// Whether the values carried into the outermost groups lie on the host.
  bool startsOnHost = false;

  bool empty() const { return sizes.empty(); }
  /// Returns the number of slots of a stack of residuals.
  int64_t slots(int64_t trips) const { return empty() ? trips : sizes.back(); }
  /// Returns the number of groups whose initial carries are kept, on the device
  /// or on the host.
  int64_t starts(int64_t trips) const;
  int64_t hostStarts(int64_t trips) const {
    return startsOnHost ? trips / sizes.front() : 0;
  }
};

/// Describes groups for messages: "groups of 1" if there are none, "groups of
/// 25", "groups of 100, in these of 10".
std::string describe(const Groups &groups);

/// Returns, for each number of levels, the groups of \p trips iterations that
/// take the fewest bytes. \p carried bytes are carried into an iteration, and
/// \p crossing bytes are stacked in each. The result is empty if \p trips is
/// prime.
std::vector<Groups> smallestGroups(int64_t trips, int64_t carried,
                                   int64_t crossing);

/// Returns the same for each size of the outermost groups if their carries are
/// on the host.
std::vector<Groups> smallestGroupsFromHost(int64_t trips, int64_t carried,
                                           int64_t crossing);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H
