//===- Refinement.h - From good plans to better ones ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whatever finds a plan, annealing and evictions can often improve it. This
// takes the best plans known so far and tries, at many budgets.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_REFINEMENT_H
#define REMAT_LIB_CORE_PLANNERS_REFINEMENT_H

#include "Core/Base/ParetoFront.h"
#include "Core/Planners/Planners.h"

namespace remat {

/// The plans that no other one beats in both peak and cost. Apart from the
/// first plan, only plans that are short enough to start from are kept.
class Front {
public:
  /// The graph must outlive the front.
  explicit Front(const Graph &graph) : graph(graph) {}

  void add(const Verdict &verdict, const std::vector<Step> &steps);

  /// The nodes in the order of the cheapest plan with a peak of at most \p
  /// target bytes, or of the plan with the lowest peak. The front must not be
  /// empty.
  std::vector<NodeId> cheapest(int64_t target) const;
  int64_t lowestPeak() const { return plans.lowestPeak(); }

private:
  const Graph &graph;
  ParetoFront<std::vector<NodeId>> plans; ///< Nodes in their order.
};

/// A sink that also adds what it receives to \p front, apart from plans with
/// copies, which are more than an order of nodes. Both must outlive it.
CandidateSink remember(Front &front, const CandidateSink &sink);

/// The inputs and outputs of an improvement. Better plans go to the front, and
/// also to the sink, with \p source as the name of their planner. Everything
/// that a Refinement refers to must outlive it.
struct Refinement {
  const Graph &graph;
  const PlannerOptions &options;
  Front &front;
  const CandidateSink &sink;
  std::string_view source;

  /// Offers steps that only run nodes.
  Verdict offer(const std::vector<Step> &steps) const;
};

/// Works through a sequence of falling targets, \p stepPercent per cent of \p
/// peak apart. At each it removes needless recomputations from the front's plan
/// for this target, and evicts from its plan for the target above.
void refine(const Refinement &refinement, int64_t peak, int stepPercent);

/// Evicts from the front's cheapest plan directly down to \p budget, and takes
/// back evictions that are needless there. It ranks gaps in several ways: in
/// many for a small graph, in two for a graph of 30,000 nodes and more, for
/// which one takes seconds.
void evictToBudget(const Refinement &refinement, int64_t budget);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_REFINEMENT_H
