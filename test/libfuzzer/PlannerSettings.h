//===- PlannerSettings.h - How a graph of the corpus is planned -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A graph's name is a label to the tools, so that here it says how the graph is
// planned: blanks apart, in any order,
//
//   NAME            of a planner; without one, all of them
//   budget=PERCENT  of the peak of keeping all; without it, as low as it gets
//   d2h=RATE h2d=RATE latency=COST half-duplex    the link to the host
//   host=BYTES      the most on the host
//   split=PARTS     tensors are split for offloading
//   no-liveness     plans are judged without liveness
//   arena           a plan whose buffers pack
//   frontier        plans for all budgets
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_LIBFUZZER_PLANNERSETTINGS_H
#define REMAT_TEST_LIBFUZZER_PLANNERSETTINGS_H

#include "Random.h"

#include "remat/Core/Planning/Planner.h"

namespace remat::fuzz {

struct PlannerSettings {
  const Planner *planner = nullptr; ///< Null: all of them.
  std::optional<uint32_t> budgetPercent;
  Link link;
  std::optional<int64_t> hostLimitBytes;
  uint32_t parts = 1;
  bool liveness = true, arena = false, frontier = false;
};

/// Words that say something else are passed over.
PlannerSettings parseSettings(std::string_view name);

/// Such a name, with a planner in most cases.
std::string randomSettings(Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_PLANNERSETTINGS_H
