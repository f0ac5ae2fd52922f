//===- OffloadBest.h - The best of several choices --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every method that chooses activations to offload offers its choices here, and
// the one with the shortest schedule is kept.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADBEST_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADBEST_H

#include "Core/Offload/OffloadChoice.h"

#include <limits>

namespace remat {

/// Remembers the choice with the shortest schedule, the first of several.
class BestOffload {
public:
  BestOffload(const OffloadChain &chain, int64_t limit)
      : chain(chain), limit(limit) {}

  /// Returns whether the ordered no-wait schedule is within the limit.
  bool offer(const std::vector<bool> &offloaded, Copies copies = Copies::Whole);
  /// The makespan of the best schedule so far; infinite if there is none.
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
