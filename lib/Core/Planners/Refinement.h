//===- Refinement.h - Improves good plans -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Annealing and evictions can often improve a plan, no matter which planner
// made it. This file takes the best known plans and improves them for many
// budgets.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_REFINEMENT_H
#define REMAT_LIB_CORE_PLANNERS_REFINEMENT_H

#include "Core/Base/ParetoFront.h"
#include "Core/Planners/Planners.h"

namespace remat {

/// Stores the plans that no other plan beats in both peak and cost. The front
/// always stores the first plan that is added. It stores a later plan only if
/// the plan is short enough to start from.
class Front {
public:
  /// The graph must outlive the front.
  explicit Front(const Graph &graph) : graph(graph) {}

  void add(const Verdict &verdict, const std::vector<Step> &steps);

  /// Returns the nodes in the order of the cheapest plan whose peak is at most
  /// \p target bytes. If there is no such plan, takes the plan with the lowest
  /// peak. The front must not be empty.
  std::vector<NodeId> cheapest(int64_t target) const;
  int64_t lowestPeak() const { return plans.lowestPeak(); }

private:
  const Graph &graph;
  /// For each plan, the nodes in the order in which it runs them.
  ParetoFront<std::vector<NodeId>> plans;
};

/// Returns a sink that also adds the plans to \p front, except plans with
/// copies, because the front stores only orders of nodes. Both \p front and
/// \p sink must outlive the returned sink.
CandidateSink remember(Front &front, const CandidateSink &sink);

/// The inputs and outputs of an improvement. Better plans go to the front and
/// to the sink, with \p source as the name of their planner. Everything that a
/// Refinement refers to must outlive it.
struct Refinement {
  const Graph &graph;
  const PlannerOptions &options;
  Front &front;
  const CandidateSink &sink;
  std::string_view source;

  /// Offers a plan. The plan \p steps must have no copies.
  Verdict offer(const std::vector<Step> &steps) const;
};

/// Works through a sequence of falling targets that are \p stepPercent per cent
/// of \p peak apart. At each target it takes the front's plan for the next
/// higher target, and evicts tensors until the peak is within the lower target.
/// It also takes the front's plan for the lower target, and removes needless
/// recomputations from it.
void refine(const Refinement &refinement, int64_t peak, int stepPercent);

/// Starts from the front's cheapest plan, and evicts tensors until the peak is
/// within \p budget, without targets in between. Then it undoes the evictions
/// that are not needed. The function repeats these evictions with several
/// rankings of gaps. A small graph gets many rankings. A graph of 30,000 nodes
/// or more gets two, because each ranking takes seconds for such a graph.
void evictToBudget(const Refinement &refinement, int64_t budget);

/// The functions below are not for graphs with a recompute mark. Such a mark
/// forbids holding a value across the loss, and the moves of annealing do not
/// check this.
///
/// Anneals with targets at every 5 % of \p peak, from the highest to the
/// lowest. Each run starts from the front's best plan for its target. The
/// targets of the last runs are below the lowest peak of the front. The targets
/// do not depend on the user's budget, so that a larger budget never gives a
/// costlier plan.
void sweep(const Refinement &refinement, int64_t peak);

/// Anneals to find plans with lower peaks than all plans of the front. In each
/// round the target is \p step bytes below the lowest peak so far. The function
/// ends when a round finds no plan, or after \p maxRounds rounds. A round tries
/// as many moves as a sweep, times \p more.
void descend(const Refinement &refinement, int64_t step, int maxRounds,
             double more);

/// Anneals with \p budget as the target, in rounds of several chains. All
/// chains of a round begin with the best plan of the front. A chain ends when
/// it finds a plan whose cost is at most \p enough. The result does not depend
/// on the number of threads.
void focus(const Refinement &refinement, int64_t budget, double enough);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_REFINEMENT_H
