//===- OffloadBest.h - The best of several choices --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every method that chooses activations to offload adds its choices here. This
// class keeps the choice with the shortest schedule.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADBEST_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADBEST_H

#include "Core/Offload/OffloadChoice.h"

#include <limits>

namespace remat {

/// Stores the choice with the shortest schedule. Among equally short ones it
/// stores the first.
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

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADBEST_H
