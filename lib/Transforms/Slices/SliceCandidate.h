//===- SliceCandidate.h - A step in slices that can be planned --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice of slices compares copies of the step: the original step, and the
// step sliced in several ways. Each copy has a graph. Lower bounds and a quick
// plan show whether a careful plan of a copy is worth its time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H

#include "Analysis/Slices/SlicePlaces.h"
#include "Transforms/Planning/PlanProblem.h"
#include "Transforms/Reports/SliceFindings.h"
#include "remat/Transforms/Passes.h"

namespace remat {

/// Says what is sliced, and into how many slices.
struct SliceVariant : SliceCounts {
  SliceVariant(const SlicePlace *place = nullptr,
               const SlicePlace *head = nullptr)
      : place(place), head(head) {}

  const SlicePlace *place; ///< The field is null if nothing is sliced.
  /// If `head` is not null, each slice of the step divides its head into
  /// `ofHead` slices. If the head is sliced outside of the slices of the step,
  /// `head` is null.
  const SlicePlace *head;
};

/// A copy of a step, and its graph.
struct SliceStep {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function; ///< The function in `module`.
  std::optional<PlanProblem> problem;
};

/// The step sliced in one way, and what is known about its plans.
struct SliceCandidate : SliceStep {
  SliceVariant variant;
  /// The simulator's verdict on the best plan of the candidate so far. The
  /// verdict is not set if the candidate has no plan yet.
  std::optional<Verdict> verdict;
  std::vector<Step> steps; ///< The steps of the plan that the verdict is about.
  /// If the slices are one loop, this is the step in which the plan of the
  /// loop's body was applied. The plan `steps` belongs to this step. If the
  /// loop body is unchanged, this field is not set.
  std::optional<SliceStep> inside;
  /// If the slices are one loop, this is the budget for which the loop's body
  /// was planned last.
  std::optional<int64_t> leftInside;
  /// A lower bound on the cost of plans within the budget. This bound is
  /// infinite if no plan is within the budget.
  double costBound = 0;
  /// A lower bound on the peak of all plans.
  int64_t peakBound = 0;

  const Graph &graph() const { return problem->graph.graph; }

  /// Computes the lower bounds on the cost and the peak of plans within \p
  /// budget. Without a budget, computes only bounds for plans without
  /// recomputation.
  void findBounds(std::optional<int64_t> budget);
};

/// The options for reading the costs and the graph of a candidate.
struct CandidateOptions {
  RematAnnotateCostsOptions costs;
  std::string planner;
  /// The machine that annotateCosts records on the module.
  MachineAttr machine;
  int lossResult = -1; ///< See FunctionGraphOptions.
  SliceOptions slices;
  /// Whether planners that usually only recompute may also copy to the host.
  bool offload = false;
  LinkOptions link;
};

/// Runs remat-annotate-costs on \p module. Fails if remat-annotate-costs
/// refuses one of its options.
mlir::LogicalResult annotateCosts(mlir::ModuleOp module,
                                  const CandidateOptions &options);

/// Reads the graph of \p step, with the costs for the machine in
/// \p options.
mlir::LogicalResult readProblem(SliceStep &step,
                                const CandidateOptions &options);

/// Copies the module of \p step, and slices the copy as \p variant says. Fails
/// after an error. The result has no module if the head of a slice cannot be
/// divided into as many slices as \p variant says.
mlir::FailureOr<SliceCandidate>
makeSliceCandidate(mlir::func::FuncOp step, const SliceVariant &variant,
                   const CandidateOptions &options);

// The functions for candidates whose slices are one loop are in
// LoopCandidate.cpp.

/// Finds the lower bounds of \p candidate, whose slices are one loop. For other
/// candidates, SliceCandidate::findBounds() computes the bounds.
mlir::LogicalResult findBoundsOfLoop(SliceCandidate &candidate,
                                     std::optional<int64_t> budget);

/// Returns a copy of the step of \p candidate whose loop body is planned so
/// that the step is within \p budget. The slices of \p candidate must be one
/// loop. If there is no budget or it cannot be met, the loop body takes as few
/// bytes as possible. Returns nothing if the body cannot be planned.
mlir::FailureOr<std::optional<SliceStep>>
planInside(SliceCandidate &candidate, std::optional<int64_t> budget,
           llvm::StringRef planner, double effort,
           const CandidateOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H
