//===- AskTogether.h - Runs several planners at the same time ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some planners take the best proposal of other planners. This file runs the
// other planners on several threads, and passes their proposals on in a fixed
// order. The result therefore does not depend on the threads.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNING_ASKTOGETHER_H
#define REMAT_LIB_CORE_PLANNING_ASKTOGETHER_H

#include "remat/Core/Planning/Planner.h"

namespace remat {

struct Asked {
  std::optional<Error> error; ///< The first error, which is set only if no
                              ///< planner can plan the graph.
  /// This is false if all planners failed or if the watch asks to end.
  bool goOn;
};

/// Passes the proposals of \p planners to \p sink, in the order of the
/// planners. A planner that cannot plan the graph, for instance because it has
/// no loss, is skipped. If the watch asks to end after a planner has succeeded,
/// no further planner begins.
Asked askTogether(const std::vector<const Planner *> &planners,
                  const Problem &problem, const PlannerOptions &options,
                  const CandidateSink &sink);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNING_ASKTOGETHER_H
