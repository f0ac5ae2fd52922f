//===- OffloadDynProg.cpp - Rounding for the dynamic program --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont et al. 2020, section 5.3.2. A slot has M / S bytes.
//
//===----------------------------------------------------------------------===//

#include "Core/Offload/OffloadChoice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

using namespace remat;

namespace {

/// A chain whose sizes are counted in slots of memory.
struct SlotChain {
  int64_t limit = 0; ///< The unit is slots.
  /// The bytes of x_0, ..., x_L+1 in slots.
  std::vector<int64_t> activation;
  /// For each layer, the slots that F_i and B_i need in addition to
  /// activations.
  std::vector<int64_t> forwardOwn, backwardOwn;
  /// For each layer, the slots that the link can copy during F_i and B_i.
  std::vector<int64_t> forwardCopies, backwardCopies;
  /// The cost of copying one slot to the host and back.
  double costToHost = 0, costToDevice = 0;

  uint32_t size() const { return forwardOwn.size(); }
};

struct SlotSolution {
  std::vector<bool> offloaded;
  double idle = 0; ///< The time so far in which nothing is computed, in units
                   ///< of cost.
};

struct State {
  int64_t kept = 0, toHost = 0, toDevice = 0; ///< K, Delta_F, Delta_B.
  double idle = 0;
  uint32_t from = 0; ///< The index of the previous layer's state that led to
                     ///< this one.
  bool offloads = false;
};

int64_t positive(int64_t slots) { return std::max<int64_t>(0, slots); }

/// Keeps the states that no other state with the same K beats in Delta_F,
/// Delta_B and idle time.
void prune(std::vector<State> &states) {
  std::sort(states.begin(), states.end(), [](const State &a, const State &b) {
    return std::tie(a.kept, a.toHost, a.toDevice, a.idle) <
           std::tie(b.kept, b.toHost, b.toDevice, b.idle);
  });
  // The map has Delta_B and idle time of the states with the current K so far.
  // Idle time falls as Delta_B rises.
  std::map<int64_t, double> stairs;
  size_t end = 0;
  for (size_t s = 0; s < states.size(); ++s) {
    const State state = states[s];
    if (s > 0 && state.kept != states[s - 1].kept)
      stairs.clear();
    auto above = stairs.upper_bound(state.toDevice);
    if (above != stairs.begin() && std::prev(above)->second <= state.idle)
      continue;
    auto first = stairs.lower_bound(state.toDevice), last = first;
    while (last != stairs.end() && last->second >= state.idle)
      ++last;
    stairs.erase(first, last);
    stairs[state.toDevice] = state.idle;
    states[end++] = state;
  }
  states.resize(end);
}

/// Algorithm 1. The algorithm goes from both ends of the step towards the
/// middle. A state says how many slots of x_0, ..., x_i-1 are kept (K), how
/// many must still be copied to the host at the end of F_i-1 (Delta_F), and how
/// many are on the device again when B_i-1 begins (Delta_B). A negative Delta_F
/// is the number of slots that the link could have copied since its last copy.
/// A negative Delta_B is the number of slots that the link could copy before
/// its next copy. The paper's states have the memory instead of K:
///
///   M_F = |x_i| + K + max(0, Delta_F)
///   M_B = |x_i| + |y_i| + K + max(0, Delta_B)
class Program {
public:
  explicit Program(const SlotChain &chain)
      : chain(chain), size(chain.size()), stored(size + 2, 0),
        forwardRest(size + 1, 0), backwardRest(size + 1, 0) {
    for (uint32_t i = 0; i < size + 1; ++i)
      stored[i + 1] = stored[i] + chain.activation[i];
    for (uint32_t i = size; i-- > 0;) {
      forwardRest[i] = forwardRest[i + 1] +
                       double(chain.forwardCopies[i]) * chain.costToHost;
      backwardRest[i] = backwardRest[i + 1] +
                        double(chain.backwardCopies[i]) * chain.costToDevice;
    }
    fillMostKept();
  }

  /// Returns choices of activations if copies can be interrupted. The first
  /// choice has the least idle time. The idle time of the others is at most \p
  /// slack longer. The number of choices is at most \p most. Returns nothing if
  /// no choice fits.
  std::vector<SlotSolution> run(double slack, size_t most) {
    tryEager();
    std::vector<std::vector<State>> layers(1, {State{}});
    for (uint32_t i = 0; i < size; ++i) {
      layers.push_back({});
      for (uint32_t s = 0; s < layers[i].size(); ++s)
        for (bool offloads : {true, false})
          if (auto next = advance(layers[i][s], i, offloads);
              next &&
              next->idle + leastRest(*next, i + 1) <= bestIdle() + slack) {
            next->from = s;
            layers[i + 1].push_back(*next);
          }
      prune(layers[i + 1]);
    }
    return best(layers, slack, most);
  }

private:
  double bestIdle() const {
    return eager ? eager->idle : std::numeric_limits<double>::infinity();
  }

  void fillMostKept() {
    mostKept.assign(size + 1, std::numeric_limits<int64_t>::max() / 2);
    overflow.assign(size + 1, std::numeric_limits<int64_t>::min() / 2);
    for (uint32_t i = size; i-- > 0;) {
      int64_t own = std::max(chain.forwardOwn[i], chain.backwardOwn[i]);
      mostKept[i] =
          std::min(mostKept[i + 1], chain.limit - own - chain.activation[i] -
                                        chain.activation[i + 1]);
      overflow[i] =
          std::max(-mostKept[i], overflow[i + 1] + chain.activation[i]);
    }
  }

  /// Returns the state after layer \p i, or none if F_i or B_i does not fit.
  std::optional<State> advance(const State &state, uint32_t i,
                               bool offloads) const {
    int64_t x = chain.activation[i];
    if (offloads && x == 0)
      return std::nullopt;
    int64_t base = state.kept + x + chain.activation[i + 1];
    if (base + std::max(chain.forwardOwn[i], chain.backwardOwn[i]) >
        chain.limit)
      return std::nullopt;
    // Eq. 1: eps_F = max(0, M_F + ex_F + |x_i+1| - M) / beta, and Eq. 6 with
    // ex_B + |y_i+1|. All values are in slots.
    int64_t waitF = positive(base + positive(state.toHost) +
                             chain.forwardOwn[i] - chain.limit);
    int64_t waitB = positive(base + positive(state.toDevice) +
                             chain.backwardOwn[i] - chain.limit);
    int64_t copiesF = waitF + chain.forwardCopies[i];
    int64_t copiesB = waitB + chain.backwardCopies[i];
    State next;
    next.offloads = offloads;
    if (offloads) { // Eq. 2 and 7.
      next.kept = state.kept;
      next.toHost = positive(state.toHost) + x - copiesF;
      next.toDevice = x + positive(state.toDevice - copiesB);
    } else { // Eq. 4 and 8.
      next.kept = state.kept + x;
      next.toHost = state.toHost - copiesF;
      next.toDevice = state.toDevice - copiesB;
    }
    if (next.kept > mostKept[i + 1])
      return std::nullopt;
    // If the link is free for longer than all copies together take, it does not
    // matter for how much longer. The values are therefore limited.
    next.toHost = std::max(next.toHost, -stored.back());
    next.toDevice = std::max(next.toDevice, -stored.back());
    next.idle = state.idle + double(waitF) * chain.costToHost +
                double(waitB) * chain.costToDevice;
    return next;
  }

  /// Returns a lower bound on the idle time of the layers from \p i on. Some
  /// tensors of these layers cannot be kept. The link must carry these tensors
  /// to the host and back after its last copy so far.
  double leastRest(const State &state, uint32_t i) const {
    int64_t forced = positive(state.kept + overflow[i]);
    double copies = double(state.toHost + forced) * chain.costToHost +
                    double(state.toDevice + forced) * chain.costToDevice;
    return std::max(0.0, copies - forwardRest[i] - backwardRest[i]);
  }

  /// Returns eps_G, the idle time between F_L and B_L (Eq. 9 and 10, and the
  /// cases before them in the paper).
  double middle(const State &state) const {
    double toHost = double(state.toHost) * chain.costToHost;
    double toDevice = double(state.toDevice) * chain.costToDevice;
    if (state.toHost > 0 && state.toDevice > 0)
      return toHost + toDevice;
    if (state.toHost > 0)
      return std::max(toHost + toDevice,
                      tail(state.kept, state.toHost, -toDevice,
                           chain.backwardOwn, chain.costToHost, backwardRest));
    if (state.toDevice > 0)
      return std::max(toDevice + toHost,
                      tail(state.kept, state.toDevice, -toHost,
                           chain.forwardOwn, chain.costToDevice, forwardRest));
    return 0;
  }

  /// Returns the last term of Eq. 9 and 10. At the middle of the step,
  /// \p outstanding slots are still being copied. Copying one slot takes \p
  /// cost seconds. The copies may still use memory during the operations within
  /// \p available seconds of the middle. R_j and M together are the other bytes
  /// that operation j needs. (M_B of Eq. 10 counts |y_L+1|, which does not
  /// exist yet.)
  double tail(int64_t kept, int64_t outstanding, double available,
              const std::vector<int64_t> &own, double cost,
              const std::vector<double> &rest) const {
    double wait = 0;
    for (uint32_t j = size; j-- > 0 && rest[j + 1] < available;) {
      int64_t later = stored[size + 1] - stored[j + 2];
      int64_t needed = kept + chain.activation[size] - later + outstanding +
                       own[j] - chain.limit;
      wait = std::max(wait, double(needed) * cost - rest[j + 1]);
    }
    return wait;
  }

  /// Finds an upper bound on the idle time: the idle time of the best plan that
  /// offloads the first k activations, over all k.
  void tryEager() {
    for (uint32_t k = 0; k <= size; ++k) {
      std::optional<State> state = State{};
      std::vector<bool> offloaded(size, false);
      for (uint32_t i = 0; i < size && state; ++i) {
        offloaded[i] = i < k && chain.activation[i] > 0;
        state = advance(*state, i, offloaded[i]);
      }
      if (state && state->idle + middle(*state) < bestIdle())
        eager = SlotSolution{offloaded, state->idle + middle(*state)};
    }
  }

  /// Returns the solutions sorted by idle time. If the eager solution is one of
  /// the best, it comes first.
  std::vector<SlotSolution> best(const std::vector<std::vector<State>> &layers,
                                 double slack, size_t most) const {
    std::vector<std::pair<double, uint32_t>> ends;
    double least = bestIdle();
    for (uint32_t s = 0; s < layers[size].size(); ++s) {
      ends.push_back({layers[size][s].idle + middle(layers[size][s]), s});
      least = std::min(least, ends.back().first);
    }
    std::sort(ends.begin(), ends.end());
    std::vector<SlotSolution> found;
    if (eager && eager->idle <= least)
      found.push_back(*eager);
    for (auto [idle, s] : ends)
      if (idle <= least + slack && found.size() < most)
        found.push_back({trace(layers, s), idle});
    return found;
  }

  std::vector<bool> trace(const std::vector<std::vector<State>> &layers,
                          uint32_t s) const {
    std::vector<bool> offloaded(size);
    for (uint32_t i = size; i > 0; --i) {
      offloaded[i - 1] = layers[i][s].offloads;
      s = layers[i][s].from;
    }
    return offloaded;
  }

  const SlotChain &chain;
  uint32_t size;
  /// For each layer, the slots of all activations before it.
  std::vector<int64_t> stored;
  /// For each layer, the cost of this layer and of all later layers.
  std::vector<double> forwardRest, backwardRest;
  /// `mostKept` has, for each layer, the largest K before the layer that lets
  /// this layer and all later layers fit. `overflow` has, for each layer, the
  /// most slots that this layer or a later one lacks. This number assumes that
  /// K is 0 before the layer, and that all activations from there on are kept.
  std::vector<int64_t> mostKept, overflow;
  std::optional<SlotSolution> eager;
};

/// Returns how many slots \p bytes bytes take, rounded up.
int64_t roundUp(int64_t bytes, int64_t slots, int64_t limit) {
  return int64_t(std::ceil(double(bytes) * double(slots) / double(limit)));
}

/// Rounds the partial sums of \p slots down, and returns their differences. An
/// element of \p slots that exceeds kMost counts as kMost.
std::vector<int64_t> roundDown(const std::vector<double> &slots) {
  constexpr double kMost = 1e12;
  std::vector<int64_t> result;
  double sum = 0;
  for (double each : slots) {
    double before = std::floor(sum);
    sum += std::min(each, kMost);
    result.push_back(int64_t(std::floor(sum) - before));
  }
  return result;
}

/// Returns the activation that rounding down makes smaller by the fewest bytes.
/// Returns kNothing if no activation is rounded down.
constexpr uint32_t kNothing = UINT32_MAX;
uint32_t closestBelow(const OffloadChain &chain, const SlotChain &slotted,
                      double slot) {
  uint32_t closest = kNothing;
  double least = 0;
  for (uint32_t i = 0; i <= chain.size(); ++i) {
    double missing =
        double(chain.activation(i)) - double(slotted.activation[i]) * slot;
    if (missing > 0 && (closest == kNothing || missing < least)) {
      closest = i;
      least = missing;
    }
  }
  return closest;
}

} // namespace

/// Returns the chain with all bytes counted in slots. Activations are rounded
/// as at the beginning of section 5.3.2 of the paper, and their sums are
/// rounded up.
static SlotChain slotChain(const OffloadChain &chain, int64_t limit,
                           int64_t slots) {
  SlotChain result;
  result.limit = slots;
  double slot = double(limit) / double(slots);
  result.costToHost = slot / chain.toHost;
  result.costToDevice = slot / chain.toDevice;
  auto up = [&](int64_t bytes) { return roundUp(bytes, slots, limit); };
  // The partial sums of |x| are rounded up, and the partial sums of u beta are
  // rounded down. The rounded values are the differences of these sums.
  int64_t bytes = 0;
  for (uint32_t i = 0; i <= chain.size(); ++i) {
    result.activation.push_back(up(bytes + chain.activation(i)) - up(bytes));
    bytes += chain.activation(i);
  }
  std::vector<double> forward, backward;
  for (uint32_t i = 0; i < chain.size(); ++i) {
    const OffloadLayer &layer = chain.layers[i];
    result.forwardOwn.push_back(up(layer.forwardExtra));
    result.backwardOwn.push_back(up(layer.backwardExtra) +
                                 up(chain.gradient(i)) +
                                 up(chain.gradient(i + 1)));
    forward.push_back(layer.forwardCost * chain.toHost / slot);
    backward.push_back(layer.backwardCost * chain.toDevice / slot);
  }
  result.forwardCopies = roundDown(forward);
  result.backwardCopies = roundDown(backward);
  return result;
}

OffloadResult remat::offloadDynProg(const OffloadChain &chain, int64_t limit,
                                    int64_t slots, double slack) {
  // A limit of 0 bytes has no slots.
  if (limit < leastLimit(chain) || limit <= 0)
    return offloadGreedy(chain, limit);
  SlotChain slotted = slotChain(chain, limit, slots);
  double slot = double(limit) / double(slots);
  constexpr size_t kMost = 256;
  for (;;) {
    BestOffload best(chain, limit);
    std::vector<SlotSolution> solutions =
        Program(slotted).run(slack * chain.computeCost(), kMost);
    for (const SlotSolution &solution : solutions)
      best.offer(solution.offloaded);
    if (OffloadResult found = best.take())
      return found;
    if (solutions.empty())
      break;
    uint32_t next = closestBelow(chain, slotted, slot);
    if (next == kNothing)
      break;
    ++slotted.activation[next];
  }
  return offloadGreedy(chain, limit);
}
