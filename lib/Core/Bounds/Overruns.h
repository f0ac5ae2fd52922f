//===- Overruns.h - Parts of a program above the budget ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An overrun is a part of the program that needs more bytes than the budget. A
// training step has one overrun: bytes are held up to the loss, and freed after
// it. A step in slices has one overrun for each slice:
//
//     bytes       /\        /\        /\
//     budget ----/--\------/--\------/--\---
//             __/    \____/    \____/    \__   program
//             overrun 1  overrun 2  overrun 3
//
// The bound on the cost adds up the costs of all overruns (CostBound.h).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BOUNDS_OVERRUNS_H
#define REMAT_LIB_CORE_BOUNDS_OVERRUNS_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

struct Overrun {
  std::vector<NodeId> steps; ///< The steps that need more than the budget.
  /// The nodes from `begin` to before `end` belong to this overrun and to no
  /// other.
  NodeId begin = 0, end = 0;
  /// The first step of the next overrun, or the end of the program. Nodes from
  /// this step on read few of the values that this overrun holds.
  NodeId until = 0;
};

/// Returns the overruns of a program that keeps everything and holds \p
/// timeline bytes at each node. A program that fits into \p budget has no
/// overruns. Two parts above the budget are two overruns if few bytes are held
/// between them. A part that has far fewer steps than the largest overrun is
/// not an overrun of its own.
std::vector<Overrun> findOverruns(const std::vector<int64_t> &timeline,
                                  int64_t budget);

/// Returns all steps above the budget as one overrun, whatever is held between
/// them.
Overrun oneOverrun(const std::vector<int64_t> &timeline, int64_t budget);

} // namespace remat

#endif // REMAT_LIB_CORE_BOUNDS_OVERRUNS_H
