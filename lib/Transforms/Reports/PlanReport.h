//===- PlanReport.h - What a plan does to each tensor -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Users want to see what a plan does to each of their tensors, and why. This
// file collects the fate of each tensor and other results in one structure. The
// structure PlanReport is then written as text, JSON, a page or a picture.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORT_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORT_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Transforms/Reports/PlanFindings.h"
#include "Transforms/Reports/SliceFindings.h"
#include "remat/Core/Bounds/Bounds.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"

namespace remat {

/// A lower bound on the peak, and the tensors whose bytes make up the bound.
/// The tensors of the bound are sorted, and the largest come first. Tensors
/// without bytes are left out. If no plan meets a budget, the error and the
/// report name this bound and its tensors. The user then knows which budget can
/// be met, and which tensors prevent a smaller budget.
struct PlanFloor {
  /// The bound in counted bytes, which do not include the arguments.
  int64_t bytes = 0;
  NodeId node = kNone; ///< The node whose operands and results form the bound.
  std::string of;      ///< "operands and results of 'exp.3'", "results", ...
  /// The bytes that must be held in addition to the tensors of the bound.
  int64_t besideBytes = 0;
  std::vector<TensorId> tensors;
};

PlanFloor floorOf(const Graph &graph, const PeakBound &bound);

/// Returns what messages call the resident tensors of \p graph: "arguments", or
/// "arguments and constants" if a constant has bytes of its own.
std::string residentsName(const FunctionGraph &graph);

/// Adds a note to \p error that says which tensors make up the lower bound. If
/// the budget counts the arguments, \p argumentBytes are added to the bound.
void noteFloor(mlir::InFlightDiagnostic &error, const FunctionGraph &graph,
               const PlanFloor &floor, int64_t argumentBytes);

/// Says what a plan does to one tensor.
struct TensorFate {
  TensorId tensor;
  const char *fate; ///< One of "kept", "recomputed", "swapped" and
                    ///< "short-lived".
  std::string why;
  unsigned timesMade = 0;
};

/// The results of one planning run. All numbers are in bytes, or in the graph's
/// unit of cost.
struct PlanReport {
  std::string function;
  std::string costModel;
  int64_t baselinePeak = 0;
  int64_t residentBytes = 0;
  std::optional<int64_t> budget; ///< The budget in counted bytes.
  PlanFloor floor;
  /// The reason why the budget was not met. If this field is set, no plan is
  /// within the budget, and the plan in the report is the nearest one.
  std::optional<PlanFailure> failure;
  double baselineFlops = 0, plannedFlops = 0;
  /// The seconds are 0 if no machine is known.
  double baselineSeconds = 0, plannedSeconds = 0;
  int64_t repeats = 0; ///< Ops that run again.
  /// A lower bound on the cost: no plan within the budget costs less. The bound
  /// is not known for plans that copy.
  std::optional<double> costBound;
  int64_t swaps = 0; ///< The number of copies back from the host.
  std::vector<TensorFate> tensors;
  /// The results of the choice of slices, if slices were chosen before
  /// planning. The other fields then describe the step that is in slices.
  std::optional<SliceFindings> slices;
  /// If loops were planned inside, this list has a sentence about each of them.
  /// In this case the baseline is the step before its loops were planned. The
  /// figures of the plan are figures of the whole step with its planned loops.
  std::vector<std::string> loops;
  std::string loopsReport; ///< What remat-report-loops writes of these loops.
  /// If the user asked for it, the cost of every budget.
  std::vector<FrontierPoint> frontier;

  /// Returns the peaks and costs of the plans that no other plan beats in both.
  /// These points are sorted by the peak. They are the points of the frontier.
  /// If there is no frontier, they are the candidates of \p planned.
  std::vector<Reached> curve(const Planned &planned) const;

  /// Computes all figures of the plan \p planned except its peak.
  void measure(const FunctionGraph &graph, const Planned &planned);

  /// Uses \p inside, the results for the original step, as the baseline. The
  /// costs of \p inside and of \p planned must have the same unit.
  void compareWith(const LoopsInside &inside, Planned &planned);

  /// Sets costBound to a lower bound on the cost of plans within the budget.
  /// For a graph of 2,000 nodes, this takes well below a second.
  void findCostBound(const FunctionGraph &graph, const Planned &planned);
};

/// Returns a report on \p function in which all values that do not depend on a
/// plan are filled in. The parameter \p graph is the graph of the function. The
/// parameter \p link is the link to the host that plans may use.
PlanReport readReport(mlir::func::FuncOp function, const FunctionGraph &graph,
                      const Link &link);

/// Emits the error for a budget that was not met, as \p report describes it.
/// This error names the lower bound and the tensors that make up the bound.
mlir::LogicalResult emitFailure(mlir::func::FuncOp function,
                                const FunctionGraph &graph,
                                const PlanReport &report);

/// If planning has found that the budget of \p function cannot be met, emits
/// the error. In this case the plan of \p function must not be applied.
mlir::LogicalResult checkBudgetMet(mlir::func::FuncOp function);

/// Finds out what the plan does to each tensor. Only the steps of the plan are
/// read for this.
std::vector<TensorFate> tensorFates(const Graph &graph, const Plan &plan);

/// Returns the name of the planner that the user asked for, and of the planner
/// that made the plan. An example of the text is "auto (greedy-gaps)".
std::string plannerText(const Graph &graph, const Planned &planned);

/// Returns the budget that the user gave as a text. An example of the text is
/// "4.1 kB with the arguments".
std::string budgetText(const PlanFailure &failure);

/// Returns lines that say which tensors make up the bound, with the size of
/// each tensor.
std::vector<std::string> floorLines(const PlanFloor &floor, const Graph &graph);

/// Returns lines of a label and a value about the slices. These lines say what
/// was sliced, what the slices gain, and the lower bounds over all slices. The
/// parameter \p simulation is the simulation of the plan.
std::vector<std::pair<std::string, std::string>>
sliceLines(const SliceFindings &slices, const Simulation &simulation);

/// Writes the report as one JSON object and a newline, for tools that read what
/// a plan does to each tensor.
void writeJson(const PlanReport &report, const Planned &planned,
               const Graph &graph, llvm::raw_ostream &os);

/// Writes the report as one page without scripts or links, which contains its
/// pictures. The page has the results, the bytes that are held at each step
/// before and after the plan, and the tensors at the peak. The page also has
/// the arenas, the costs of other budgets, the copies, and what happens to the
/// largest tensors.
void writeHtml(const PlanReport &report, const Planned &planned,
               const Graph &graph, llvm::raw_ostream &os);

/// Writes the report to \p path. The ending of the path decides the format:
/// JSON for .json, a page for .html, a picture for .svg, and text for all other
/// endings.
std::optional<Error> writeReport(const PlanReport &report,
                                 const Planned &planned, const Graph &graph,
                                 const std::string &path);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORT_H
