//===- Planners.h - Functions that create the planners ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each planner has one function that creates it, in the file with the planner's
// name, or in Sublinear.cpp or OffloadOnChain.cpp. To add a planner, declare
// its function here and add it to the list in Planners.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_PLANNERS_H
#define REMAT_LIB_CORE_PLANNERS_PLANNERS_H

#include "remat/Core/Graph/ForwardBackward.h"
#include "remat/Core/Planning/Planner.h"

namespace remat {

/// The base class of planners that choose which values of the forward part are
/// kept. Such a planner needs a graph with a loss, after which the backward
/// part begins.
class ForwardPlanner : public Planner {
public:
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const final;

private:
  virtual std::optional<Error> proposeFor(const Graph &graph,
                                          const ForwardBackward &split,
                                          const PlannerOptions &options,
                                          const CandidateSink &sink) const = 0;
};

std::unique_ptr<Planner> makeKeepAll();
std::unique_ptr<Planner> makeRecomputeAll();
std::unique_ptr<Planner> makePolicy();
std::unique_ptr<Planner> makeDropCheap();
std::unique_ptr<Planner> makeSublinear();
std::unique_ptr<Planner> makeSublinearFirst();
std::unique_ptr<Planner> makeSublinearAlike();
std::unique_ptr<Planner> makeSublinearSearch();
std::unique_ptr<Planner> makeSublinearRecursive();
std::unique_ptr<Planner> makeLinearCheckpoint();
std::unique_ptr<Planner> makeDivisionTree();
std::unique_ptr<Planner> makeLowerSetExhaustive();
std::unique_ptr<Planner> makeLowerSetExact();
std::unique_ptr<Planner> makeLowerSetApprox();
std::unique_ptr<Planner> makeGreedyGaps();
std::unique_ptr<Planner> makeOffloadGreedy();
std::unique_ptr<Planner> makeOffloadDynProg();
std::unique_ptr<Planner> makeOffloadVdnn();
std::unique_ptr<Planner> makeOffloadAutoSwap();
std::unique_ptr<Planner> makeOffloadTflms();
std::unique_ptr<Planner> makeOffloadExhaustive();
std::unique_ptr<Planner> makeOffloadSearch();
std::unique_ptr<Planner> makePortfolio();
std::unique_ptr<Planner> makeSearch();
std::unique_ptr<Planner> makeHybrid();
std::unique_ptr<Planner> makeExact();
std::unique_ptr<Planner> makeAuto();

/// Proposes the plans of `search`. `hybrid` begins with them, so its plans are
/// never worse.
std::optional<Error> searchPlans(const Problem &problem,
                                 const PlannerOptions &options,
                                 const CandidateSink &sink);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_PLANNERS_H
