//===- MakespanBound.h - Least time of a plan with copies -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file extends the bound of CostBound.h to plans that copy to the host. At
// the first run of a node p, there are three cases for a needed value. The
// value is held, or its node runs later, or the host has a complete copy of the
// value that is copied back later. Let the values of the third case have s
// bytes, and let M be the makespan of the plan.
//
// - The s bytes are copied out before p begins, and p and its descendants run
//   after that:
//                   s / toHost <= M - c_p - cost of p's descendants.
// - The s bytes are copied back after p and its ancestors have run:
//                   s / toDevice <= M - c_p - cost of p's ancestors.
// - These two times do not overlap:
//                   s / toHost + s / toDevice <= M - c_p.
// - The s bytes are on the host at the same time, so s is at most the host's
//   limit.
//
// These inequalities limit s to some room_p(M), which grows with M. Count the
// values of the third case as held. Then the relaxation of CostBound.h is valid
// for the plan, with room_p(M) more free bytes at the first run of each node p.
// So the plan costs at least f(M), which is costLowerBound with this room. (An
// input of p that is copied back later may end at p, and an output may then
// take over its storage. Such outputs have at most the bytes of the input,
// which counts as held.) For any m, either M >= m, or the same inequalities
// hold with m instead of M. If M < m, then M is at least the plan's cost, which
// is at least f(m). So min(m, f(m)) is a lower bound on M for every m.
// Bisection finds the best m, because f(m) falls as m rises.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BOUNDS_MAKESPANBOUND_H
#define REMAT_LIB_CORE_BOUNDS_MAKESPANBOUND_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// Returns a lower bound on the makespan, in the graph's unit of cost. The
/// bound holds for all plans with copies over \p link, in any order, that have
/// a peak of at most \p budget bytes and at most \p hostLimitBytes on the host.
/// The bound is infinite if no such plan exists. The bound counts only the time
/// that a slow link needs for all copies together, and does not count latency.
/// Therefore the bound is weak if a plan with copies needs no recomputation.
/// The function takes up to ten times as long as costLowerBound.
double makespanLowerBound(const Graph &graph, int64_t budget, const Link &link,
                          std::optional<int64_t> hostLimitBytes = {});

} // namespace remat

#endif // REMAT_LIB_CORE_BOUNDS_MAKESPANBOUND_H
