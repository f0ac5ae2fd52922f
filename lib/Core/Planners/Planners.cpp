//===- Planners.cpp - The list of planners --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Planners.h"

#include <array>

using namespace remat;

std::span<const std::unique_ptr<Planner>> remat::planners() {
  static const std::array all = {
      makeKeepAll(),
      makeRecomputeAll(),
      makePolicy(),
      makeDropCheap(),
      makeSublinear(),
      makeSublinearSearch(),
      makeSublinearRecursive(),
      makeLinearCheckpoint(),
      makeDivisionTree(),
      makeLowerSetExhaustive(),
      makeLowerSetExact(),
      makeLowerSetApprox(),
      makeGreedyGaps(),
      makeOffloadGreedy(),
      makeOffloadDynProg(),
      makeOffloadVdnn(),
      makeOffloadAutoSwap(),
      makeOffloadTflms(),
      makeOffloadExhaustive(),
      makeOffloadSearch(),
      makePortfolio(),
      makeSublinearFirst(),
      makeSublinearAlike(),
      makeSearch(),
      makeHybrid(),
      makeExact(),
      makeAuto(),
  };
  return all;
}

const Planner *remat::findPlanner(std::string_view name) {
  for (const auto &planner : planners())
    if (planner->name() == name)
      return planner.get();
  return nullptr;
}

std::optional<Error> ForwardPlanner::propose(const Problem &problem,
                                             const PlannerOptions &options,
                                             const CandidateSink &sink) const {
  Result<ForwardBackward> split = splitAtLoss(problem.graph, name());
  if (!split)
    return split.error();
  return proposeFor(problem.graph, *split, options, sink);
}
