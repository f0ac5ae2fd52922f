//===- StagePlanning.h - Chen's memory planning with a budget ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chen et al. 2016, Training Deep Nets with Sublinear Memory Cost: Alg. 3 and
// what appendix A estimates its budget from.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_STAGEPLANNING_H
#define REMAT_LIB_CORE_PLANNERS_STAGEPLANNING_H

#include "Core/Planners/Planners.h"
#include "Core/Planners/StageCuts.h"

namespace remat {

/// What Alg. 3 returns for one budget.
struct Stages {
  double interStage = 0;       ///< x: bytes of the feature maps between stages.
  double largestStage = 0;     ///< y: bytes of the largest stage.
  std::vector<uint32_t> stage; ///< Per vertex.
  std::vector<bool> kept;      ///< Per vertex: m(v) = 0, the result is kept.
};

class StagePlanning {
public:
  /// \p cuts: the candidates C of Alg. 3, in program order.
  StagePlanning(const Graph &graph, const ForwardBackward &split,
                const ForwardGraph &forward, std::vector<StageCut> cuts);

  /// Alg. 3, Memory Planning with Budget, word for word, but for candidates of
  /// several results.
  Stages plan(double budget) const;

  /// Appendix A: B = sqrt(x y) of the plan for budget 0.
  double estimate() const;

  double totalBytes() const;

  /// Offers the plans for \p budget: they recompute stage by stage or value by
  /// value, and either drop the last stage, with which the backward part
  /// starts, as in Alg. 1, or hold it. It offers none where the budget before
  /// gave the same stages.
  void offer(double budget, std::string_view name, const CandidateSink &sink);

private:
  const Graph &graph;
  const ForwardBackward &split;
  const ForwardGraph &forward;
  std::vector<StageCut> cuts;
  std::vector<uint32_t> offered; ///< Stages of the last plan.
};

/// Calls \p offerAll with Alg. 3 for each choice of candidates: the user's
/// where nodes are marked with `split`; else articulation points, and narrow
/// places of programs that have wider ones between them. An error where every
/// mark stands where no stage can end.
std::optional<Error>
forEachCandidates(const Graph &graph, const ForwardBackward &split,
                  const std::function<void(StagePlanning &)> &offerAll);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_STAGEPLANNING_H
