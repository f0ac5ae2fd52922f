//===- OffloadBound.h - Least time of a plan that only copies ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file proves a lower bound on the makespan of a plan that copies to the
// host and recomputes nothing. The claim. Let a plan run every node once, in
// program order, within a budget, and take the moment at which node n runs.
// Consider a tensor that is made before n, that is read or returned after n,
// and that n neither reads nor writes. It is on the device then or away. If the
// program holds more bytes at n than the budget, tensors with at least these
// bytes are away, or are inputs of n whose storage an output takes over (these
// are copied out before n, and back after it). So before n begins,
//     excess(n) = held(n) - budget
// bytes or more of these tensors have been copied to the host, and after n ends
// as many bytes come back.
//
// A copy to the host begins after its tensor is made. Compare with a link that
// copies any bytes in the order in which they are made. At any time it has
// moved at least as many bytes as any other link. Nodes run without waiting,
// and out(n) is the time at which this link has moved excess(n) bytes. Then
// out(n) is a lower bound on the start of n. Seen from the end, copies back are
// the same problem with the last reader first: in(n). So the makespan is at
// least
//     max(cost before n, out(n)) + cost of n + max(cost after n, in(n)),
// which is at least the bound of Beaumont et al. 2020 (Proposition 3) for the
// node n at the program's peak.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H

#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// Returns a lower bound on the makespan over \p link, in the graph's unit of
/// cost, of all plans that run every node once, in program order, with a peak
/// of at most \p budget bytes. Infinite if no such plan exists. The bound
/// ignores the link's latency and its limit of one copy at a time. This only
/// lowers it. To save time it looks only at the nodes with the most excess,
/// which takes about a second.
double offloadBound(const Graph &graph, int64_t budget, const Link &link);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADBOUND_H
