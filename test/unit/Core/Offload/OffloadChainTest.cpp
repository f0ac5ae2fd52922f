//===- OffloadChainTest.cpp - Schedules and choices on chains -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks schedules independently by a sweep over time, and compares the
// heuristics with all sets of activations on random small chains.
//
//===----------------------------------------------------------------------===//

#include "../RandomChain.h"

#include "Core/Offload/OffloadChoice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

using namespace remat;
using namespace remat::test;

namespace {

constexpr double kTolerance = 1e-9;

/// Returns a chain of \p size equal layers with |x| = 4, u_F = 1 and u_B = 2,
/// and without other costs.
OffloadChain evenChain(uint32_t size, double rate) {
  OffloadChain chain;
  chain.layers.assign(size, {4, 0, 1, 2, 0, 0});
  chain.toHost = chain.toDevice = rate;
  return chain;
}

/// Checks a schedule of whole copies only by the rules of section 3.1.
class Checker {
public:
  Checker(const OffloadChain &chain, int64_t limit, const OffloadChoice &choice)
      : chain(chain), limit(limit), choice(choice),
        moved(movedBytes(chain, choice.offloaded)) {}

  std::string complaint() {
    checkOrder();
    checkCopies();
    checkMemory();
    return text;
  }

private:
  void expect(bool holds, const std::string &what) {
    if (!holds && text.empty())
      text = what;
  }
  static bool before(double a, double b) { return a <= b + kTolerance; }

  double forwardEnd(uint32_t i) const {
    return choice.schedule.forwardStart[i] + chain.layers[i].forwardCost;
  }
  double backwardEnd(uint32_t i) const {
    return choice.schedule.backwardStart[i] + chain.layers[i].backwardCost;
  }

  void checkOrder() {
    const OffloadSchedule &s = choice.schedule;
    double end = 0;
    for (uint32_t i = 0; i < chain.size(); ++i) {
      expect(before(end, s.forwardStart[i]), "F overlaps");
      end = forwardEnd(i);
    }
    for (uint32_t i = chain.size(); i-- > 0;) {
      expect(before(end, s.backwardStart[i]), "B overlaps");
      end = backwardEnd(i);
    }
    expect(before(end, s.makespan), "the makespan is too short");
  }

  void checkCopies() {
    std::map<uint32_t, double> arrived, left;
    double end = 0;
    for (const OffloadCopy &copy : choice.schedule.toHost) {
      uint32_t i = copy.activation;
      expect(before(end, copy.start), "two copies at a time");
      expect(i == 0 || before(forwardEnd(i - 1), copy.start), "sent too early");
      expect(before(copy.start + double(moved[i]) / chain.toHost, copy.end),
             "sent too fast");
      left[i] = end = copy.end;
    }
    for (const OffloadCopy &copy : choice.schedule.toDevice) {
      uint32_t i = copy.activation;
      expect(before(end, copy.start), "two copies at a time");
      expect(left.count(i), "fetched what was not sent");
      expect(before(copy.end, choice.schedule.backwardStart[i]),
             "B_" + std::to_string(i) + " reads what is away");
      expect(before(copy.start + double(moved[i]) / chain.toDevice, copy.end),
             "fetched too fast");
      arrived[i] = end = copy.end;
    }
    for (uint32_t i = 0; i < chain.size(); ++i)
      expect(moved[i] == 0 || (left.count(i) && arrived.count(i)),
             "not copied");
  }

  /// Returns the bytes held while each operation runs: the bytes on the device
  /// at any moment of its interval. (At moments at which no operation runs,
  /// fewer bytes are held.)
  void checkMemory() {
    for (uint32_t i = 0; i < chain.size(); ++i) {
      const OffloadLayer &layer = chain.layers[i];
      checkDuring(choice.schedule.forwardStart[i], forwardEnd(i), i,
                  layer.forwardExtra, "F_");
      checkDuring(choice.schedule.backwardStart[i], backwardEnd(i), i,
                  layer.backwardExtra + chain.gradient(i) +
                      chain.gradient(i + 1),
                  "B_");
    }
  }

  void checkDuring(double start, double end, uint32_t op, int64_t own,
                   const std::string &name) {
    std::vector<double> times = {start};
    for (const OffloadCopy &copy : choice.schedule.toDevice)
      if (copy.start > start + kTolerance && copy.start < end - kTolerance)
        times.push_back(copy.start);
    for (double time : times) {
      int64_t held = own + chain.activation(op) + chain.activation(op + 1);
      for (uint32_t j = 0; j < op; ++j)
        held += isHeld(j, time, end) ? chain.activation(j) : 0;
      expect(held <= limit, name + std::to_string(op) + " needs " +
                                std::to_string(held) + " of " +
                                std::to_string(limit) + " bytes");
    }
  }

  /// A copy back that begins when an operation ends comes after the operation,
  /// even if the operation takes no time.
  bool isHeld(uint32_t j, double time, double opEnd) const {
    if (moved[j] == 0)
      return true;
    for (const OffloadCopy &copy : choice.schedule.toHost)
      if (copy.activation == j && copy.end > time + kTolerance)
        return true;
    for (const OffloadCopy &copy : choice.schedule.toDevice)
      if (copy.activation == j && copy.start <= time + kTolerance &&
          copy.start < opEnd - kTolerance)
        return true;
    return false;
  }

  const OffloadChain &chain;
  int64_t limit;
  const OffloadChoice &choice;
  std::vector<int64_t> moved;
  std::string text;
};

/// The chain has three layers of 4 bytes, which cost 1 forward and 2 backward.
/// The link copies 4 bytes per unit of cost, and x_3 is empty. F_1 needs x_1
/// and x_2, so x_0 must be on the host by then. It leaves during F_0, from 0 to
/// 1. B_2 runs from 3 and B_1 from 5 to 7, with x_1 and x_2. x_0 is back at 8,
/// and B_0 ends at 10.
TEST(OffloadChain, OneActivationGoes) {
  OffloadChain chain = evenChain(3, 4);
  EXPECT_EQ(peakBytes(chain), 12);
  EXPECT_EQ(leastLimit(chain), 8);
  OffloadResult greedy = offloadGreedy(chain, 8);
  ASSERT_TRUE(greedy);
  EXPECT_EQ(greedy->offloaded, (std::vector<bool>{true, false, false}));
  EXPECT_EQ(greedy->schedule.makespan, 10);
  EXPECT_FALSE(offloadGreedy(chain, 7));
}

/// At 1 byte per unit of cost each copy takes 4: F_1 waits until 4, B_2 and B_1
/// run from 6 to 10, x_0 is back at 14, and B_0 ends at 16.
TEST(OffloadChain, ASlowLinkStalls) {
  OffloadChain chain = evenChain(3, 1);
  OffloadResult greedy = offloadGreedy(chain, 8);
  ASSERT_TRUE(greedy);
  EXPECT_EQ(greedy->schedule.forwardStart, (std::vector<double>{0, 4, 5}));
  EXPECT_EQ(greedy->schedule.backwardStart, (std::vector<double>{14, 8, 6}));
  EXPECT_EQ(greedy->schedule.makespan, 16);
}

TEST(OffloadChain, MistakesAreNamed) {
  OffloadChain chain = evenChain(2, 0);
  EXPECT_NE(findMistake(chain)->message.find("bandwidth"), std::string::npos);
  chain.toHost = chain.toDevice = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(findMistake(chain));
  chain.toHost = chain.toDevice = 1;
  EXPECT_FALSE(findMistake(chain));
  chain.layers[1].input = -1;
  EXPECT_NE(findMistake(chain)->message.find("layer 1"), std::string::npos);
  EXPECT_TRUE(findMistake(OffloadChain{{}, 0, 0, 1, 1}));
}

struct Heuristic {
  const char *name;
  OffloadResult (*run)(const OffloadChain &, int64_t);
  bool alwaysFits;
};

OffloadResult dynProg(const OffloadChain &chain, int64_t limit) {
  return offloadDynProg(chain, limit);
}

constexpr Heuristic kHeuristics[] = {
    {"greedy", offloadGreedy, true}, {"dynprog", dynProg, true},
    {"vdnn", offloadVdnn, true},     {"autoswap", offloadAutoSwap, true},
    {"tflms", offloadTflms, false},
};

/// Returns the smallest makespan of all sets, without any pruning.
std::optional<double> leastOfAllSets(const OffloadChain &chain, int64_t limit) {
  std::optional<double> least;
  for (uint32_t set = 0; set < 1u << chain.size(); ++set) {
    std::vector<bool> offloaded(chain.size());
    for (uint32_t i = 0; i < chain.size(); ++i)
      offloaded[i] = set >> i & 1;
    auto found = schedule(chain, limit, movedBytes(chain, offloaded));
    if (found && (!least || found->makespan < *least))
      least = found->makespan;
  }
  return least;
}

/// Returns the makespan of the best schedule if activations may be offloaded in
/// part and copies may be interrupted (Theorem 2). This makespan is a lower
/// bound too, and is at least makespanBound. Returns none below leastLimit.
std::optional<double> fractionalBound(const OffloadChain &chain,
                                      int64_t limit) {
  // Theorem 2 offloads the first activations, exactly M_peak - M bytes in all.
  int64_t left = std::max<int64_t>(0, peakBytes(chain) - limit);
  std::vector<int64_t> moved;
  for (const OffloadLayer &layer : chain.layers) {
    moved.push_back(std::min(left, layer.input));
    left -= moved.back();
  }
  auto best = schedule(chain, limit, moved, Copies::Interruptible);
  return best ? std::optional(best->makespan) : std::nullopt;
}

void checkHeuristics(const OffloadChain &chain, int64_t limit,
                     const std::string &where) {
  OffloadResult best = offloadExhaustive(chain, limit);
  std::optional<double> fractional = fractionalBound(chain, limit);
  EXPECT_EQ(best.has_value(), limit >= leastLimit(chain)) << where;
  EXPECT_EQ(best.has_value(), fractional.has_value()) << where;
  if (std::optional<double> least = leastOfAllSets(chain, limit))
    EXPECT_EQ(best->schedule.makespan, *least) << where;
  for (const Heuristic &heuristic : kHeuristics) {
    OffloadResult found = heuristic.run(chain, limit);
    std::string who = where + ", " + heuristic.name;
    if (heuristic.alwaysFits)
      EXPECT_EQ(found.has_value(), best.has_value()) << who;
    if (!found)
      continue;
    ASSERT_TRUE(best) << who;
    EXPECT_EQ(Checker(chain, limit, *found).complaint(), "") << who;
    double makespan = found->schedule.makespan;
    EXPECT_GE(makespan, *fractional - kTolerance) << who;
    EXPECT_GE(makespan, best->schedule.makespan - kTolerance) << who;
  }
  if (best)
    EXPECT_GE(*fractional, makespanBound(chain, limit) - kTolerance) << where;
}

TEST(OffloadChain, HeuristicsOnRandomChains) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    OffloadChain chain = randomChain(1 + seed % 7, seed, seed % 3);
    ASSERT_FALSE(findMistake(chain));
    int64_t least = leastLimit(chain), peak = peakBytes(chain);
    for (int64_t limit = std::max<int64_t>(1, least - 1); limit <= peak;
         limit += 1 + (peak - least) / 8)
      checkHeuristics(chain, limit,
                      "seed " + std::to_string(seed) + ", limit " +
                          std::to_string(limit));
  }
}

/// If a slot is a byte and costs are whole, nothing is rounded. Algorithm 1
/// then finds the best set for interruptible copies, which is a bound for whole
/// copies.
TEST(OffloadChain, DynProgIsExactOnItsOwnModel) {
  for (uint32_t seed = 0; seed < 400; ++seed) {
    OffloadChain chain = randomChain(1 + seed % 8, seed);
    int64_t least = leastLimit(chain), peak = peakBytes(chain);
    for (int64_t limit = std::max<int64_t>(1, least); limit <= peak;
         limit += 1 + (peak - least) / 6) {
      std::string where =
          "seed " + std::to_string(seed) + ", limit " + std::to_string(limit);
      OffloadResult best =
          offloadExhaustive(chain, limit, Copies::Interruptible);
      OffloadResult found = offloadDynProg(chain, limit, limit, /*slack=*/0);
      ASSERT_TRUE(best && found) << where;
      auto own = schedule(chain, limit, movedBytes(chain, found->offloaded),
                          Copies::Interruptible);
      EXPECT_NEAR(own->makespan, best->schedule.makespan, 1e-6) << where;
      EXPECT_LE(own->makespan, found->schedule.makespan + kTolerance) << where;
    }
  }
}

/// There are 60 activations in 20 slots. The sizes that the first rounding
/// gives are seldom large enough for a valid plan. The program raises the sizes
/// until the plan is valid. If this does not succeed, the program takes
/// Greedy's choice.
TEST(OffloadChain, DynProgRaisesWhatItRoundedDown) {
  for (uint32_t seed = 0; seed < 10; ++seed) {
    OffloadChain chain = randomChain(60, seed);
    chain.toHost = chain.toDevice = 0.3;
    int64_t limit = (5 * leastLimit(chain) + peakBytes(chain)) / 6;
    OffloadResult found = offloadDynProg(chain, limit, 20);
    ASSERT_TRUE(found);
    EXPECT_EQ(Checker(chain, limit, *found).complaint(), "");
    EXPECT_NE(found->offloaded, offloadGreedy(chain, limit)->offloaded)
        << "seed " << seed;
  }
}

/// Many choices are equal if copies can be interrupted, but differ if copies
/// are whole.
TEST(OffloadChain, DynProgTakesTheBestOfEquals) {
  double first = 0, best = 0;
  for (uint32_t seed = 0; seed < 30; ++seed) {
    OffloadChain chain = randomChain(12, seed);
    for (uint32_t i = 0; i < chain.size(); ++i) {
      OffloadLayer &layer = chain.layers[i];
      layer.input = 5 * layer.input + 40 - i;
      layer.forwardCost += 3;
      layer.backwardCost += 6;
    }
    chain.toHost = chain.toDevice = 2;
    int64_t limit = (leastLimit(chain) + 2 * peakBytes(chain)) / 3;
    first += offloadDynProg(chain, limit, 500, 0)->schedule.makespan;
    best += offloadDynProg(chain, limit)->schedule.makespan;
  }
  EXPECT_LT(best, first);
}

} // namespace
