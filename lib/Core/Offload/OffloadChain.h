//===- OffloadChain.h - The chain model of offloading -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont, Eyraud-Dubois and Shilova 2020, section 3: a step is the chain F_0,
// ..., F_L, B_L, ..., B_0. F_i reads x_i and makes x_i+1. B_i reads x_i, x_i+1
// and y_i+1, and makes y_i. An activation x_i may be copied to the host after
// F_i-1 and back before B_i. The link carries one copy at a time and has no
// latency. The tensors y_i and x_L+1 stay on the device.
//
// A schedule is ordered: copies to the host go in rising order of i, and copies
// back in falling order. A schedule is also *no-wait*: the operations and
// copies before the middle happen as early as possible, and those after the
// middle as late as possible. For a given choice of copies, this is the best
// schedule (Proposition 1).
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

/// The layer with the operations F_i and B_i. Sizes are in bytes, and times in
/// units of cost.
struct OffloadLayer {
  int64_t input = 0;         ///< |x_i|
  int64_t gradient = 0;      ///< |y_i|
  double forwardCost = 0;    ///< u_F
  double backwardCost = 0;   ///< u_B
  int64_t forwardExtra = 0;  ///< ex_F
  int64_t backwardExtra = 0; ///< ex_B
};

struct OffloadChain {
  std::vector<OffloadLayer> layers; ///< The layers i = 0, ..., L.
  int64_t output = 0;               ///< |x_L+1|
  int64_t outputGradient = 0;       ///< |y_L+1|
  /// The bytes per unit of cost in each direction. The paper has a single
  /// bandwidth, beta.
  double toHost = 0, toDevice = 0;

  uint32_t size() const { return layers.size(); }
  /// Returns |x_i| and |y_i| for i = 0, ..., L+1.
  int64_t activation(uint32_t i) const {
    return i < size() ? layers[i].input : output;
  }
  int64_t gradient(uint32_t i) const {
    return i < size() ? layers[i].gradient : outputGradient;
  }
  double computeCost() const;
};

/// Returns an error if \p chain has no layer, a negative or infinite number, or
/// a bandwidth that is not positive and finite. All other functions need a
/// chain without mistakes.
std::optional<Error> findMistake(const OffloadChain &chain);

/// Returns the bytes that F_i and B_i need in addition to the stored
/// activations: their extra memory, and for B_i its gradients.
int64_t forwardOwn(const OffloadChain &chain, uint32_t i);
int64_t backwardOwn(const OffloadChain &chain, uint32_t i);

/// Returns M_peak, the bytes that the step needs if nothing is offloaded
/// (section 3.2).
int64_t peakBytes(const OffloadChain &chain);
/// Returns the smallest limit for which a schedule exists: the most bytes that
/// any F_i or B_i needs if all activations except x_i and x_i+1 are on the
/// host.
int64_t leastLimit(const OffloadChain &chain);

/// Returns LB of Proposition 3, in units of cost: no schedule within \p limit
/// bytes is shorter.
double makespanBound(const OffloadChain &chain, int64_t limit);

/// Whole is assumption E: memory is free only after a whole copy. Interruptible
/// is the model of sections 4 and 5: memory becomes free byte by byte during a
/// copy that may be interrupted.
enum class Copies : uint8_t { Whole, Interruptible };

/// The copy of x_i in one direction.
struct OffloadCopy {
  uint32_t activation = 0;
  double start = 0, end = 0;
};

struct OffloadSchedule {
  double makespan = 0;
  /// The start times of each F_i and B_i.
  std::vector<double> forwardStart, backwardStart;
  /// The copies to the host are sorted by time, which is also the order of
  /// rising i.
  std::vector<OffloadCopy> toHost;
  /// The copies to the device are sorted by time, which is also the order of
  /// falling i.
  std::vector<OffloadCopy> toDevice;
};

/// Returns the ordered no-wait schedule that offloads \p moved[i] bytes of x_i,
/// for i = 0, ..., L, within \p limit bytes. Returns none if some F_i or B_i
/// does not fit.
std::optional<OffloadSchedule> schedule(const OffloadChain &chain,
                                        int64_t limit,
                                        std::span<const int64_t> moved,
                                        Copies copies = Copies::Whole);

/// A schedule that never waits for memory, and the bytes it needs.
struct AheadSchedule {
  OffloadSchedule schedule;
  int64_t peakBytes = 0;
};

/// Returns the schedule of TFLMS (section 6.1): F_i never waits. The copy of
/// x_i back to the device is requested at the start of B_i+lead, or at the
/// start of B_L if there is no such layer. B_i waits for this copy. The number
/// \p lead is at least 1.
AheadSchedule scheduleAhead(const OffloadChain &chain,
                            std::span<const int64_t> moved, uint32_t lead);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADCHAIN_H
