//===- Strategies.cpp - Kusumoto's equations for a graph ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Modes.h"
#include "Summary.h"

#include "Core/LowerSets/LowerSetExact.h"

using namespace remat;
using namespace remat::solve;

namespace {

struct Row {
  double share; ///< The share of B*.
  int64_t budget;
  /// The canonical strategies with the least and with the most recomputation by
  /// Eq. 1.
  CanonicalStrategy least, most;
};

std::vector<Row> rowsOf(const LowerSetFamily &family, int64_t smallest) {
  std::vector<Row> rows;
  for (double share : {1.0, 1.5, 2.0}) {
    auto budget = int64_t(share * double(smallest));
    rows.push_back(
        {share, budget,
         *searchStrategies(family, budget, StrategyObjective::Time).strategy,
         *searchStrategies(family, budget, StrategyObjective::Memory)
              .strategy});
  }
  return rows;
}

std::string formatJson(const std::vector<Row> &rows, int64_t smallest) {
  std::string text = "{\"smallest_budget_bytes\": " + std::to_string(smallest) +
                     ", \"strategies\": [";
  for (const Row &row : rows)
    text += std::string(&row == rows.data() ? "" : ", ") +
            "{\"budget_bytes\": " + std::to_string(row.budget) +
            ", \"least_overhead\": " + formatNumber(row.least.overhead) +
            ", \"most_overhead\": " + formatNumber(row.most.overhead) + "}";
  return text + "]}\n";
}

std::string formatText(const std::vector<Row> &rows, int64_t smallest) {
  std::string text =
      "B*, the smallest budget with a strategy: " + formatSize(smallest) + "\n";
  for (const Row &row : rows)
    text += "within " + formatNumber(row.share) + " B*: recomputation from " +
            formatNumber(row.least.overhead) + " (" +
            std::to_string(row.least.sets.size()) + " parts) to " +
            formatNumber(row.most.overhead) + " (" +
            std::to_string(row.most.sets.size()) + " parts)\n";
  return text;
}

} // namespace

int solve::runStrategies(const Options &options, const Graph &graph) {
  Result<ForwardBackward> split = splitAtLoss(graph, "--strategies");
  if (!split)
    return reportError(split.error());
  ForwardGraph forward = forwardGraph(graph, *split);
  constexpr uint32_t kMaxSets = 1024;
  LowerSetFamily family = LowerSetFamily::ancestors(forward, kMaxSets);
  int64_t smallest = smallestBudget(family);
  std::vector<Row> rows = rowsOf(family, smallest);
  print(options.json ? formatJson(rows, smallest) : formatText(rows, smallest));
  return kDone;
}
