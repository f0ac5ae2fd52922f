//===- LoopBound.h - A lower bound for plans of loops -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each byte that crosses from the forward body to the backward body takes one
// byte in the slot of each iteration. A budget therefore leaves only a few
// bytes for each slot. Values that do not fit into the slot are recomputed.
// This bound says how much an iteration with this recomputation costs at least,
// for any planner.
//
// The bound is derived as follows. Let a plan of an iteration have c crossing
// bytes and a peak of p bytes. Let T c + p be within the budget, where T is the
// number of iterations. Then p is at least the bound on any peak (Bounds.h).
// Therefore c is at most the rest of the budget divided by T. At the turn, a
// plan holds exactly the crossing values and the bytes of the turn itself.
// Therefore CostBound.h gives a bound on the cost if the turn leaves room for
// only c bytes. The possible values of c are divided into parts. In each part,
// c is at most the end of the part. p is at most the budget minus T times the
// start of the part. The result is the smallest bound of all parts.
//
// The bound holds for all choices of which values are stacked and which nodes
// run again, in any order. It also holds for groups of iterations. Their
// forward bodies run once more. It does not hold for stacks on the host, for
// loops that are unrolled, or for loops that run in slices.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H

#include "Transforms/Loops/LoopGraph.h"

namespace remat {

/// The bytes that loops may take. A compiler may hold bytes in addition to the
/// stacks and one iteration. Examples are values between the loops.
struct LoopRoom {
  int64_t bytes = 0;  ///< The bytes of stacks and one iteration.
  int64_t beside = 0; ///< The part of `bytes` that stacks cannot use.
};

/// Returns a lower bound on the cost of an iteration for all plans of \p loop
/// within \p room. It has the unit of the graph's costs. The bound is infinite
/// if no plan is within \p room.
Result<double> loopCostBound(const LoopGraph &loop, const LoopRoom &room);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBOUND_H
