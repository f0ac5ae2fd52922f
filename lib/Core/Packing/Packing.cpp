//===- Packing.cpp - Packs with several methods ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Packing/Packing.h"

#include "Core/Base/Random.h"
#include "Core/Packing/PackMethods.h"
#include "Core/Packing/PackProblem.h"

#include <algorithm>
#include <bit>
#include <numeric>

using namespace remat;

namespace {

/// The properties that make a buffer hard to place.
enum class PackKey : uint8_t { Size, Life, Area, BusyLife, BusyArea };

inline constexpr unsigned kPackKeys = 5;

} // namespace

/// Returns, for each buffer, the most bytes that are live in one of its
/// sections.
static std::vector<int64_t> busiestSections(const PackProblem &problem) {
  std::vector<int64_t> live(problem.sections + 1, 0);
  for (const SectionBuffer &buffer : problem.buffers) {
    live[buffer.first] += buffer.size;
    live[buffer.last] -= buffer.size;
  }
  std::partial_sum(live.begin(), live.end(), live.begin());
  // For each k and section, the most bytes that are live in the 2^k sections
  // that begin with it.
  std::vector<std::vector<int64_t>> most{live};
  for (size_t width = 1; 2 * width <= live.size(); width *= 2) {
    const std::vector<int64_t> &half = most.back();
    std::vector<int64_t> whole(live.size() - 2 * width + 1);
    for (size_t s = 0; s < whole.size(); ++s)
      whole[s] = std::max(half[s], half[s + width]);
    most.push_back(std::move(whole));
  }
  std::vector<int64_t> busiest;
  for (const SectionBuffer &buffer : problem.buffers) {
    uint32_t length = buffer.last - buffer.first;
    uint32_t k = std::bit_width(length) - 1;
    busiest.push_back(std::max(most[k][buffer.first],
                               most[k][buffer.last - (uint32_t(1) << k)]));
  }
  return busiest;
}

/// Returns a positive key for each buffer. Size is its bytes, Life its
/// lifetime, and Area their product. BusyLife and BusyArea are the most bytes
/// that live at the same time as the buffer. If these bytes are equally many
/// for two buffers, BusyLife orders the two by lifetime, and BusyArea by the
/// product.
static std::vector<double> packKeys(const PackProblem &problem, PackKey key) {
  std::vector<double> keys(problem.size());
  std::vector<int64_t> busiest;
  bool busy = key == PackKey::BusyLife || key == PackKey::BusyArea;
  if (busy)
    busiest = busiestSections(problem);
  double most = 0;
  for (size_t b = 0; b < keys.size(); ++b) {
    const SectionBuffer &buffer = problem.buffers[b];
    bool hasLife = key != PackKey::Size;
    bool hasSize = key != PackKey::Life && key != PackKey::BusyLife;
    keys[b] = (hasLife ? double(buffer.life) : 1) *
              (hasSize ? double(buffer.size) : 1);
    most = std::max(most, keys[b]);
  }
  for (size_t b = 0; busy && b < keys.size(); ++b)
    keys[b] = double(busiest[b]) + keys[b] / (2 * most);
  return keys;
}

/// Returns the buffers in the order of falling keys.
static std::vector<uint32_t> orderByKeys(std::span<const double> keys) {
  std::vector<uint32_t> order(keys.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return keys[a] != keys[b] ? keys[a] > keys[b] : a < b;
  });
  return order;
}

namespace {

/// Returns the work of visiting the whole problem once: the number of buffers
/// plus the number of their sections.
int64_t countSections(const PackProblem &problem) {
  int64_t count = problem.size();
  for (const SectionBuffer &buffer : problem.buffers)
    count += buffer.last - buffer.first;
  return count;
}

/// Returns element \p i, counted from 1, of the sequence 1 1 2 1 1 2 4 1 1 2
/// ... (Luby et al. 1993). Most elements of this sequence are small, but every
/// power of two occurs.
int64_t lubyLength(uint64_t i) {
  for (;;) {
    uint64_t whole = std::bit_ceil(i + 1) - 1;
    if (whole == i)
      return int64_t(whole / 2 + 1);
    i -= whole / 2;
  }
}

/// Searches for a better packing in other orders of the buffers. Each try uses
/// one of a few keys with noise, and first places the buffers that found no
/// room in earlier tries. A try is an exact search within a capacity
/// (PackExact.cpp). If the problem is too large for this, a try places the
/// buffers greedily. If the bound is not reached, the search continues with
/// ejection (PackEjection.cpp), which may move buffers that are placed already.
/// If the search proves that no packing reaches \p lowerBound, it raises \p
/// lowerBound.
class OrderSearch {
public:
  OrderSearch(const PackProblem &problem, const PackingOptions &options,
              PackedOffsets &best, int64_t &lowerBound)
      : problem(problem), options(options), best(best), lowerBound(lowerBound),
        greedy(problem), random(1), blame(problem.size(), 0) {
    for (unsigned k = 0; k < kPackKeys; ++k)
      keys.push_back(packKeys(problem, PackKey(k)));
  }

  /// Tries orders with one half of the work, and then ejection with the other
  /// half. If one try of an order takes long, the two methods alternate, and
  /// ejection gets three quarters of the work.
  void run(int64_t &work) {
    // The approximate work of an exact search that never backtracks.
    int64_t descent = countSections(problem) * int64_t(problem.size()) / 4;
    bool searchDeep = descent < work / 8;
    int64_t length = std::max<int64_t>(kShortestTry, 2 * descent);
    bool canEject = EjectionPacker::canPack(problem);
    bool isLong = length > work / 100;
    const int64_t all = work;
    int64_t ejecting = 0; // The work of ejection so far.
    for (uint64_t i = 0; work > 0 && !isDone();) {
      int64_t before = work;
      if (canEject &&
          (isLong ? ejecting <= (all - work) / 4 * 3 : work <= all / 2)) {
        eject(isLong, work);
        ejecting += before - work;
        continue;
      }
      std::vector<uint32_t> order = nextOrder(i);
      int64_t most = isLong ? std::min(work, all / kLongTries) : work;
      if (searchDeep)
        tryDeep(order, i, std::min(most, length * tryLength(i)), work);
      else
        tryGreedy(order, work);
      ++i;
    }
  }

private:
  static constexpr int64_t kShortestTry = 3'000'000;
  /// If tries are long, one try gets at most this part of the work.
  static constexpr int64_t kLongTries = 32;

  bool isDone() const { return isEnough(best, lowerBound, options); }

  /// Runs ejection with the bound as its capacity, and with capacities between
  /// the bound and the best known height.
  void eject(bool isLong, int64_t &work) {
    constexpr EjectionPacker::Hardness kHardness[] = {
        {0.5, 0.7}, {0.3, 0.3}, {0.5, 1.5}};
    constexpr int64_t kQuarters[] = {0, 3, 2, 1};
    constexpr int64_t kSteps = 8; // Steps for each buffer.
    if (!ejection)
      ejection.emplace(problem);
    uint64_t round = ejections++;
    if (isLong && best.height > nearBound())
      return ejectNear(round, work);
    int64_t steps = kSteps * lubyLength(round + 1);
    for (int64_t quarters : kQuarters)
      ejectWithin(lowerBound + (best.height - 1 - lowerBound) / 4 * quarters,
                  round % keys.size(), kHardness[round % std::size(kHardness)],
                  steps, work);
  }

  int64_t nearBound() const {
    constexpr double kNear = 0.01;
    double share = options.slack > 0 ? options.slack : kNear;
    return lowerBound + int64_t(double(lowerBound) * share);
  }

  /// Runs ejection with a capacity near the bound, or halfway from the bound to
  /// the best known height. Buffers of training steps with many recomputations
  /// fit into such capacities if all buffers are about equally hard to move.
  void ejectNear(uint64_t round, int64_t &work) {
    constexpr EjectionPacker::Hardness kHardness[] = {
        {0.3, 0}, {0.5, 0.3}, {0.8, 0.3}, {0.3, 0.3}, {0.2, 0.5}};
    constexpr PackKey kKeys[] = {PackKey::Area, PackKey::BusyArea,
                                 PackKey::Size};
    constexpr int64_t kSteps = 16; // Steps for each buffer.
    int64_t near = nearBound();
    ejectWithin(round % 2 ? near : near + (best.height - near) / 2,
                size_t(kKeys[round / 2 % std::size(kKeys)]),
                kHardness[round / 2 % std::size(kHardness)], kSteps, work);
  }

  void ejectWithin(int64_t capacity, size_t key,
                   EjectionPacker::Hardness hardness, int64_t steps,
                   int64_t &work) {
    if (capacity < best.height && !isDone() &&
        ejection->packWithin(capacity, orderByKeys(keys[key]), hardness,
                             uint64_t(steps) * problem.size(), work, candidate))
      best = candidate;
  }

  /// Tries with the unchanged keys often succeed, so they are long. Most other
  /// tries are short, but every eighth one may be longer.
  int64_t tryLength(uint64_t i) const {
    if (i < keys.size())
      return 10;
    return i % 8 == 0 ? lubyLength(i / 8) : 1;
  }

  std::vector<uint32_t> nextOrder(uint64_t i) {
    constexpr double kNoise = 0.1, kBlame = 30, kDecay = 0.9;
    double most = 1e-9;
    for (double &b : blame) {
      b *= kDecay;
      most = std::max(most, b);
    }
    std::vector<double> chosen = keys[i % keys.size()];
    for (size_t b = 0; i >= keys.size() && b < chosen.size(); ++b)
      chosen[b] *= (1 + kNoise * (2 * random.unit() - 1)) *
                   (1 + kBlame * blame[b] / most);
    return orderByKeys(chosen);
  }

  /// Searches exactly within a capacity. From try to try, the capacity
  /// alternates between the bound and values between the bound and the best
  /// known height.
  void tryDeep(const std::vector<uint32_t> &order, uint64_t i, int64_t length,
               int64_t &work) {
    constexpr int64_t kQuarters[] = {0, 3, 1, 2};
    int64_t aim = lowerBound;
    if (i >= keys.size())
      aim += (best.height - 1 - lowerBound) / 4 * kQuarters[i % 4];
    int64_t left = length;
    PackOutcome outcome =
        packWithin(problem, aim, order, left, blame, candidate);
    work -= length - left;
    if (outcome == PackOutcome::Packed)
      best = candidate;
    if (outcome == PackOutcome::Impossible)
      lowerBound = aim + 1;
  }

  void tryGreedy(const std::vector<uint32_t> &order, int64_t &work) {
    work -= greedyWork(problem);
    if (work < 0)
      return;
    PackedOffsets packed = greedy.pack(order, Fit::First);
    for (uint32_t b = 0; b < problem.size(); ++b)
      if (packed.offsets[b] + problem.buffers[b].size > lowerBound)
        ++blame[b];
    if (packed.height < best.height)
      best = std::move(packed);
  }

  const PackProblem &problem;
  const PackingOptions &options;
  PackedOffsets &best;
  int64_t &lowerBound;
  GreedyPacker greedy;
  Random random;
  std::optional<EjectionPacker> ejection;
  uint64_t ejections = 0; ///< How many rounds of ejection have run.
  std::vector<std::vector<double>> keys;
  std::vector<double> blame; ///< For each buffer, how often it found no room.
  PackedOffsets candidate;
};

/// The number of visits of buffers at effort 1. This many visits take five to
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
    OrderSearch(part, options, best, part.lowerBound).run(work);
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
