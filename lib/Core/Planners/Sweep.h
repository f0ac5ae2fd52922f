//===- Sweep.h - Annealing at every budget ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// These functions are not for graphs with a recompute mark. Such a mark forbids
// holding a value across the loss, and the moves of annealing do not check
// this.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_SWEEP_H
#define REMAT_LIB_CORE_PLANNERS_SWEEP_H

#include "Core/Planners/Refinement.h"

namespace remat {

/// Anneals at each twentieth of \p peak, from the top down. Each run starts
/// from the front's best plan, and the last runs go below the front's lowest
/// plan. It does so for every budget, so that a larger budget never gives a
/// costlier plan.
void sweep(const Refinement &refinement, int64_t peak);

/// Goes below the front's lowest plan in steps of \p step bytes, until no plan
/// is found or \p maxRounds are over. Each round has \p more times the moves of
/// a sweep.
void descend(const Refinement &refinement, int64_t step, int maxRounds,
             double more);

/// Anneals at \p budget in rounds of several chains, which all begin with the
/// best plan of the front. The result does not depend on the number of threads.
/// Ends when a plan costs at most \p enough.
void focus(const Refinement &refinement, int64_t budget, double enough);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_SWEEP_H
