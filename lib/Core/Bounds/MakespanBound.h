//===- MakespanBound.h - Least time of a plan with copies -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The claim of CostBound.h for plans that copy to the host. At the first run of
// a node p a needed value is held, or its node runs later; or, with copies, it
// is swapped in later from a host copy that was waited for before. Let these
// last ones have s bytes, and the plan the makespan M.
//
// - They went out before p began, and after p have run at least its
//   descendants:    s / toHost <= M - c_p - cost of p's descendants.
// - They come back after p has run, before which its ancestors have:
//                   s / toDevice <= M - c_p - cost of p's ancestors.
// - Both happen at different times:
//                   s / toHost + s / toDevice <= M - c_p.
// - They are on the host together: s is at most the host's limit.
//
// So s is at most some room_p(M), which grows with M. Count these values as
// held: then the plan is one of compute steps for CostBound's relaxation, with
// room_p(M) bytes more at each moment p, and costs at least f(M), what
// costLowerBound says with this room. (An input of p that comes back may die at
// p, so that an output takes over its storage; these are at most its bytes,
// which count as held.) For any m: either M >= m, or the same inequalities hold
// with m instead of M, and then M is at least the plan's cost, at least f(m).
// So min(m, f(m)) is a bound for every m, and the best m is found by bisection,
// as f falls.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BOUNDS_MAKESPANBOUND_H
#define REMAT_LIB_CORE_BOUNDS_MAKESPANBOUND_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// No plan of compute steps and copies over \p link whose peak is at most \p
/// budget bytes, and which has at most \p hostLimitBytes on the host, takes
/// less time, in any order. In units of the graph's cost; infinite where there
/// is no such plan. A slow link counts only as far as it delays all copies
/// together, and latency does not count, so the bound is weak where copies
/// alone would do. Takes up to ten times as long as costLowerBound.
double makespanLowerBound(const Graph &graph, int64_t budget, const Link &link,
                          std::optional<int64_t> hostLimitBytes = {});

} // namespace remat

#endif // REMAT_LIB_CORE_BOUNDS_MAKESPANBOUND_H
