//===- PlanReport.h - What a plan does to each tensor -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Users want to see what a plan does to each of their tensors, and why. This
// file collects that in one structure, which is then written as text, JSON, a
// page or a picture.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORT_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORT_H

#include "Transforms/Reports/PlanFailure.h"
#include "Transforms/Reports/PlanFindings.h"
#include "Transforms/Reports/SliceFindings.h"

#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"

namespace remat {

/// What a plan does to one tensor.
struct TensorFate {
  TensorId tensor;
  const char *fate; ///< "kept", "recomputed", "swapped" or "short-lived".
  std::string why;
  unsigned timesMade = 0;
};

/// The results of one planning run, in bytes and in the graph's unit of cost.
struct PlanReport {
  std::string function;
  std::string costModel;
  int64_t baselinePeak = 0;
  int64_t residentBytes = 0;
  std::optional<int64_t> budget; ///< The budget for the counted bytes.
  PlanFloor floor;
  /// The failure, if the budget was not met. The plan is then the nearest one.
  std::optional<PlanFailure> failure;
  double baselineFlops = 0, plannedFlops = 0;
  double baselineSeconds = 0, plannedSeconds = 0; ///< 0 if no machine is known.
  int64_t repeats = 0;                            ///< Ops that run again.
  /// No plan within the budget costs less. Unknown for plans that copy.
  std::optional<double> costBound;
  int64_t swaps = 0; ///< The number of copies back from the host.
  std::vector<TensorFate> tensors;
  /// The findings, if slices were chosen before. The other values are those of
  /// the step in slices.
  std::optional<SliceFindings> slices;
  /// A sentence on each loop, if loops were planned inside. The baseline is the
  /// step before that, and a plan's values are for the whole step.
  std::vector<std::string> loops;
  /// The cost of every budget, if requested.
  std::vector<FrontierPoint> frontier;

  /// Returns peaks and costs that no other plan beats, by rising peak. They
  /// come from the frontier, or else from the candidates of \p planned.
  std::vector<Reached> curve(const Planned &planned) const;

  /// Fills in the values of \p planned except its peak.
  void measure(const FunctionGraph &graph, const Planned &planned);

  /// Takes the baseline from \p inside. Its costs have the same unit as \p
  /// planned.
  void compareWith(const LoopsInside &inside, Planned &planned);

  /// Finds a lower bound on the cost of plans within the budget. This takes
  /// well below a second for 2,000 nodes.
  void findCostBound(const FunctionGraph &graph, const Planned &planned);
};

/// Returns the values of \p function, whose graph is \p graph, without those of
/// a plan. \p link is the link that plans may use.
PlanReport readReport(mlir::func::FuncOp function, const FunctionGraph &graph,
                      const Link &link);

/// Emits the error of \p report, whose budget was not met, with the lower bound
/// and the tensors that form it.
mlir::LogicalResult emitFailure(mlir::func::FuncOp function,
                                const FunctionGraph &graph,
                                const PlanReport &report);

/// If planning recorded that the budget is not met, emits the error. The plan
/// of \p function must then not be applied.
mlir::LogicalResult checkBudgetMet(mlir::func::FuncOp function);

/// Derives the fates of tensors from the plan's steps alone.
std::vector<TensorFate> tensorFates(const Graph &graph, const Plan &plan);

/// Returns the planner that was asked for and the planner that made the plan,
/// for example "auto (greedy-gaps)".
std::string plannerText(const Graph &graph, const Planned &planned);

/// Returns the requested budget, for example "4.1 kB with the arguments".
std::string budgetText(const PlanFailure &failure);

/// Returns lines that say what forms the bound, with the size of each tensor.
std::vector<std::string> floorLines(const PlanFloor &floor, const Graph &graph);

/// Returns lines of a label and a value: what was sliced, what the slices gain,
/// and the lower bounds over all slices. \p simulation is the plan's.
std::vector<std::pair<std::string, std::string>>
sliceLines(const SliceFindings &slices, const Simulation &simulation);

/// Writes the report to \p path: JSON if it ends in .json, a page if it ends in
/// .html, a picture if it ends in .svg, and otherwise text.
std::optional<Error> writeReport(const PlanReport &report,
                                 const Planned &planned, const Graph &graph,
                                 const std::string &path);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORT_H
