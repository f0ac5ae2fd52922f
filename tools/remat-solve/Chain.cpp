//===- Chain.cpp - The chain model of offloading --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Modes.h"
#include "Summary.h"

#include "Core/Base/Parallel.h"
#include "Core/Offload/OffloadChoice.h"
#include "Core/Offload/OffloadStep.h"

using namespace remat;
using namespace remat::solve;

namespace {

struct Heuristic {
  const char *name;
  OffloadResult (*choose)(const OffloadChain &chain, int64_t limit);
};

constexpr Heuristic kHeuristics[] = {
    {"greedy", offloadGreedy},
    {"dynprog", [](const OffloadChain &chain,
                   int64_t limit) { return offloadDynProg(chain, limit); }},
    {"vdnn", offloadVdnn},
    {"autoswap", offloadAutoSwap},
    {"tflms", offloadTflms},
};

struct Row {
  int64_t limit = 0;
  double bound = 0; ///< Proposition 3.
  std::optional<double> makespans[std::size(kHeuristics)];
};

Row rowOf(const OffloadChain &chain, int64_t limit) {
  Row row{limit, makespanBound(chain, limit), {}};
  for (size_t i = 0; i < std::size(kHeuristics); ++i)
    if (OffloadResult choice = kHeuristics[i].choose(chain, limit))
      row.makespans[i] = choice->schedule.makespan;
  return row;
}

std::vector<Row> rowsOf(const OffloadChain &chain, const Options &options) {
  std::vector<Row> rows(options.chainLimits);
  int64_t least = leastLimit(chain), span = peakBytes(chain) - least;
  inParallel(rows.size(), options.planning.threads, [&](uint32_t i) {
    double share = double(i) / double(std::max<size_t>(1, rows.size() - 1));
    rows[i] = rowOf(chain, least + int64_t(double(span) * share));
  });
  return rows;
}

std::string formatJson(const OffloadChain &chain,
                       const std::vector<Row> &rows) {
  std::string text =
      "{\"layers\": " + std::to_string(chain.size()) +
      ", \"compute_cost\": " + formatNumber(chain.computeCost()) +
      ", \"limits\": [";
  for (const Row &row : rows) {
    text += std::string(&row == rows.data() ? "" : ", ") +
            "{\"bytes\": " + std::to_string(row.limit) +
            ", \"bound\": " + formatNumber(row.bound) + ", \"makespans\": {";
    for (size_t i = 0; i < std::size(kHeuristics); ++i)
      text += std::string(i ? ", " : "") + "\"" + kHeuristics[i].name + "\": " +
              (row.makespans[i] ? formatNumber(*row.makespans[i]) : "null");
    text += "}}";
  }
  return text + "]}\n";
}

std::string formatText(const OffloadChain &chain,
                       const std::vector<Row> &rows) {
  std::string text = "chain of " + std::to_string(chain.size()) +
                     " layers, which compute for " +
                     formatNumber(chain.computeCost()) + "\n";
  for (const Row &row : rows) {
    text += "within " + formatSize(row.limit) + ": at least " +
            formatNumber(row.bound);
    for (size_t i = 0; i < std::size(kHeuristics); ++i)
      text += std::string("; ") + kHeuristics[i].name + " " +
              (row.makespans[i] ? formatNumber(*row.makespans[i])
                                : std::string("does not fit"));
    text += "\n";
  }
  return text;
}

} // namespace

int solve::runChain(const Options &options, const Graph &graph) {
  if (!options.model.link.deviceToHost || !options.model.link.hostToDevice)
    return reportError({"--chain needs the link's bandwidth in both "
                        "directions: give --d2h and --h2d"});
  Result<ForwardBackward> split = splitAtLoss(graph, "--chain");
  if (!split)
    return reportError(split.error());
  OffloadChain chain = offloadStep(graph, *split, options.model.link,
                                   virtualLayers(graph, *split))
                           .chain;
  if (auto mistake = findMistake(chain))
    return reportError(*mistake);
  std::vector<Row> rows = rowsOf(chain, options);
  print(options.json ? formatJson(chain, rows) : formatText(chain, rows));
  return kDone;
}
