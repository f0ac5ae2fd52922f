//===- CostBound.h - Least cost of a plan in a budget -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proves how cheap a plan within a budget can be at best. It holds for plans of
// compute steps alone, since copies to the host cost nothing where the link is
// fast enough; for plans with copies see MakespanBound.h.
//
// The claim. Take the moment of the first run of a node p. The nodes fall into
//   Before  whose first run is certainly over,
//   After   whose first run certainly comes later,
//   Free    of which neither is certain.
// Let x_v = 1 if v runs after this moment. A Before node then runs a second
// time, so that the plan costs at least
//     sum over all v of c_v  +  sum over v in Before of c_v x_v.
// A tensor u of a Before or Free node w is *needed* if an After node reads it,
// if it is an output of the graph, or if a node with x = 1 reads it. A needed
// tensor is *held*, which means that the instance that is read exists at the
// moment and lives on, or its node w runs later: x_w = 1. Two kinds of tensors
// cannot be made later, and are held if they are needed: owned inputs, and
// results of Before nodes that may not repeat (mayRepeat).
//   Tensors that are held and that p neither reads nor writes come on top of
// p's working set. Together they have at most
// free = budget - workingSetBytes(p) bytes. If an input of p is held, no output
// can take over its storage, so that such outputs count, too.
//
// The relaxation. Take min sum of c_v x_v with held bytes <= free. With a price
// y >= 0 per held byte instead of the limit (Geoffrion 1974)
//     bound(y) = min (sum of c_v x_v + y held bytes) - y free
// is below that for each y, and the minimum is a minimum cut: x_v = 1 is the
// source's side, an edge into the sink takes c_v, an edge from each needed
// tensor to its node takes y times its bytes, and edges without limit lead from
// v to what it reads. bound(y) is concave; its best y lies where the lines of
// two cuts meet, and is found by going to where the lines of the best cuts so
// far on either side meet, until no cut is below that.
//
// Over several slices. The moments of different slices have no order: another
// slice may run before or after. But x_v = 1 at any moment says that v runs a
// second time, so that bounds add up if each node costs something at the
// moments of one slice alone. A slice shows as an overrun (Overruns.h). Its
// moments count the nodes that come after the previous overrun, and as After
// only those before the next one.
//
// Over several moments. Let p1, p2, ... be nodes whose first runs come in this
// order. Between the first runs of p_i and p_i+1 count as After only nodes
// whose first runs certainly fall there, p_i+1 among them, and no outputs. Then
// x says what runs in between, no run is counted twice, and the bounds add up.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BOUNDS_COSTBOUND_H
#define REMAT_CORE_BOUNDS_COSTBOUND_H

#include "remat/Core/Plan/Plan.h"

#include <functional>

namespace remat {

/// The bytes by which a plan may exceed its budget at the first run of a node.
using SpareRoom = std::function<int64_t(NodeId)>;

/// No plan of compute steps whose peak is at most \p budget bytes, and whose
/// nodes run for the first time in the order that \p firstRuns allows, costs
/// less; infinite where there is no such plan. In units of the graph's cost.
///
/// If plans keep the program's order, Before has the nodes before p and After
/// has the nodes behind p. If plans may use any order, Before has the ancestors
/// of p and After has its descendants. The second bound is lower, and holds for
/// every plan.
///
/// The bound is never too high. Costs and prices are whole multiples of a small
/// unit (2^-46 of the graph's cost), rounded so that the bound falls, and the
/// sum is lowered by 1e-12 of itself. What is left out to save time only lowers
/// it further: only some of the nodes that need more than the budget are tried,
/// more of them around the best one, and sums over several moments use fewer
/// still. A slice as long as the one before takes its moments. The work on all
/// cuts is limited. Time and memory grow about as the
/// graph does: well below a second for 2,000 nodes, and below two seconds for
/// 100,000.
///
/// \p room allows this many more bytes at the moment of each node.
double costLowerBound(const Graph &graph, int64_t budget,
                      FirstRuns firstRuns = FirstRuns::AnyOrder,
                      const SpareRoom &room = {});

} // namespace remat

#endif // REMAT_CORE_BOUNDS_COSTBOUND_H
