//===- Sweep.h - Annealing at every budget ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// None of these is for a graph with a recompute mark: such a mark forbids to
// hold a value across the loss, which the moves of annealing do not see.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_SWEEP_H
#define REMAT_LIB_CORE_PLANNERS_SWEEP_H

#include "Core/Planners/Refinement.h"

namespace remat {

/// Anneals at each twentieth of \p peak from above, each time from the front's
/// best plan, and then below the front's lowest plan. It does so whatever the
/// budget, so that a larger one never gives a costlier plan.
void sweep(const Refinement &refinement, int64_t peak);

/// Goes below the front's lowest plan, \p step bytes at a time, until no plan
/// is found or for \p maxRounds, with \p more times the moves of a sweep.
void descend(const Refinement &refinement, int64_t step, int maxRounds,
             double more);

/// Anneals at \p budget in rounds of several chains, all of which begin with
/// the best plan of the front. What comes out does not depend on the number of
/// threads. Ends where a plan costs no more than \p enough.
void focus(const Refinement &refinement, int64_t budget, double enough);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_SWEEP_H
