//===- OffloadBest.h - The best of several choices --------------*- C++ -*-===//
#ifndef REMAT_LIB_CORE_OFFLOADBEST_H
#define REMAT_LIB_CORE_OFFLOADBEST_H

#include "remat/Core/OffloadChoice.h"

namespace remat {

/// Remembers the choice with the shortest schedule, the first of several.
class BestOffload {
public:
  BestOffload(const OffloadChain &chain, int64_t limit)
      : chain(chain), limit(limit) {}

  /// Returns whether the ordered no-wait schedule is within the limit.
  bool offer(const std::vector<bool> &offloaded, Copies copies = Copies::Whole);
  OffloadResult take() { return std::move(best); }

private:
  const OffloadChain &chain;
  int64_t limit;
  OffloadResult best;
};

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOADBEST_H
