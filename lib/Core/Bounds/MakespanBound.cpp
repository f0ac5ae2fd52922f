//===- MakespanBound.cpp - Least time of a plan with copies ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Bounds/MakespanBound.h"

#include "Core/Bounds/HoldingProblem.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace remat;

namespace {

constexpr double kNoLimit = std::numeric_limits<double>::infinity();

/// Computes how many bytes may be on the host at each node's first run.
class HostRoom {
public:
  HostRoom(const Graph &graph, const Link &link,
           std::optional<int64_t> hostLimitBytes)
      : graph(graph), toHost(link.deviceToHost.value_or(kNoLimit)),
        toDevice(link.hostToDevice.value_or(kNoLimit)) {
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      most += graph.bytes(t);
    most = std::min(most, hostLimitBytes.value_or(most));
  }

  /// Returns how many bytes may be on the host at the first run of \p n, if the
  /// plan takes \p makespan. Sums are rounded, so the function computes with a
  /// slightly longer makespan.
  int64_t bytes(NodeId n, double makespan) const {
    Interval interval = intervalInAnyOrder(graph, n, graph.numNodes());
    double before = 0, after = 0;
    for (NodeId other = 0; other < graph.numNodes(); ++other)
      if (interval.firstRun[other] == Interval::FirstRun::Before)
        before += graph.node(other).cost;
      else if (interval.firstRun[other] == Interval::FirstRun::Inside)
        after += graph.node(other).cost;
    double rest = makespan * (1 + 1e-9) - graph.node(n).cost;
    double room = std::min({(rest - after) * toHost, (rest - before) * toDevice,
                            rest / (1 / toHost + 1 / toDevice)});
    return room < double(most) ? int64_t(std::max(room, 0.0)) : most;
  }

private:
  const Graph &graph;
  double toHost, toDevice;
  int64_t most = 0;
};

} // namespace

double remat::makespanLowerBound(const Graph &graph, int64_t budget,
                                 const Link &link,
                                 std::optional<int64_t> hostLimitBytes) {
  if (budget < peakLowerBoundWithCopies(graph).bytes)
    return kNoLimit;
  HostRoom room(graph, link, hostLimitBytes);
  double base = graph.baseCost(), low = base, high = kNoLimit;
  double tried = base;
  constexpr uint32_t kLarge = 20000;
  int tries = graph.numNodes() < kLarge ? 10 : 3;
  for (int i = 0; i < tries && low < high * (1 - 5e-4); ++i) {
    double least =
        costLowerBound(graph, budget, FirstRuns::AnyOrder,
                       [&](NodeId n) { return room.bytes(n, tried); });
    low = std::max(low, std::min(tried, least));
    high = std::min(high, std::max(tried, least));
    // The highest value is tried first: if copies do not help, it is the bound.
    tried = !std::isfinite(high) ? 2 * tried : i ? (low + high) / 2 : high;
  }
  return low;
}
