//===- OffloadChoice.h - Which activations of a chain to offload *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heuristics that Beaumont, Eyraud-Dubois and Shilova 2020 propose and
// compare, on the model of OffloadChain.h. Each chooses activations to offload
// whole; the schedule is then the ordered no-wait one, but for TFLMS.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADCHOICE_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADCHOICE_H

#include "Core/Offload/OffloadChain.h"

namespace remat {

struct OffloadChoice {
  std::vector<bool> offloaded; ///< x_i, for i = 0, ..., L.
  OffloadSchedule schedule;
  uint32_t lead = 0; ///< The lead of TFLMS; see scheduleAhead.
};

/// The bytes of the activations in \p offloaded, in the form that schedule
/// takes.
std::vector<int64_t> movedBytes(const OffloadChain &chain,
                                const std::vector<bool> &offloaded);

/// All of these return none if they find no schedule within \p limit bytes. At
/// or above leastLimit only offloadTflms may fail.
using OffloadResult = std::optional<OffloadChoice>;

/// Section 4: the first activations, as many as are needed to reach M_peak - M
/// bytes.
OffloadResult offloadGreedy(const OffloadChain &chain, int64_t limit);

/// Section 5.3: the best choice if copies can be interrupted, on memory in \p
/// slots slots, rounded as in 5.3.2. Many choices are as good there, or worse
/// by at most \p slack times the cost of the step; of up to 256 of them the one
/// that is best with whole copies. (The paper takes one.) If no rounding gives
/// a choice that fits, close to leastLimit, the result is offloadGreedy's.
OffloadResult offloadDynProg(const OffloadChain &chain, int64_t limit,
                             int64_t slots = 500, double slack = 0.02);

/// Section 6.1: the activations whose ratio u_F / |x| is at least a threshold,
/// or every second of them; the best over all thresholds.
OffloadResult offloadVdnn(const OffloadChain &chain, int64_t limit);

/// Section 6.1 and Zhang et al. 2019 (AutoSwap): activations in the order of a
/// weighted sum of four scores, as many as are needed; the best over a grid of
/// weights. The original looks for weights by Bayesian optimisation.
OffloadResult offloadAutoSwap(const OffloadChain &chain, int64_t limit);

/// Section 6.1 and Le et al. 2018 (TFLMS): the first n activations, fetched so
/// many layers ahead; the best over both numbers.
OffloadResult offloadTflms(const OffloadChain &chain, int64_t limit);

/// A choice of TFLMS, and the bytes that it takes.
struct TflmsPoint {
  int64_t peakBytes = 0;
  OffloadChoice choice;
};

/// The choices of TFLMS that no other one beats in both bytes and makespan, by
/// falling bytes. Tries at most about 64 numbers of layers ahead.
std::vector<TflmsPoint> tflmsFront(const OffloadChain &chain);

/// The largest number of activations (with bytes) for which offloadExhaustive
/// tries all sets.
inline constexpr uint32_t kMostExhaustive = 24;

/// The best ordered no-wait schedule over all sets of activations; none for
/// chains of more than kMostExhaustive.
OffloadResult offloadExhaustive(const OffloadChain &chain, int64_t limit,
                                Copies copies = Copies::Whole);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADCHOICE_H
