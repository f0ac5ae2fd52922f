//===- AskTogether.h - Several planners at once -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some planners take the best of what others propose. This runs them on
// several threads and hands the proposals on in a fixed order, so that the
// result does not depend on the threads.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNING_ASKTOGETHER_H
#define REMAT_LIB_CORE_PLANNING_ASKTOGETHER_H

#include "remat/Core/Planning/Planner.h"

namespace remat {

struct Asked {
  std::optional<Error> error; ///< The first one, where no planner can.
  bool goOn;                  ///< False: all failed, or the watch says so.
};

/// Passes the proposals of \p planners on to \p sink, in the order of the
/// planners, whichever ends first. A planner that cannot work on the graph
/// (because it has no loss, for instance) is skipped. Once there is a plan and
/// the watch asks to end, no further planner begins.
Asked askTogether(const std::vector<const Planner *> &planners,
                  const Problem &problem, const PlannerOptions &options,
                  const CandidateSink &sink);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNING_ASKTOGETHER_H
