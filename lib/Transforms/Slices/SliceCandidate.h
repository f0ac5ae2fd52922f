//===- SliceCandidate.h - A step in slices, to be planned -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice of slices compares copies of the step: as it is, and sliced in
// several ways. Each copy has a graph, of which bounds and a quick plan say
// whether a careful plan of it is worth the time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H

#include "../Planning/PlanProblem.h"

#include "remat/Analysis/SlicePlaces.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// What is sliced, and how often.
struct SliceWay {
  const SlicePlace *place = nullptr; ///< Null: nothing is.
  int64_t slices = 1;
  /// Each slice of the step computes its head, if that is not null, in so many
  /// slices.
  const SlicePlace *head = nullptr;
  int64_t ofHead = 1;
  /// The head is sliced as well, but not in each slice of `place`; `head` is
  /// null.
  bool isHeadBeside = false;
  /// The slices are one loop.
  bool isLoop = false;

  /// "the step along dimension 0 of argument 3 in 2 slices, the head of each in
  /// 4".
  std::string describe() const;
};

/// A copy of a step, and its graph.
struct SliceStep {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function; ///< In `module`.
  std::optional<PlanProblem> problem;
};

/// A way to slice the step, with a copy of the step as it is planned.
struct SliceCandidate : SliceStep {
  SliceWay way;
  std::optional<Verdict> verdict; ///< Of the best plan so far; none: no plan.
  std::vector<Step> steps;        ///< Of that plan.
  /// Of a loop: the step with the body of that plan; none: as it is.
  std::optional<SliceStep> inside;
  /// Of a loop: the budget for which its body was planned last.
  std::optional<int64_t> leftInside;
  /// No plan within the budget costs less; infinite where there is none.
  double costBound = 0;
  /// No plan has a lower peak.
  int64_t peakBound = 0;

  const Graph &graph() const { return problem->graph.graph; }

  /// Computes the bounds within \p budget; none: as low as it gets.
  void findBounds(std::optional<int64_t> budget);
};

/// How a candidate's costs and graph are read.
struct CandidateOptions {
  std::string costModel, machineName, planner;
  MachineAttr machine; ///< As annotateCosts records it.
  int64_t lossResult = -1;
  SliceOptions slices;
  bool offload = false; ///< Plans may copy, whichever the planner.
  std::string deviceToHost, hostToDevice, hostLimit;
};

/// Runs remat-annotate-costs, which refuses options that it does not know.
mlir::LogicalResult annotateCosts(mlir::ModuleOp module,
                                  const CandidateOptions &options);

/// Reads the graph of \p step with costs on the machine of \p options.
mlir::LogicalResult readProblem(SliceStep &step,
                                const CandidateOptions &options);

/// Copies the module of \p step and slices the copy in \p way. Fails after an
/// error; has no module where the head of a slice cannot be sliced so often.
mlir::FailureOr<SliceCandidate>
makeSliceCandidate(mlir::func::FuncOp step, const SliceWay &way,
                   const CandidateOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H
