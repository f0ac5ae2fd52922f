//===- PackSearch.cpp -----------------------------------------------------===//

#include "PackSearch.h"

#include "PackEjection.h"
#include "PackExact.h"
#include "PackGreedy.h"
#include "PackOrders.h"
#include "Random.h"

#include <algorithm>
#include <bit>

using namespace remat;

namespace {

/// Sections of all buffers: what one look at the whole problem costs.
int64_t countSections(const PackProblem &problem) {
  int64_t count = problem.size();
  for (const SectionBuffer &buffer : problem.buffers)
    count += buffer.last - buffer.first;
  return count;
}

/// The \p i-th element, from 1 on, of 1 1 2 1 1 2 4 1 1 2 ... (Luby et al.
/// 1993): most tries are short, and yet any length is reached.
int64_t lubyLength(uint64_t i) {
  for (;;) {
    uint64_t whole = std::bit_ceil(i + 1) - 1;
    if (whole == i)
      return int64_t(whole / 2 + 1);
    i -= whole / 2;
  }
}

class OrderSearch {
public:
  OrderSearch(const PackProblem &problem, double slack, PackedOffsets &best,
              int64_t &lowerBound)
      : problem(problem), slack(slack), best(best), lowerBound(lowerBound),
        greedy(problem), random(1), blame(problem.size(), 0) {
    for (unsigned k = 0; k < kPackKeys; ++k)
      keys.push_back(packKeys(problem, PackKey(k)));
  }

  void run(int64_t &work) {
    // About what a search takes that never goes back.
    int64_t descent = countSections(problem) * int64_t(problem.size()) / 4;
    bool searchDeep = descent < work / 8;
    int64_t length = std::max<int64_t>(kShortestTry, 2 * descent);
    const int64_t forEjection = EjectionPacker::canPack(problem) ? work / 2 : 0;
    for (uint64_t i = 0; work > forEjection && !isDone(); ++i) {
      std::vector<uint32_t> order = nextOrder(i);
      if (searchDeep)
        tryDeep(order, i, std::min(work, length * tryLength(i)), work);
      else
        tryGreedy(order, work);
    }
    while (work > 0 && !isDone())
      eject(work);
  }

private:
  static constexpr int64_t kShortestTry = 3'000'000;

  bool isDone() const { return isEnough(best, lowerBound, slack); }

  /// Tries at the bound and at steps between it and what is known.
  void eject(int64_t &work) {
    constexpr EjectionPacker::Hardness kHardness[] = {
        {0.5, 0.7}, {0.3, 0.3}, {0.5, 1.5}};
    constexpr int64_t kQuarters[] = {0, 3, 2, 1};
    constexpr uint64_t kSteps = 8; // A buffer.
    if (!ejection)
      ejection.emplace(problem);
    uint64_t round = ejections++;
    std::vector<uint32_t> order = orderByKeys(keys[round % keys.size()]);
    uint64_t steps = kSteps * problem.size() * uint64_t(lubyLength(round + 1));
    for (int64_t quarters : kQuarters) {
      int64_t gap = best.height - 1 - lowerBound;
      if (gap >= 0 &&
          ejection->packWithin(lowerBound + gap / 4 * quarters, order,
                               kHardness[round % std::size(kHardness)], steps,
                               work, candidate))
        best = candidate;
    }
  }

  /// The keys as they are often lead far; of the others, every eighth try gets
  /// more time.
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

  /// Aims by turns at the bound and at steps between it and what is known.
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
  double slack;
  PackedOffsets &best;
  int64_t &lowerBound;
  GreedyPacker greedy;
  Random random;
  std::optional<EjectionPacker> ejection;
  uint64_t ejections = 0; ///< Rounds of it so far.
  std::vector<std::vector<double>> keys;
  std::vector<double> blame; ///< By buffer: how often it had no room.
  PackedOffsets candidate;
};

} // namespace

void remat::searchPackings(const PackProblem &problem, double slack,
                           int64_t &work, PackedOffsets &best,
                           int64_t &lowerBound) {
  OrderSearch(problem, slack, best, lowerBound).run(work);
}
