//===- PlanReport.h - What a plan does to each tensor, and why --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Users should see what a plan did to each of their tensors, and why. This
// collects that in one structure, which is then written as text, JSON, a page
// or a picture.
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

/// The figures of one planning run, all in bytes and the graph's unit of cost.
struct PlanReport {
  std::string function;
  std::string costModel;
  int64_t baselinePeak = 0;
  int64_t residentBytes = 0;
  std::optional<int64_t> budget; ///< For the counted bytes.
  PlanFloor floor;
  /// The failure, if the budget was not met; the plan is then the nearest one.
  std::optional<PlanFailure> failure;
  double baselineFlops = 0, plannedFlops = 0;
  double baselineSeconds = 0, plannedSeconds = 0; ///< 0: no machine known.
  int64_t repeats = 0;                            ///< Ops that run again.
  /// No plan within the budget costs less; unknown for plans that copy.
  std::optional<double> costBound;
  int64_t swaps = 0; ///< Copies that come back from the host.
  std::vector<TensorFate> tensors;
  /// The findings, if slices were chosen before; the figures above are those of
  /// the step in slices.
  std::optional<SliceFindings> slices;
  /// If loops were planned inside: a sentence on each. The baseline is the
  /// step before that, and a plan's figures are of the whole.
  std::vector<std::string> loops;
  /// What all budgets cost, where that was asked for.
  std::vector<FrontierPoint> frontier;

  /// Peaks and costs that no other plan beats, by rising peak: the frontier,
  /// or else what \p planned met on the way.
  std::vector<Reached> curve(const Planned &planned) const;

  /// Fills in the figures of \p planned beside its peak.
  void measure(const FunctionGraph &graph, const Planned &planned);

  /// Takes the baseline from \p inside, whose costs are those of \p planned.
  void compareWith(const LoopsInside &inside, Planned &planned);

  /// Finds what no plan within the budget costs less than: well below a second
  /// for 2,000 nodes.
  void findCostBound(const FunctionGraph &graph, const Planned &planned);
};

/// The figures of \p function, whose graph is \p graph, without those of a
/// plan; \p link is what plans may copy over.
PlanReport readReport(mlir::func::FuncOp function, const FunctionGraph &graph,
                      const Link &link);

/// Emits the error of \p report, whose budget was not met, with what no plan
/// can do without.
mlir::LogicalResult emitFailure(mlir::func::FuncOp function,
                                const FunctionGraph &graph,
                                const PlanReport &report);

/// Emits the error of a budget that planning left as not met, if it did: then
/// the plan of \p function is not to be applied.
mlir::LogicalResult checkBudgetMet(mlir::func::FuncOp function);

/// Works out the fates from the plan's steps alone.
std::vector<TensorFate> tensorFates(const Graph &graph, const Plan &plan);

/// "auto (greedy-gaps)": the planner asked for, and the one whose plan it is.
std::string plannerText(const Graph &graph, const Planned &planned);

/// The budget that was asked for, "4.1 kB with the arguments".
std::string budgetText(const PlanFailure &failure);

/// What forms the floor, and each of its tensors with its size.
std::vector<std::string> floorLines(const PlanFloor &floor, const Graph &graph);

/// What was sliced, what it bought and what no slices go below, in lines of a
/// label and a value; \p simulation is that of the plan.
std::vector<std::pair<std::string, std::string>>
sliceLines(const SliceFindings &slices, const Simulation &simulation);

/// Writes the report to \p path: JSON where it ends in .json, a
/// page where it ends in .html, a picture where it ends in .svg, else text.
std::optional<Error> writeReport(const PlanReport &report,
                                 const Planned &planned, const Graph &graph,
                                 const std::string &path);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORT_H
