//===- Sweep.h - Annealing at every budget ----------------------*- C++ -*-===//
#ifndef REMAT_LIB_CORE_PLANNERS_SWEEP_H
#define REMAT_LIB_CORE_PLANNERS_SWEEP_H

#include "Refinement.h"

#include "remat/Core/LocalSearch.h"

namespace remat {

/// Anneals at each twentieth of \p peak from above, each time from the front's
/// best plan, and then below the front's lowest plan. It does so whatever the
/// budget, so that a larger one never gives a costlier plan.
void sweep(const Graph &graph, int64_t peak, double effort, Front &front,
           const CandidateSink &sink, std::string_view source);

/// Goes below the front's lowest plan, \p step bytes at a time, until no plan
/// is found or for \p maxRounds.
void descend(const Graph &graph, int64_t step, int maxRounds, double effort,
             Front &front, const CandidateSink &sink, std::string_view source);

/// Anneals at \p budget in several chains of which each goes on from its own
/// best plan, in as many threads as there are cores; what comes out does not
/// depend on their number.
void focus(const Graph &graph, int64_t budget, double effort, Front &front,
           const CandidateSink &sink, std::string_view source);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_SWEEP_H
