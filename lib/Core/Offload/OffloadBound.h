//===- OffloadBound.h - Least time of a plan that only copies ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proves how short the makespan of a plan can be at best that copies to the
// host and recomputes nothing. The claim. Let a plan run every node once, in
// program order, within a budget, and take the moment at which node n runs.
// What is made before n, read or given out after it, and neither read nor
// written by n is on the device then or away. At least the bytes above the
// budget that the program holds at n are away, or are inputs of n whose place
// an output takes (then they are copied out before n and come back after it,
// too). So before n begins,
//     excess(n) = held(n) - budget
// bytes or more of these tensors have gone to the host, and after n ends as
// many come back.
//
// A copy to the host begins after its tensor is made. A link that copies
// whatever is there, any bytes, in the order in which they are made, has moved
// at any time at least as many bytes as any other: the time out(n) at which it
// has moved excess(n) bytes, while nodes run without waiting, is a lower bound
// on the start of n. Seen from the end, copies back are the same with the last
// reader first: in(n). So the makespan is at least
//     max(cost before n, out(n)) + cost of n + max(cost after n, in(n)),
// which is at least the bound of Beaumont et al. 2020 (Proposition 3) at the n
// where the program peaks.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// No plan that runs every node once, in program order, and peaks at \p budget
/// bytes at most has a shorter makespan over \p link; infinite where there is
/// no such plan. In units of the graph's cost. The link's latency, and a limit
/// of one copy at a time over both directions, are left out, which only lowers
/// the bound. It looks at the nodes with the most excess, at as many as about a
/// second allows.
double offloadBound(const Graph &graph, int64_t budget, const Link &link);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H
