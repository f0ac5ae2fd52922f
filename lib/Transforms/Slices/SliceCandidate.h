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
#include "Transforms/Reports/SliceFindings.h"
#include "remat/Transforms/Passes.h"

namespace remat {

/// What is sliced, and the numbers of slices.
struct SliceVariant : SliceCounts {
  SliceVariant(const SlicePlace *place = nullptr,
               const SlicePlace *head = nullptr)
      : place(place), head(head) {}

  const SlicePlace *place; ///< Null if nothing is sliced.
  /// If not null, each slice of the step computes its head in `ofHead` slices.
  /// It is null if the head is sliced apart.
  const SlicePlace *head;
};

/// A copy of a step, and its graph.
struct SliceStep {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function; ///< The function in `module`.
  std::optional<PlanProblem> problem;
};

/// A way to slice the step, with a copy of the step that is planned.
struct SliceCandidate : SliceStep {
  SliceVariant variant;
  /// The simulator's result for the best plan so far, if there is one.
  std::optional<Verdict> verdict;
  std::vector<Step> steps; ///< The steps of that plan.
  /// For a loop: the step with the body of that plan, or none if the body is
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

  /// Computes the bounds within \p budget. Without a budget, computes only the
  /// bounds without recomputation.
  void findBounds(std::optional<int64_t> budget);
};

/// Options for reading a candidate's costs and graph.
struct CandidateOptions {
  RematAnnotateCostsOptions costs;
  std::string planner;
  MachineAttr machine; ///< The machine that annotateCosts records.
  int64_t lossResult = -1;
  SliceOptions slices;
  bool offload = false; ///< Whether plans of every planner may copy.
  LinkOptions link;
};

/// Runs remat-annotate-costs, which refuses unknown options.
mlir::LogicalResult annotateCosts(mlir::ModuleOp module,
                                  const CandidateOptions &options);

/// Reads the graph of \p step with costs on the machine of \p options.
mlir::LogicalResult readProblem(SliceStep &step,
                                const CandidateOptions &options);

/// Copies the module of \p step and slices the copy in \p variant. Fails after
/// an error. The result has no module if the head of a slice cannot be sliced
/// so many times.
mlir::FailureOr<SliceCandidate>
makeSliceCandidate(mlir::func::FuncOp step, const SliceVariant &variant,
                   const CandidateOptions &options);

// Slices that are one loop (LoopCandidate.cpp).

/// Finds the bounds of \p candidate, a loop, as SliceCandidate::findBounds()
/// does for other candidates.
mlir::LogicalResult findBoundsOfLoop(SliceCandidate &candidate,
                                     std::optional<int64_t> budget);

/// Returns a copy of \p candidate, which is a loop, whose body is planned so
/// that the step is within \p budget. If there is no budget, or it cannot be
/// met, the body takes as few bytes as possible. Returns nothing if the body
/// cannot be planned.
mlir::FailureOr<std::optional<SliceStep>>
planInside(SliceCandidate &candidate, std::optional<int64_t> budget,
           llvm::StringRef planner, double effort,
           const CandidateOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICECANDIDATE_H
