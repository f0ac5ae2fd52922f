//===- SliceCandidate.h - A step in slices, to be planned -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice of slices compares copies of the step: the original, and copies
// sliced in several ways. Each copy has a graph. Bounds and a quick plan of the
// graph tell whether a careful plan is worth the time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H

#include "Analysis/Slices/SlicePlaces.h"
#include "Transforms/Planning/PlanProblem.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// What is sliced, and into how many slices.
struct SliceWay {
  const SlicePlace *place = nullptr; ///< Null if nothing is sliced.
  int64_t slices = 1;
  /// If not null, each slice of the step computes its head in `ofHead` slices.
  const SlicePlace *head = nullptr;
  int64_t ofHead = 1;
  /// The head is sliced as well, but not in each slice of `place`; `head` is
  /// null.
  bool isHeadBeside = false;
  /// The slices are one loop.
  bool isLoop = false;

  /// Returns "the step along dimension 0 of argument 3 in 2 slices, the head of
  /// each in 4".
  std::string describe() const;
};

/// A copy of a step, and its graph.
struct SliceStep {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function; ///< The function in `module`.
  std::optional<PlanProblem> problem;
};

/// A way to slice the step, with a copy of the step that is planned.
struct SliceCandidate : SliceStep {
  SliceWay way;
  /// The verdict on the best plan so far, if there is one.
  std::optional<Verdict> verdict;
  std::vector<Step> steps; ///< The steps of that plan.
  /// For a loop: the step with the body of that plan; none if the body is
  /// unchanged.
  std::optional<SliceStep> inside;
  /// For a loop: the budget for which its body was planned last.
  std::optional<int64_t> leftInside;
  /// Lower bound on the cost of plans within the budget; infinite if there is
  /// none.
  double costBound = 0;
  /// Lower bound on the peak of all plans.
  int64_t peakBound = 0;

  const Graph &graph() const { return problem->graph.graph; }

  /// Computes the bounds within \p budget; without a budget, only those without
  /// recomputation.
  void findBounds(std::optional<int64_t> budget);
};

/// Options for reading a candidate's costs and graph.
struct CandidateOptions {
  std::string costModel, machineName, planner;
  MachineAttr machine; ///< The machine that annotateCosts records.
  int64_t lossResult = -1;
  SliceOptions slices;
  bool offload = false; ///< Plans may copy, whichever planner makes them.
  std::string deviceToHost, hostToDevice, hostLimit;
};

/// Runs remat-annotate-costs, which refuses unknown options.
mlir::LogicalResult annotateCosts(mlir::ModuleOp module,
                                  const CandidateOptions &options);

/// Reads the graph of \p step with costs on the machine of \p options.
mlir::LogicalResult readProblem(SliceStep &step,
                                const CandidateOptions &options);

/// Copies the module of \p step and slices the copy in \p way. Fails after an
/// error. The result has no module if the head of a slice cannot be sliced so
/// often.
mlir::FailureOr<SliceCandidate>
makeSliceCandidate(mlir::func::FuncOp step, const SliceWay &way,
                   const CandidateOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H
