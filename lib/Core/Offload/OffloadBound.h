//===- OffloadBound.h - Least time of a plan that only copies ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file proves a lower bound on the makespan of a plan that copies to the
// host and recomputes nothing. The claim. Let a plan run every node once, in
// program order, within a budget. Consider the tensors that are made before
// node n, that are read or returned after n, and that n neither reads nor
// writes. While n runs, each of these tensors is on the device or on the host.
// If the bytes that the program holds at n exceed the budget by some excess, at
// least that many bytes of these tensors are on the host. An input of n counts
// among these tensors too if an output of n may take over its storage: it is
// copied out before n, and back after n. Let
//     excess(n) = held(n) - budget.
// Before n begins, at least excess(n) bytes of these tensors have been copied
// to the host. After n has ended, at least excess(n) bytes are copied back.
//
// A copy to the host begins after its tensor is made. Consider a link that
// copies the bytes of tensors in the order in which the tensors are made, while
// nodes run without waiting. At any time this link has moved at least as many
// bytes as the link of any plan. Let out(n) be the time at which this link has
// moved excess(n) bytes. Then n cannot start before out(n). If time runs
// backwards, copying back is the same problem, and the tensors with the last
// readers come first. The time in(n) follows from this problem in the same way.
// So the makespan is at least max(cost before n, out(n)) + cost of n + max(cost
// after n, in(n)). For the node n at the program's peak, this is at least the
// bound of Beaumont et al. 2020 (Proposition 3).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// Returns a lower bound on the makespan over \p link, in the graph's unit of
/// cost. The bound holds for all plans that run every node once, in program
/// order, with a peak of at most \p budget bytes. The bound is infinite if no
/// such plan exists. The bound ignores the link's latency and its limit of one
/// copy at a time. Ignoring them only lowers the bound. To save time, the
/// function tries only the nodes with the most excess. The function takes about
/// a second.
double offloadBound(const Graph &graph, int64_t budget, const Link &link);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H
