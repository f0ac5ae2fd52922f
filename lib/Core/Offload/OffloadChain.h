//===- OffloadChain.h - The chain model of offloading -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont, Eyraud-Dubois and Shilova 2020, section 3: a step is the chain
// F_0, ..., F_L, B_L, ..., B_0. F_i reads x_i and makes x_i+1; B_i reads x_i,
// x_i+1 and y_i+1 and makes y_i. An activation x_i may be copied to the host
// after F_i-1 and back before B_i, over a link that carries one copy at a time
// and without latency; y_i and x_L+1 stay.
//
// A schedule is ordered: copies to the host go in rising and copies back in
// falling order of i. It is no-wait: everything happens as early as possible,
// and, seen from the end, everything behind the middle as late as possible,
// which by Proposition 1 is best for given copies.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADCHAIN_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADCHAIN_H

#include "remat/Core/Base/Result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace remat {

/// F_i and B_i. Bytes, and units of cost as time.
struct OffloadLayer {
  int64_t input = 0;         ///< |x_i|
  int64_t gradient = 0;      ///< |y_i|
  double forwardCost = 0;    ///< u_F
  double backwardCost = 0;   ///< u_B
  int64_t forwardExtra = 0;  ///< ex_F
  int64_t backwardExtra = 0; ///< ex_B
};

struct OffloadChain {
  std::vector<OffloadLayer> layers; ///< i = 0, ..., L.
  int64_t output = 0;               ///< |x_L+1|
  int64_t outputGradient = 0;       ///< |y_L+1|
  /// Bytes per unit of cost in each direction; the paper has a single
  /// bandwidth, beta.
  double toHost = 0, toDevice = 0;

  uint32_t size() const { return layers.size(); }
  /// |x_i| and |y_i| for i = 0, ..., L+1.
  int64_t activation(uint32_t i) const {
    return i < size() ? layers[i].input : output;
  }
  int64_t gradient(uint32_t i) const {
    return i < size() ? layers[i].gradient : outputGradient;
  }
  double computeCost() const;
};

/// What is wrong with \p chain: no layer, a negative or infinite number, or a
/// bandwidth that is not above 0 and finite. Other functions need a sound one.
std::optional<Error> findMistake(const OffloadChain &chain);

/// Bytes that F_i and B_i need on top of what is stored for others: their extra
/// memory and gradients.
int64_t forwardOwn(const OffloadChain &chain, uint32_t i);
int64_t backwardOwn(const OffloadChain &chain, uint32_t i);

/// M_peak, the bytes that the step needs with nothing offloaded (section 3.2).
int64_t peakBytes(const OffloadChain &chain);
/// The smallest limit for which there is a schedule: the most bytes that any
/// F_i or B_i needs while all activations but x_i and x_i+1 are on the host.
int64_t leastLimit(const OffloadChain &chain);

/// LB of Proposition 3, in units of cost: no schedule within \p limit bytes is
/// shorter.
double makespanBound(const OffloadChain &chain, int64_t limit);
/// The makespan of the best schedule where activations may be offloaded in part
/// and copies interrupted (Theorem 2). At least makespanBound, and still a
/// bound. None below leastLimit.
std::optional<double> fractionalBound(const OffloadChain &chain, int64_t limit);

/// Assumption E: memory is free only after a whole copy. Or, as in sections 4
/// and 5, byte by byte during a copy that may be interrupted.
enum class Copies : uint8_t { Whole, Interruptible };

/// x_i's copy in one direction.
struct OffloadCopy {
  uint32_t activation = 0;
  double start = 0, end = 0;
};

struct OffloadSchedule {
  double makespan = 0;
  /// The start of each F_i and B_i.
  std::vector<double> forwardStart, backwardStart;
  std::vector<OffloadCopy> toHost;   ///< Sorted by time and by i.
  std::vector<OffloadCopy> toDevice; ///< Sorted by time and by falling i.
};

/// The ordered no-wait schedule that offloads \p moved[i] bytes of x_i, for i =
/// 0, ..., L, within \p limit bytes; none where some F_i or B_i does not fit.
std::optional<OffloadSchedule> schedule(const OffloadChain &chain,
                                        int64_t limit,
                                        std::span<const int64_t> moved,
                                        Copies copies = Copies::Whole);

/// A schedule that never waits for memory, and the bytes that it needs.
struct AheadSchedule {
  OffloadSchedule schedule;
  int64_t peakBytes = 0;
};

/// The schedule of TFLMS (section 6.1): F_i never waits; x_i comes back from
/// the start of B_i+lead on, or of B_L where that is earlier, and B_i waits for
/// it. \p lead is at least 1.
AheadSchedule scheduleAhead(const OffloadChain &chain,
                            std::span<const int64_t> moved, uint32_t lead);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADCHAIN_H
