//===- Annealing.cpp - Several annealing chains at a time -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Annealing.h"

#include "Core/Base/Parallel.h"

#include <cmath>
#include <limits>

using namespace remat;

uint64_t remat::scaledMoves(const Graph &graph, double movesPerNode) {
  constexpr double kShort = 1600, kLong = 2000, kHuge = 20000;
  double nodes = graph.numNodes();
  if (nodes < kShort)
    return uint64_t(movesPerNode * std::sqrt(nodes * kShort)) + 1;
  double scaled = nodes < kLong ? nodes : kLong * std::sqrt(kLong / nodes);
  // For graphs of more than kHuge nodes, evictions already give such good plans
  // that even many moves for each node do not improve them.
  scaled *= std::min(1.0, kHuge / nodes);
  // The time to insert or erase a step is proportional to the number of its
  // operands. Nodes of networks have up to 3.5 operands.
  constexpr double kOperands = 3.5;
  scaled *= std::min(1.0, kOperands * nodes / double(graph.numOperands()));
  return uint64_t(movesPerNode * scaled) + 1;
}

Watch remat::withoutCosts(const Watch &watch) {
  if (!watch)
    return {};
  return [&watch](uint64_t moves, double) {
    return watch(moves, std::numeric_limits<double>::infinity());
  };
}

DescentSchedules remat::descentSchedules(SearchSchedule schedule) {
  schedule.lastWeight = 1e7;
  DescentSchedules both{schedule, schedule};
  both.direct.firstWeight = 1e5;
  both.wide.firstTemperature = 2;
  both.wide.firstWeight = 1;
  return both;
}

std::vector<std::vector<Step>>
remat::annealTogether(const Graph &graph, const RepeatedStructure &structure,
                      std::span<const Chain> chains, uint32_t threads) {
  std::vector<std::vector<Step>> plans(chains.size());
  inParallel(chains.size(), threads, [&](uint32_t i) {
    const Chain &chain = chains[i];
    plans[i] = searchSequence(graph, structure, chain.start, chain.target,
                              chain.schedule, chain.seed)
                   .steps;
  });
  return plans;
}
