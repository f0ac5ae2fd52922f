//===- Packing.cpp - Packs with several methods ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Packing/Packing.h"

#include "Core/Packing/PackGreedy.h"
#include "Core/Packing/PackOrders.h"
#include "Core/Packing/PackSearch.h"

#include <algorithm>

using namespace remat;

namespace {

/// The number of visits of buffers at effort 1. So many visits take five to
/// nine seconds.
constexpr double kWork = 7e9;

/// Returns the best packing by greedy orders. If so many buffers live at the
/// same time that each order takes seconds, only the first orders are tried.
PackedOffsets packGreedily(const PackProblem &problem,
                           const PackingOptions &options, int64_t &work) {
  PackedOffsets best = packInTime(problem);
  GreedyPacker greedy(problem);
  for (unsigned k = 0; k < kPackKeys; ++k)
    for (Fit fit : {Fit::First, Fit::Best}) {
      int64_t cost = greedyWork(problem);
      if (isEnough(best, problem.lowerBound, options) || cost > work)
        return best;
      work -= cost;
      std::vector<double> keys = packKeys(problem, PackKey(k));
      PackedOffsets packed = greedy.pack(orderByKeys(keys), fit);
      if (packed.height < best.height)
        best = std::move(packed);
    }
  return best;
}

} // namespace

Packing remat::packBuffers(std::span<const LiveBuffer> buffers,
                           const PackingOptions &options) {
  Packing packing;
  packing.offsets.resize(buffers.size(), 0);
  std::vector<PackProblem> parts = divideByTime(buffers);
  // The arena is at least as large as the largest bound of all parts. Packing a
  // part into less than this bound saves nothing.
  int64_t unavoidable = 0;
  for (const PackProblem &part : parts)
    unavoidable = std::max(unavoidable, part.lowerBound);
  size_t buffersLeft = 0;
  for (const PackProblem &part : parts)
    buffersLeft += part.size();
  double workLeft = std::min(kWork * options.effort, 1e18);
  for (PackProblem &part : parts) {
    part.lowerBound = unavoidable;
    auto share = int64_t(workLeft * double(part.size()) / double(buffersLeft));
    int64_t work = share;
    PackedOffsets best = packGreedily(part, options, work);
    searchPackings(part, options, work, best, part.lowerBound);
    for (size_t b = 0; b < part.size(); ++b)
      packing.offsets[part.ids[b]] = best.offsets[b];
    packing.arenaBytes = std::max(packing.arenaBytes, best.height);
    unavoidable = std::max(unavoidable, part.lowerBound);
    workLeft -= double(share - work);
    buffersLeft -= part.size();
  }
  packing.lowerBoundBytes = unavoidable;
  return packing;
}
