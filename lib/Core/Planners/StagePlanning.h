//===- StagePlanning.h - Chen's memory planning with a budget ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen et al. 2016, Training Deep Nets with Sublinear Memory Cost: This file
// has Alg. 3, and computes the values from which appendix A estimates the
// budget of Alg. 3.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_STAGEPLANNING_H
#define REMAT_LIB_CORE_PLANNERS_STAGEPLANNING_H

#include "Core/Graph/ForwardGraph.h"
#include "Core/Planners/AlikeValues.h"
#include "Core/Planners/Planners.h"

namespace remat {

/// A stage may end after the vertex \c after. It then keeps the list \c values.
struct StageCut {
  uint32_t after;
  std::vector<uint32_t> values;
};

/// Returns a cut after each articulation point, with the result of this vertex
/// as its only value. Kusumoto 2019, appendix B, takes these cuts as Chen's
/// candidates.
std::vector<StageCut> articulationCuts(const ForwardGraph &forward);

/// Returns the cuts at narrow places of the program. A place is the point after
/// a vertex. A result crosses the places from its vertex to its last forward
/// reader. The width of a place is the bytes of the results that cross the
/// place. A narrow place is at most an eighth wider than the narrowest of the
/// \p reach places before it and the \p reach places after it.
std::vector<StageCut> narrowCuts(const ForwardGraph &forward, uint32_t reach);

/// Returns the cuts after the vertices whose nodes the user marked with
/// `split`. Returns no cuts if no node is marked, and an error if no stage can
/// end after any of the marked nodes.
Result<std::vector<StageCut>> markedCuts(const Graph &graph,
                                         const ForwardGraph &forward);

/// The result of Alg. 3 for one budget.
struct Stages {
  /// The paper's x, the bytes of the feature maps between stages.
  double interStage = 0;
  double largestStage = 0;     ///< The paper's y, the bytes of the largest
                               ///< stage.
  std::vector<uint32_t> stage; ///< The stage of each vertex.
  std::vector<bool> kept;      ///< Whether each result is kept (m(v) = 0).
};

/// Says which values some plans of stages hold in addition to Alg. 3.
enum class Held : uint8_t {
  NoMore,
  LastStages, ///< All values of several last stages.
  /// The same, and the same values of each other stage (AlikeValues.h).
  AlikeValues
};

class StagePlanning {
public:
  /// The list \p cuts has the candidates C of Alg. 3, in program order.
  StagePlanning(const Graph &graph, const ForwardBackward &split,
                const ForwardGraph &forward, std::vector<StageCut> cuts);

  /// Runs Alg. 3, Memory Planning with Budget, as it is printed in the paper,
  /// except that a candidate may have several results.
  Stages plan(double budget) const;

  /// Appendix A: returns B = sqrt(x y), with x and y from the plan for budget
  /// 0.
  double estimate() const;

  double totalBytes() const;

  /// Offers the plans for \p budget. Some plans recompute a whole stage at a
  /// time, and others recompute one value at a time. The backward part starts
  /// with the last stage. Some plans drop the values of this stage, as in Alg.
  /// 1, and others hold them. Further plans follow from \p more. If the
  /// previous budget gave the same stages, no plan is offered.
  void offer(double budget, std::string_view name, const CandidateSink &sink,
             Held more = Held::NoMore);

private:
  /// Offers the plan of \p choice with more and more groups of alike values
  /// kept.
  void offerAlike(Choice choice, const Origin &origin,
                  const CandidateSink &sink) const;

  const Graph &graph;
  const ForwardBackward &split;
  const ForwardGraph &forward;
  remat::AlikeValues alike;
  std::vector<StageCut> cuts;
  std::vector<uint32_t> offered; ///< The stages of the plans that were offered
                                 ///< last.
};

// A compiler that has enough memory may run the weight gradients of all layers
// at the end of a step. If a plan computes activations again, such an order
// holds the recomputed activations of all layers until the end. In the prompt
// order, a weight gradient runs as soon as both of its operands exist.

/// Returns the nodes in program order, except that a node runs earlier if its
/// inputs are made and it then frees at least as many bytes as it makes.
std::vector<NodeId> promptOrder(const Graph &graph);

/// Returns \p graph with its nodes in \p order, which must be topological.
Graph inOrder(const Graph &graph, const std::vector<NodeId> &order);

/// A planner that divides a step into stages by Alg. 3. If no tensor of the
/// graph is the loss, the early part ends at the peak of the program. If the
/// prompt order of a step differs from its program order, the step is planned
/// in both orders.
class StagePlanner : public Planner {
public:
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const final;

private:
  /// Whether a compiler has ordered the nodes of the graphs, and may have
  /// delayed the loss.
  virtual bool isForCompiled() const { return false; }
  Result<ForwardBackward> splitOf(const Graph &graph) const;
  /// Offers the plans of one set of candidates.
  virtual void offerAll(StagePlanning &planning, double effort,
                        const CandidateSink &sink) const = 0;
};

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_STAGEPLANNING_H
