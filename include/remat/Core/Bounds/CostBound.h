//===- CostBound.h - Least cost of a plan in a budget -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file proves a lower bound on the cost of a plan within a budget. The
// bound is for plans without copies, because copies to a host with a fast link
// cost nothing. For plans with copies see MakespanBound.h.
//
// The claim. Take the moment of the first run of a node p. The nodes fall into
// three sets:
//   Before  whose first run is certainly over,
//   After   whose first run certainly comes later,
//   Free    of which neither is certain.
// Let x_v = 1 if v runs after this moment. A Before node with x_v = 1 runs a
// second time, so the plan costs at least
//     sum over all v of c_v  +  sum over v in Before of c_v x_v.
// A tensor u of a Before or Free node w is *needed* if an After node reads it,
// if it is an output of the graph, or if a node with x = 1 reads it. A needed
// tensor is *held*: either the instance that is read exists at this moment and
// lives on, or its node w runs later (x_w = 1). Some tensors cannot be made
// later: owned inputs, and results of Before nodes that may not repeat
// (mayRepeat). They are held if they are needed.
//   Tensors that are held and that p neither reads nor writes come on top of
// p's working set. Together they have at most free = budget -
// workingSetBytes(p) bytes. If an input of p is held, no output can take over
// its storage. Such outputs count too.
//
// The relaxation. Minimise the sum of c_v x_v with held bytes <= free. With a
// price y >= 0 per held byte instead of the limit (Geoffrion 1974)
//     bound(y) = min (sum of c_v x_v + y held bytes) - y free
// is a lower bound for each y. The minimum is a minimum cut: x_v = 1 is the
// source's side, an edge into the sink costs c_v, an edge from each needed
// tensor to its node costs y times its bytes, and unlimited edges lead from v
// to the tensors that it reads. bound(y) is concave. Its best y is where the
// lines of two cuts meet. The search goes to the point where the lines of the
// best cuts on either side meet, until no cut is below that point.
//
// Over several slices. The moments of different slices have no order, because
// plans may run another slice before or after. But x_v = 1 at any moment means
// that v runs a second time. Therefore bounds add up if each node has a cost
// only at the moments of one slice. A slice shows as an overrun (Overruns.h).
// The moments of an overrun count the nodes after the previous overrun. The set
// After then has only nodes before the next overrun.
//
// Over several moments. Let p1, p2, ... be nodes whose first runs come in this
// order. Between the first runs of p_i and p_i+1, After contains only nodes
// whose first runs certainly fall there (including p_i+1), and no outputs. Then
// x says which nodes run in between. No run is counted twice, and the bounds
// add up.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BOUNDS_COSTBOUND_H
#define REMAT_CORE_BOUNDS_COSTBOUND_H

#include "remat/Core/Plan/Plan.h"

#include <functional>

namespace remat {

/// Returns the bytes by which a plan may exceed its budget at the first run of
/// a node.
using SpareRoom = std::function<int64_t(NodeId)>;

/// Returns a lower bound on the cost, in the graph's unit, of all plans without
/// copies whose peak is at most \p budget bytes and whose first runs have the
/// order \p firstRuns. Infinite if no such plan exists.
///
/// If plans keep the program's order, Before contains the nodes before p, and
/// After those after p. If plans may use any order, Before has the ancestors of
/// p and After has its descendants. The bound for any order is lower, and holds
/// for every plan.
///
/// The bound is never too high. Costs and prices are whole multiples of a small
/// unit (2^-46 of the graph's cost), and rounding only lowers the bound. The
/// sum is then lowered by 1e-12 of itself. Shortcuts that save time only lower
/// the bound further: it tries only some of the nodes that need more than the
/// budget, more of them near the best node, and fewer for sums over several
/// moments. If a slice is as long as the previous one, it reuses the moments of
/// that slice. The total work on cuts is limited. Time and memory grow about
/// linearly with the graph: 2,000 nodes take well below a second, 100,000 below
/// two seconds.
///
/// \p room returns the bytes that the plan may use beyond the budget at each
/// node.
double costLowerBound(const Graph &graph, int64_t budget,
                      FirstRuns firstRuns = FirstRuns::AnyOrder,
                      const SpareRoom &room = {});

} // namespace remat

#endif // REMAT_CORE_BOUNDS_COSTBOUND_H
