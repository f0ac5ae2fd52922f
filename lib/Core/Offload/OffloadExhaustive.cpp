//===- OffloadExhaustive.cpp - The best of all choices --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Offload/OffloadChoice.h"

using namespace remat;

namespace {

/// Decides for one activation after another whether it is offloaded. A branch
/// of the search ends if its offloaded bytes can no longer suffice for the
/// limit, or if moving them over the link twice takes longer than the best
/// schedule so far.
class Exhaustive {
public:
  Exhaustive(const OffloadChain &chain, int64_t limit, Copies copies)
      : chain(chain), copies(copies), needed(peakBytes(chain) - limit),
        best(chain, limit), offloaded(chain.size(), false) {
    for (uint32_t i = 0; i < chain.size(); ++i)
      if (chain.activation(i) > 0) {
        activations.push_back(i);
        rest += chain.activation(i);
      }
  }

  OffloadResult run() {
    decide(0, 0, rest);
    return best.take();
  }

  uint32_t size() const { return activations.size(); }

private:
  void decide(uint32_t next, int64_t moved, int64_t left) {
    double onLink =
        double(moved) / chain.toHost + double(moved) / chain.toDevice;
    if (moved + left < needed || onLink > best.makespan())
      return;
    if (next == activations.size()) {
      best.offer(offloaded, copies);
      return;
    }
    uint32_t i = activations[next];
    int64_t bytes = chain.activation(i);
    for (bool moves : {false, true}) {
      offloaded[i] = moves;
      decide(next + 1, moved + (moves ? bytes : 0), left - bytes);
    }
    offloaded[i] = false;
  }

  const OffloadChain &chain;
  Copies copies;
  int64_t needed;   ///< The bytes that must be on the host at the peak.
  int64_t rest = 0; ///< Bytes of all activations.
  BestOffload best;
  std::vector<bool> offloaded;
  std::vector<uint32_t> activations; ///< The activations with bytes.
};

} // namespace

OffloadResult remat::offloadExhaustive(const OffloadChain &chain, int64_t limit,
                                       Copies copies) {
  Exhaustive search(chain, limit, copies);
  return search.size() <= kMostExhaustive ? search.run() : std::nullopt;
}
