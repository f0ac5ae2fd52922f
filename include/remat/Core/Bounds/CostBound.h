//===- CostBound.h - Lower bound on the cost within a budget ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file proves a lower bound on the cost of a plan within a budget. The
// bound holds only for plans without copies: over a fast link, a plan with
// copies may cost less. For plans with copies see MakespanBound.h.
//
// The claim. Consider the moment at which a node p runs for the first time. The
// nodes form three sets:
//   Before: their first run is certainly over.
//   After:  their first run certainly comes later.
//   Free:   neither is certain.
// Let x_v = 1 if v runs after this moment. A Before node with x_v = 1 runs a
// second time, so the plan costs at least
//     sum over all v of c_v  +  sum over v in Before of c_v x_v.
// A tensor u of a Before or Free node w is *needed* if an After node reads it,
// if it is an output of the graph, or if a node with x = 1 reads it. A needed
// tensor is *held* if the instance that will be read exists at this moment.
// Otherwise its node w runs later (x_w = 1). Some tensors cannot be made later:
// owned inputs, and results of Before nodes that may not repeat (mayRepeat). If
// such a tensor is needed, it is held.
//   Held tensors that p neither reads nor writes need bytes in addition to p's
// working set. Together these tensors have at most
// free = budget - workingSetBytes(p) bytes. If an input of p is held, no output
// can take over the storage of this input. The bytes of such an output count.
//
// The relaxation. Minimise the sum of c_v x_v with held bytes <= free. Replace
// this limit by a price y >= 0 for each held byte (Geoffrion 1974). Then
//     bound(y) = min (sum of c_v x_v + y held bytes) - y free
// is a lower bound for each y. A minimum cut gives the minimum. The nodes with
// x_v = 1 are on the source's side. An edge from v to the sink costs c_v. An
// edge from each needed tensor to its node costs y times the tensor's bytes.
// Edges without a limit lead from v to the tensors that v reads. The value of a
// cut is a line over y, and bound(y) is the lowest such line at y. Therefore
// bound(y) is concave, and it is largest at a y at which the lines of two cuts
// meet. The search takes one cut on each side of the largest value, and goes to
// the y at which their lines meet. It ends when no cut is below this point.
//
// Over several slices. The moments of different slices have no order, because a
// plan may run the slices in any order. But x_v = 1 at any moment means that v
// runs a second time. Therefore the bounds of several slices may be added if
// each node has a cost only at the moments of one slice. Each slice is one
// overrun (Overruns.h). At the moments of an overrun, only the nodes after the
// previous overrun have a cost. The set After has only nodes before the next
// overrun.
//
// Over several moments. Let p1, p2, ... be nodes whose first runs come in this
// order. Between the first runs of p_i and p_i+1, After contains only nodes
// whose first runs certainly come in this interval (including p_i+1), and no
// outputs. Then x says which nodes run between these two first runs. No run is
// counted twice, so the bounds may be added.
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

/// Returns a lower bound on the cost, in the graph's unit. The bound holds for
/// all plans without copies whose peak is at most \p budget bytes and whose
/// first runs have the order \p firstRuns. The bound is infinite if no such
/// plan exists.
///
/// If plans keep the program's order, Before has the nodes before p and After
/// has the nodes after p. If plans may use any order, Before has the ancestors
/// of p and After has its descendants. The bound for any order is lower, and
/// holds for every plan.
///
/// The bound is never too high. Costs and prices are whole multiples of a small
/// unit (2^-46 of the graph's cost), and rounding only lowers the bound. The
/// sum is then lowered by 1e-12 of itself. Shortcuts save time, and can only
/// lower the bound. The function tries only some of the nodes that need more
/// than the budget. Near the node with the highest bound it tries more nodes.
/// For sums over several moments it tries fewer nodes. If a slice has as many
/// steps as the slice before it, the function uses the same moments for both,
/// if possible. The total work on cuts is limited. Time and memory grow about
/// linearly with the graph: 2,000 nodes take much less than a second, and
/// 100,000 nodes take less than two seconds.
///
/// The function \p room returns the bytes that the plan may use beyond the
/// budget at each node.
double costLowerBound(const Graph &graph, int64_t budget,
                      FirstRuns firstRuns = FirstRuns::AnyOrder,
                      const SpareRoom &room = {});

} // namespace remat

#endif // REMAT_CORE_BOUNDS_COSTBOUND_H
