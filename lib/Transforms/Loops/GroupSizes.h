//===- GroupSizes.h - How iterations are grouped ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stack of T slots becomes one of T / g, of what is carried into each group
// of g iterations, and one of the g slots of the group that is under way. The
// latter can be grouped in turn, as often as sizes divide each other (the
// recursion of Chen et al. 2016, equation 2). Each level runs the forward
// bodies once more.
//
//   1,000 iterations:               1,000 slots
//   groups of 25:                   41 carries, 25 slots
//   groups of 100, in these of 10:  11 carries, 11 carries, 10 slots
//
// A loop keeps one carry more than it has groups: the last one, which nobody
// reads.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H

#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <string>
#include <vector>

namespace remat {

/// More than any device has, and few enough for sums of such figures.
inline constexpr int64_t kMostBytes = int64_t(1) << 58;

/// \p slots slots of \p bytes; at most kMostBytes.
int64_t stackBytes(int64_t slots, int64_t bytes);

/// How the iterations of a loop are grouped; without sizes they are not.
struct Groups {
  /// Of groups of iterations, of the groups in each of these, and so on: each
  /// divides the one before it.
  llvm::SmallVector<int64_t, 2> sizes;
  /// Whether what is carried into the outermost groups lies on the host.
  bool startsOnHost = false;

  bool empty() const { return sizes.empty(); }
  /// Of a stack of residuals.
  int64_t slots(int64_t trips) const { return empty() ? trips : sizes.back(); }
  /// Of what is carried into groups, how often it is kept on the device, and on
  /// the host.
  int64_t starts(int64_t trips) const;
  int64_t hostStarts(int64_t trips) const {
    return startsOnHost ? trips / sizes.front() : 0;
  }
};

/// For messages: "groups of 1" where there are none, "groups of 25", "groups of
/// 100, in these of 10".
std::string describe(const Groups &groups);

/// Of each number of levels the groups of \p trips iterations that take the
/// fewest bytes, where \p carried bytes are carried into an iteration, and \p
/// crossing bytes are stacked in each; none where \p trips is prime.
std::vector<Groups> smallestGroups(int64_t trips, int64_t carried,
                                   int64_t crossing);

/// The same for each size of the outermost groups, whose carries lie on the
/// host.
std::vector<Groups> smallestGroupsFromHost(int64_t trips, int64_t carried,
                                           int64_t crossing);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_GROUPSIZES_H
