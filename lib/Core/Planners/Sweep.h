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

/// Anneals with targets at every 5 % of \p peak, from the highest to the
/// lowest. Each run starts from the front's best plan for its target. The last
/// runs go below the front's lowest plan. The targets do not depend on the
/// user's budget, so that a larger budget never gives a costlier plan.
void sweep(const Refinement &refinement, int64_t peak);

/// Anneals to find plans below the front's lowest plan. In each round the
/// target is \p step bytes below the lowest plan. It ends when a round finds no
/// plan, or after \p maxRounds rounds. Each round has \p more times the moves
/// of a sweep.
void descend(const Refinement &refinement, int64_t step, int maxRounds,
             double more);

/// Anneals with \p budget as the target, in rounds of several chains. All
/// chains of a round begin with the best plan of the front. A chain ends when
/// it finds a plan that costs at most \p enough. The result does not depend on
/// the number of threads.
void focus(const Refinement &refinement, int64_t budget, double enough);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_SWEEP_H
