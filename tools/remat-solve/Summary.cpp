//===- Summary.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Summary.h"

#include "remat/Core/Graph/Budget.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace remat;
using namespace remat::solve;

std::string solve::formatNumber(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.6g", value);
  return text;
}

std::string solve::formatSize(int64_t bytes) {
  std::string text = std::to_string(bytes) + " bytes";
  return bytes < 1000 ? text : text + " (" + formatBytes(bytes) + ")";
}

namespace {

std::string formatPercent(double ratio) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.1f%%", 100 * ratio);
  return text;
}

/// Formats a count, for example as "731" or "1.2 million".
std::string formatCount(uint64_t count) {
  if (count < 100000)
    return std::to_string(count);
  char text[32];
  std::snprintf(text, sizeof(text), "%.1f million", double(count) / 1e6);
  return text;
}

std::string formatSeconds(double seconds) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.3f s", seconds);
  return text;
}

class Table {
public:
  void row(std::string name, std::string value) {
    rows.push_back({std::move(name), std::move(value)});
  }

  std::string str() const {
    size_t width = 0;
    for (const auto &[name, value] : rows)
      width = std::max(width, name.size());
    std::string text;
    for (const auto &[name, value] : rows)
      text += name + std::string(width - name.size() + 2, ' ') + value + "\n";
    return text;
  }

private:
  std::vector<std::pair<std::string, std::string>> rows;
};

std::string formatPlanner(const Planned &planned) {
  if (planned.source == planned.plan.planner)
    return planned.source;
  return planned.plan.planner + " (the plan is by " + planned.source + ")";
}

std::string formatBudget(const PlanningReport &report) {
  if (!report.budgetBytes)
    return "min";
  return formatSize(*report.budgetBytes) +
         (report.planned.feasible ? ", met" : ", not met");
}

std::string formatPeak(const PlanningReport &report) {
  std::string text = formatSize(report.planned.simulation.peakBytes);
  if (report.baselinePeakBytes)
    text += ", " +
            formatPercent(double(report.planned.simulation.peakBytes) /
                          double(report.baselinePeakBytes)) +
            " of keeping all";
  return text;
}

/// Returns whether the bound on the cost shows that no plan exists.
bool isImpossible(const PlanningReport &report) {
  return report.lowerBoundCost && std::isinf(*report.lowerBoundCost);
}

std::string formatCopying(double bound, const std::string &unit) {
  const char *plan = "no plan in program order without recomputation ";
  if (std::isinf(bound))
    return plan + std::string("meets the budget");
  return "at least " + formatNumber(bound) + unit + ": " + plan +
         "takes less time";
}

} // namespace

std::string solve::formatSummary(const PlanningReport &report) {
  const Simulation &simulation = report.planned.simulation;
  const GraphSpec &graph = report.graph.spec();
  std::string unit = graph.costUnit.empty() ? "" : " " + graph.costUnit;
  Table table;
  table.row("graph", (graph.name.empty() ? "" : graph.name + ", ") +
                         std::to_string(graph.nodes.size()) + " nodes, " +
                         std::to_string(graph.tensors.size()) + " tensors");
  table.row(
      "planner",
      formatPlanner(report.planned) + ", " +
          std::to_string(report.planned.candidates) +
          (report.planned.candidates == 1 ? " plan" : " plans") + " tried in " +
          formatSeconds(report.seconds) +
          (report.moves ? ", " + formatCount(report.moves) + " changes" : "") +
          (report.effort ? ", effort " + formatNumber(*report.effort) : "") +
          (report.stopped ? ", stopped by the time limit" : "") +
          (report.memoryBytes
               ? ", " + formatBytes(*report.memoryBytes) + " of memory"
               : ""));
  table.row("budget", formatBudget(report));
  table.row("peak", formatPeak(report));
  table.row("keeping all", formatSize(report.baselinePeakBytes));
  table.row("lower bound", formatSize(report.lowerBound.bytes));
  table.row("resident", formatSize(simulation.residentBytes));
  table.row("compute", formatNumber(simulation.computeCost) + unit + ", " +
                           formatPercent(simulation.overhead()) +
                           " above the graph's " +
                           formatNumber(simulation.baseCost) + unit);
  if (isImpossible(report))
    table.row("bound", "no plan without copies meets the budget");
  else if (report.lowerBoundCost && simulation.baseCost > 0)
    table.row(
        "bound",
        formatNumber(*report.lowerBoundCost) + unit + ", " +
            formatPercent(*report.lowerBoundCost / simulation.baseCost - 1) +
            " above: no plan without copies costs less");
  if (report.lowerBoundCopying)
    table.row("bound copying", formatCopying(*report.lowerBoundCopying, unit));
  table.row("makespan", formatNumber(simulation.makespan) + unit +
                            ", stalled " + formatNumber(simulation.stall) +
                            unit);
  if (const auto &bound = report.lowerBoundMakespan;
      bound && std::isfinite(*bound) && simulation.baseCost > 0)
    table.row("bound with copies",
              formatNumber(*bound) + unit + ", " +
                  formatPercent(*bound / simulation.baseCost - 1) +
                  " above the graph's compute: no plan takes less time");
  if (const auto &gap = report.planned.gap)
    table.row("gap", "at most " + formatNumber(gap->cost) + unit + " to the " +
                         gap->of);
  if (simulation.swappedOutBytes)
    table.row("swapped out",
              formatSize(simulation.swappedOutBytes) + ", at most " +
                  formatSize(simulation.hostPeakBytes) + " on the host");
  return table.str();
}

std::string solve::formatPackingSummary(const Packing &packing,
                                        int64_t liveBytes, double seconds) {
  char ratio[32];
  std::snprintf(ratio, sizeof(ratio), "%.4f",
                liveBytes ? double(packing.arenaBytes) / double(liveBytes) : 1);
  Table table;
  table.row("buffers", std::to_string(packing.offsets.size()) + ", packed in " +
                           formatSeconds(seconds));
  table.row("arena", formatSize(packing.arenaBytes) + ", " + ratio +
                         " of the most that lives at once");
  table.row("live at once", formatSize(liveBytes));
  table.row("lower bound",
            formatSize(packing.lowerBoundBytes) +
                (packing.isOptimal()
                     ? ", reached"
                     : ", gap " + formatSize(packing.arenaBytes -
                                             packing.lowerBoundBytes)));
  return table.str();
}

void solve::print(const std::string &text) { std::fputs(text.c_str(), stdout); }

std::string solve::formatInfeasible(const PlanningReport &report) {
  std::string text = "the planner '" + report.planned.plan.planner +
                     "' cannot meet the budget of " +
                     formatSize(*report.budgetBytes) + "\n";
  text += "  the smallest budget that it reached is " +
          formatSize(report.planned.simulation.peakBytes) + "\n";
  text += "  no plan needs less than " + formatSize(report.lowerBound.bytes) +
          ", for " + describe(report.lowerBound, report.graph) + "\n";
  if (*report.budgetBytes < report.lowerBound.bytes)
    text += "  give at least that much, or make what forms it smaller\n";
  else if (isImpossible(report))
    text += "  no plan without copies meets the budget: give a larger one\n";
  else
    text += "  give a larger budget, or try another planner\n";
  if (int64_t residents = report.planned.simulation.residentBytes)
    text += "  none of these counts the " + formatSize(residents) +
            " of resident tensors\n";
  if (report.hostLimitBytes)
    text += "  copies on the host were limited to " +
            formatSize(*report.hostLimitBytes) + ": a larger limit may help\n";
  return text;
}

std::string solve::formatPlannerList() {
  Table table;
  for (const auto &planner : planners())
    table.row(std::string(planner->name()), std::string(planner->summary()));
  return table.str();
}
