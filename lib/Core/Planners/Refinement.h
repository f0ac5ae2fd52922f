//===- Refinement.h - From good plans to better ones ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whatever finds a plan, annealing and evictions can often improve it. This
// takes the best plans known so far and tries, at many budgets.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_REFINEMENT_H
#define REMAT_LIB_CORE_PLANNERS_REFINEMENT_H

#include "Planners.h"

#include "remat/Core/Base/ParetoFront.h"

namespace remat {

/// The plans that no other one beats in both peak and cost, and but for the
/// first those that are short enough to begin with.
class Front {
public:
  /// The graph must outlive the front.
  explicit Front(const Graph &graph) : graph(graph) {}

  void add(const Verdict &verdict, const std::vector<Step> &steps);

  /// Nodes in the order of the cheapest plan that peaks at most at \p target
  /// bytes, or of the plan with the lowest peak. Not for an empty front.
  std::vector<NodeId> cheapest(int64_t target) const;
  int64_t lowestPeak() const { return plans.lowestPeak(); }

private:
  const Graph &graph;
  ParetoFront<std::vector<NodeId>> plans; ///< Nodes in their order.
};

/// A sink that also adds what it receives to \p front, but for plans with
/// copies, which are no order of nodes. Both must outlive it.
CandidateSink remember(Front &front, const CandidateSink &sink);

/// Whose plans get better, and where the better ones go: to the front and, in
/// the name of the source, to the sink. What it refers to must outlive it.
struct Refinement {
  const Graph &graph;
  const PlannerOptions &options;
  Front &front;
  const CandidateSink &sink;
  std::string_view source;

  Verdict offer(const std::vector<Step> &steps) const; ///< Of runs alone.
};

/// Goes down a ladder of targets, \p stepPercent per cent of \p peak apart. At
/// each it takes needless recomputations out of the front's plan for this rung,
/// and evicts from its plan for the rung above.
void refine(const Refinement &refinement, int64_t peak, int stepPercent);

/// Evicts from the front's cheapest plan straight down to \p budget, and takes
/// back what is needless there, ranking gaps in several ways; many for a small
/// graph, two for one of 30,000 nodes and more, which takes seconds.
void evictToBudget(const Refinement &refinement, int64_t budget);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_REFINEMENT_H
