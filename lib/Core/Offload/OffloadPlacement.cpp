//===- OffloadPlacement.cpp - Places copies in the real graph -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A schedule on a chain says which tensors are copied to the host. This file
// turns the schedule into the steps of a plan, in program order and without
// recomputation. A copy to the host begins right after the tensor is made, as
// in an ordered no-wait schedule. The plan waits for this copy as late as the
// memory limit allows, and starts the copy back as early as the limit allows.
//===----------------------------------------------------------------------===//

#include "Core/Offload/OffloadStep.h"

#include <algorithm>
#include <numeric>

using namespace remat;

std::vector<Step> remat::offloadSteps(const Graph &graph,
                                      const std::vector<OffloadMove> &moves) {
  std::vector<std::vector<Step>> before(graph.numNodes()),
      after(graph.numNodes());
  for (const OffloadMove &move : moves) {
    after[graph.producer(move.tensor)].push_back(Step::swapOut(move.tensor));
    before[move.wait].push_back(Step::waitOut(move.tensor));
  }
  // If several tensors are fetched at one place, the tensor that was made last
  // is fetched first, because it is read first.
  for (auto move = moves.rbegin(); move != moves.rend(); ++move)
    before[move->fetch].push_back(Step::swapIn(move->tensor));
  std::vector<Step> steps;
  for (NodeId n = 0; n < graph.numNodes(); ++n) {
    steps.insert(steps.end(), before[n].begin(), before[n].end());
    steps.push_back(Step::compute(n));
    steps.insert(steps.end(), after[n].begin(), after[n].end());
  }
  return steps;
}

namespace {

/// Goes through the program forwards to place the waits, and backwards to place
/// the fetches. In the backward direction, a fetch frees memory like a wait in
/// the forward direction.
class Placer {
public:
  Placer(const Graph &graph, std::span<const int64_t> held,
         std::span<const Absence> candidates, int64_t limit)
      : graph(graph), held(held), candidates(candidates), limit(limit) {
    for (const Absence &absence : candidates)
      moves.push_back({absence.tensor, kNone, kNone});
  }

  std::vector<OffloadMove> run() {
    placeWaits();
    placeFetches();
    std::erase_if(moves,
                  [](const OffloadMove &move) { return move.fetch == kNone; });
    return std::move(moves);
  }

private:
  int64_t bytes(uint32_t c) const { return graph.bytes(moves[c].tensor); }

  /// Before each node that exceeds the limit, waits for copies, the oldest
  /// first.
  void placeWaits() {
    int64_t away = 0;
    std::vector<std::vector<uint32_t>> backAt(graph.numNodes());
    std::vector<uint32_t> queue(moves.size());
    std::iota(queue.begin(), queue.end(), 0);
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      for (uint32_t c : backAt[n])
        away -= bytes(c);
      if (held[n] - away <= limit)
        continue;
      std::erase_if(queue, [&](uint32_t c) {
        const Absence &absence = candidates[c];
        bool helps = absence.after < n && n < absence.before;
        if (!helps || held[n] - away <= limit)
          return absence.before <= n;
        moves[c].wait = n;
        away += bytes(c);
        backAt[absence.before].push_back(c);
        return true;
      });
    }
  }

  /// Goes backwards. After each node that exceeds the limit, fetches tensors.
  /// Tensors with the latest readers come first.
  void placeFetches() {
    int64_t away = 0;
    std::vector<std::vector<uint32_t>> thereBefore(graph.numNodes());
    std::vector<uint32_t> queue;
    for (uint32_t c = 0; c < moves.size(); ++c)
      if (moves[c].wait != kNone)
        queue.push_back(c);
    std::sort(queue.begin(), queue.end(), [&](uint32_t a, uint32_t b) {
      return std::pair(candidates[b].before, a) <
             std::pair(candidates[a].before, b);
    });
    for (NodeId n = graph.numNodes(); n-- > 0;) {
      if (held[n] - away > limit)
        std::erase_if(queue, [&](uint32_t c) {
          bool helps = moves[c].wait <= n && n < candidates[c].before;
          if (!helps || held[n] - away <= limit)
            return moves[c].wait > n;
          moves[c].fetch = n + 1;
          away += bytes(c);
          thereBefore[moves[c].wait].push_back(c);
          return true;
        });
      for (uint32_t c : thereBefore[n])
        away -= bytes(c);
    }
  }

  const Graph &graph;
  std::span<const int64_t> held;
  std::span<const Absence> candidates;
  int64_t limit;
  std::vector<OffloadMove> moves; ///< There is one move for each candidate.
};

} // namespace

std::vector<OffloadMove> remat::placeWithin(const Graph &graph,
                                            std::span<const int64_t> held,
                                            std::span<const Absence> candidates,
                                            int64_t limit) {
  return Placer(graph, held, candidates, limit).run();
}

std::vector<OffloadMove> remat::placeAhead(const OffloadStep &step,
                                           const OffloadChoice &choice) {
  const OffloadSchedule &schedule = choice.schedule;
  uint32_t size = step.chain.size();
  // The start of each operation and its first node, in the order of the
  // schedule.
  std::vector<std::pair<double, NodeId>> starts;
  for (uint32_t i = 0; i < size; ++i)
    starts.push_back({schedule.forwardStart[i], step.forwardBegin[i]});
  for (uint32_t i = size; i-- > 0;)
    starts.push_back({schedule.backwardStart[i], step.backwardBegin[i]});
  std::vector<OffloadMove> moves;
  for (const OffloadCopy &copy : schedule.toHost) {
    uint32_t i = copy.activation;
    auto op = std::lower_bound(starts.begin() + i + 1, starts.end(),
                               std::pair(copy.end, NodeId(0)));
    NodeId fetch = step.backwardBegin[std::min(size - 1, i + choice.lead)];
    if (op == starts.end() || op->second > fetch)
      continue;
    // The early part reads the tensors of x_i for the last time in F_i, and the
    // late part reads them for the first time in B_i.
    for (const Absence &absence : step.activations[i])
      moves.push_back({absence.tensor, op->second, fetch});
  }
  return moves;
}
