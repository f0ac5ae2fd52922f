//===- OffloadChoice.h - Choosing activations to offload --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The heuristics that Beaumont, Eyraud-Dubois and Shilova 2020 propose and
// compare, on the model of OffloadChain.h. Each one chooses whole activations
// to offload. The schedule is then the ordered no-wait one, except for TFLMS.
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

/// Returns the bytes of the activations in \p offloaded, as schedule() takes
/// them.
std::vector<int64_t> movedBytes(const OffloadChain &chain,
                                const std::vector<bool> &offloaded);

/// All these functions return none if they find no schedule within \p limit
/// bytes. At or above leastLimit only offloadTflms may fail.
using OffloadResult = std::optional<OffloadChoice>;

/// Section 4: the first activations, until M_peak - M bytes are reached.
OffloadResult offloadGreedy(const OffloadChain &chain, int64_t limit);

/// Section 5.3: the best choice if copies can be interrupted, in memory of \p
/// slots slots, rounded as in 5.3.2. Many choices are equally good, or worse by
/// at most \p slack times the cost of the step. The function takes up to 256
/// such choices and returns the best one with whole copies. (The paper takes
/// one choice.) If no rounded choice fits, which happens close to leastLimit,
/// the function returns the choice of offloadGreedy.
OffloadResult offloadDynProg(const OffloadChain &chain, int64_t limit,
                             int64_t slots = 500, double slack = 0.02);

/// Section 6.1: the activations with a ratio u_F / |x| of at least a threshold,
/// or every second one of them. Returns the best choice over all thresholds.
OffloadResult offloadVdnn(const OffloadChain &chain, int64_t limit);

/// Section 6.1 and Zhang et al. 2019 (AutoSwap): the first activations in the
/// order of a weighted sum of four scores, as many as needed. Returns the best
/// choice over a grid of weights. The original finds weights by Bayesian
/// optimisation.
OffloadResult offloadAutoSwap(const OffloadChain &chain, int64_t limit);

/// Section 6.1 and Le et al. 2018 (TFLMS): the first n activations, fetched
/// some number of layers ahead. Returns the best choice over both numbers.
OffloadResult offloadTflms(const OffloadChain &chain, int64_t limit);

/// A choice of TFLMS, and the bytes that it needs.
struct TflmsPoint {
  int64_t peakBytes = 0;
  OffloadChoice choice;
};

/// Returns the choices of TFLMS that no other choice beats in both bytes and
/// makespan, by falling bytes. It tries at most about 64 numbers of layers
/// ahead.
std::vector<TflmsPoint> tflmsFront(const OffloadChain &chain);

/// The largest number of activations with bytes for which offloadExhaustive
/// tries all sets.
inline constexpr uint32_t kMostExhaustive = 24;

/// Returns the best ordered no-wait schedule over all sets of activations, or
/// none for chains with more than kMostExhaustive.
OffloadResult offloadExhaustive(const OffloadChain &chain, int64_t limit,
                                Copies copies = Copies::Whole);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADCHOICE_H
