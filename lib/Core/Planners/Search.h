//===- Search.h - The part of search that hybrid calls ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `hybrid` begins with the plans of `search`, so its plans are never worse.
// This function makes these plans.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_SEARCH_H
#define REMAT_LIB_CORE_PLANNERS_SEARCH_H

#include "Core/Planners/Planners.h"

namespace remat {

/// Proposes the plans of `search`.
std::optional<Error> searchPlans(const Problem &problem,
                                 const PlannerOptions &options,
                                 const CandidateSink &sink);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_SEARCH_H
