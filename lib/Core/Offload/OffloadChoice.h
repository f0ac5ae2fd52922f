//===- OffloadChoice.h - Choosing activations to offload --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heuristics that Beaumont, Eyraud-Dubois and Shilova 2020 propose and
// compare, on the model of OffloadChain.h. Each chooses whole activations to
// offload. Except for TFLMS, the schedule is the ordered no-wait schedule.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADCHOICE_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADCHOICE_H

#include "Core/Offload/OffloadChain.h"

#include <limits>

namespace remat {

struct OffloadChoice {
  std::vector<bool> offloaded; ///< Whether x_i is offloaded, for i = 0, ..., L.
  OffloadSchedule schedule;
  uint32_t lead = 0; ///< The lead of TFLMS; see scheduleAhead.
};

/// Returns the bytes of each activation in \p offloaded, and 0 for all others.
/// The function schedule() takes this list as its argument `moved`.
std::vector<int64_t> movedBytes(const OffloadChain &chain,
                                const std::vector<bool> &offloaded);

/// The functions below return none if they find no schedule within \p limit
/// bytes. If \p limit is at least leastLimit, only offloadTflms may find no
/// schedule.
using OffloadResult = std::optional<OffloadChoice>;

/// Stores the choice with the shortest schedule. Among equally short schedules
/// it stores the first. Every method adds its choices to such an object.
class BestOffload {
public:
  BestOffload(const OffloadChain &chain, int64_t limit)
      : chain(chain), limit(limit) {}

  /// Adds a choice, and returns whether it has an ordered no-wait schedule
  /// within the limit.
  bool offer(const std::vector<bool> &offloaded, Copies copies = Copies::Whole);
  /// Returns the makespan of the best schedule so far, or infinity if there is
  /// none.
  double makespan() const {
    return best ? best->schedule.makespan
                : std::numeric_limits<double>::infinity();
  }
  OffloadResult take() { return std::move(best); }

private:
  const OffloadChain &chain;
  int64_t limit;
  OffloadResult best;
};

/// Section 4: offloads the first activations, until they have M_peak - M bytes.
OffloadResult offloadGreedy(const OffloadChain &chain, int64_t limit);

/// Section 5.3: finds the best choice in a model in which copies can be
/// interrupted and all sizes are rounded to \p slots slots, as in 5.3.2. In
/// this model many choices are equally good, or worse by at most \p slack times
/// the cost of the step. The function takes up to 256 such choices, and returns
/// the one that is best with whole copies. (The paper takes only one choice.)
/// If no rounded choice fits, which happens close to leastLimit, the function
/// returns the choice of offloadGreedy.
OffloadResult offloadDynProg(const OffloadChain &chain, int64_t limit,
                             int64_t slots = 500, double slack = 0.02);

/// Section 6.1: offloads the activations with a ratio u_F / |x| of at least a
/// threshold, or every second of these activations. Returns the best choice
/// over all thresholds.
OffloadResult offloadVdnn(const OffloadChain &chain, int64_t limit);

/// Section 6.1 and Zhang et al. 2019 (AutoSwap): orders the activations by a
/// weighted sum of four scores, and offloads the first activations, as many as
/// needed. Returns the best choice over a grid of weights. The original method
/// finds the weights by Bayesian optimisation.
OffloadResult offloadAutoSwap(const OffloadChain &chain, int64_t limit);

/// Section 6.1 and Le et al. 2018 (TFLMS): offloads the first n activations,
/// and fetches each of them some number of layers ahead. Returns the best
/// choice over all n and all numbers of layers.
OffloadResult offloadTflms(const OffloadChain &chain, int64_t limit);

/// A choice of TFLMS, and the bytes that it needs.
struct TflmsPoint {
  int64_t peakBytes = 0;
  OffloadChoice choice;
};

/// Returns the choices of TFLMS that no other choice beats in both bytes and
/// makespan, by falling bytes. For the number of layers ahead it tries at most
/// about 64 values.
std::vector<TflmsPoint> tflmsFront(const OffloadChain &chain);

/// offloadExhaustive tries all sets of activations if at most this many
/// activations have bytes.
inline constexpr uint32_t kMostExhaustive = 24;

/// Returns the best ordered no-wait schedule over all sets of activations, or
/// none for chains with more than kMostExhaustive activations.
OffloadResult offloadExhaustive(const OffloadChain &chain, int64_t limit,
                                Copies copies = Copies::Whole);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADCHOICE_H
