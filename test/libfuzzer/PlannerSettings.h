//===- PlannerSettings.h - How a graph of the corpus is planned -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To the tools, a graph's name is only a label. In this corpus, the name has
// the options for planning the graph, in any order and with blanks between
// them:
//
//   NAME            of a planner; without it, all planners plan
//   budget=PERCENT  of the keep-all peak; without it, plans for the lowest peak
//   d2h=RATE h2d=RATE latency=COST half-duplex    the link to the host
//   host=BYTES      the most bytes on the host
//   split=PARTS     divides tensors into parts for offloading
//   no-liveness     judges plans without liveness analysis
//   arena           looks for a plan whose buffers pack well
//   frontier        plans for all budgets
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_LIBFUZZER_PLANNERSETTINGS_H
#define REMAT_TEST_LIBFUZZER_PLANNERSETTINGS_H

#include "Random.h"

#include "remat/Core/Planning/Planner.h"

namespace remat::fuzz {

struct PlannerSettings {
  const Planner *planner = nullptr; ///< If this is null, all planners plan.
  std::optional<uint32_t> budgetPercent;
  Link link;
  std::optional<int64_t> hostLimitBytes;
  uint32_t parts = 1;
  bool liveness = true, arena = false, frontier = false;
};

/// Unknown words are ignored.
PlannerSettings parseSettings(std::string_view name);

/// Draws a name with random options. In most cases the name has a planner.
std::string randomSettings(Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_PLANNERSETTINGS_H
