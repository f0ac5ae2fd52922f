//===- PlanReport.h - What a plan does to each tensor -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Users want to see what a plan does to each of their tensors, and why. This
// file collects this information in one structure. The structure is then
// written as text, JSON, a page or a picture.
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
/// The largest tensors come first. Tensors without bytes are left out. If no
/// plan meets a budget, the error and the report use this bound. They say which
/// budget can be met, and which tensors prevent a smaller budget.
struct PlanFloor {
  int64_t bytes = 0;   ///< Counted bytes, without the arguments.
  NodeId node = kNone; ///< The node whose operands and results form the bound.
  std::string of;      ///< "operands and results of 'exp.3'", "results", ...
  int64_t besideBytes = 0; ///< The bytes that must be held in addition to these
                           ///< tensors.
  std::vector<TensorId> tensors;
};

PlanFloor floorOf(const Graph &graph, const PeakBound &bound);

/// Returns what messages call the resident tensors of \p graph: "arguments", or
/// "arguments and constants" if a constant has bytes of its own.
std::string residentsName(const FunctionGraph &graph);

/// Adds a note to \p error that says which tensors make up the bound. If the
/// budget counts the arguments, \p argumentBytes are added to the bound.
void noteFloor(mlir::InFlightDiagnostic &error, const FunctionGraph &graph,
               const PlanFloor &floor, int64_t argumentBytes);

/// The fate of one tensor in a plan.
struct TensorFate {
  TensorId tensor;
  const char *fate; ///< One of "kept", "recomputed", "swapped" and
                    ///< "short-lived".
  std::string why;
  unsigned timesMade = 0;
};

/// The results of one planning run. They are in bytes and in the graph's unit
/// of cost.
struct PlanReport {
  std::string function;
  std::string costModel;
  int64_t baselinePeak = 0;
  int64_t residentBytes = 0;
  std::optional<int64_t> budget; ///< The budget of the counted bytes.
  PlanFloor floor;
  /// Why the budget was not met. If this field is set, the plan is the one that
  /// comes nearest to the budget.
  std::optional<PlanFailure> failure;
  double baselineFlops = 0, plannedFlops = 0;
  double baselineSeconds = 0, plannedSeconds = 0; ///< The value is 0 if no
                                                  ///< machine is known.
  int64_t repeats = 0;                            ///< Ops that run again.
  /// A bound: no plan within the budget costs less. It is not known for plans
  /// that copy.
  std::optional<double> costBound;
  int64_t swaps = 0; ///< The number of copies back from the host.
  std::vector<TensorFate> tensors;
  /// What the choice of slices found, if slices were chosen before. The other
  /// fields then describe the step in slices.
  std::optional<SliceFindings> slices;
  /// A sentence about each loop, if loops were planned inside. The baseline is
  /// then the step before its loops were planned. The values of a plan are
  /// those of the whole step.
  std::vector<std::string> loops;
  /// The cost of every budget, if the user asked for it.
  std::vector<FrontierPoint> frontier;

  /// Returns the peaks and costs that no other plan beats. They are sorted by
  /// the peak. They come from the frontier. If there is none, they come from
  /// the candidates of \p planned.
  std::vector<Reached> curve(const Planned &planned) const;

  /// Fills in all values of \p planned except its peak.
  void measure(const FunctionGraph &graph, const Planned &planned);

  /// Takes the baseline from \p inside. The costs of \p inside and of \p
  /// planned must have the same unit.
  void compareWith(const LoopsInside &inside, Planned &planned);

  /// Finds a lower bound on the cost of plans within the budget. For 2,000
  /// nodes, this takes well below a second.
  void findCostBound(const FunctionGraph &graph, const Planned &planned);
};

/// Returns a report on \p function with all values that do not depend on a
/// plan. The graph of the function is \p graph. Plans may use \p link.
PlanReport readReport(mlir::func::FuncOp function, const FunctionGraph &graph,
                      const Link &link);

/// Emits the error of \p report, whose budget was not met. The error has the
/// lower bound and the tensors that make up the bound.
mlir::LogicalResult emitFailure(mlir::func::FuncOp function,
                                const FunctionGraph &graph,
                                const PlanReport &report);

/// If planning has found that the budget cannot be met, emits the error. In
/// this case the plan of \p function must not be applied.
mlir::LogicalResult checkBudgetMet(mlir::func::FuncOp function);

/// Finds out what happens to each tensor. Only the steps of the plan are read
/// for this.
std::vector<TensorFate> tensorFates(const Graph &graph, const Plan &plan);

/// Returns the planner that the user asked for and the planner that made the
/// plan. An example is "auto (greedy-gaps)".
std::string plannerText(const Graph &graph, const Planned &planned);

/// Returns the budget that the user gave. An example is "4.1 kB with the
/// arguments".
std::string budgetText(const PlanFailure &failure);

/// Returns lines that say which tensors make up the bound, with the size of
/// each tensor.
std::vector<std::string> floorLines(const PlanFloor &floor, const Graph &graph);

/// Returns lines of a label and a value. They say what was sliced, what the
/// slices gain, and the lower bounds over all slices. The simulation of the
/// plan is \p simulation.
std::vector<std::pair<std::string, std::string>>
sliceLines(const SliceFindings &slices, const Simulation &simulation);

/// Writes the report as one JSON object and a newline, for tools that read what
/// a plan does to each tensor.
void writeJson(const PlanReport &report, const Planned &planned,
               const Graph &graph, llvm::raw_ostream &os);

/// Writes the report as one page without scripts or links, which contains its
/// pictures. The page has the results, the bytes that are held at each step
/// before and after the plan, and the tensors at the peak. It also has the
/// arenas, the costs of other budgets, the copies, and what happens to the
/// largest tensors.
void writeHtml(const PlanReport &report, const Planned &planned,
               const Graph &graph, llvm::raw_ostream &os);

/// Writes the report to \p path. The ending of the path decides the format:
/// JSON for .json, a page for .html, a picture for .svg, and text for all
/// others.
std::optional<Error> writeReport(const PlanReport &report,
                                 const Planned &planned, const Graph &graph,
                                 const std::string &path);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORT_H
