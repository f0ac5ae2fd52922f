//===- PlannerSettings.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlannerSettings.h"

#include <charconv>

using namespace remat;
using namespace remat::fuzz;

/// Returns the number after `key=` if \p word has this form and the number is
/// from \p least to \p most.
template <typename Number>
static std::optional<Number> numberOf(std::string_view word,
                                      std::string_view key, Number least,
                                      Number most) {
  if (!word.starts_with(key))
    return std::nullopt;
  word.remove_prefix(key.size());
  Number number{};
  auto [end, code] =
      std::from_chars(word.data(), word.data() + word.size(), number);
  if (code != std::errc() || end != word.data() + word.size() ||
      !(number >= least && number <= most))
    return std::nullopt;
  return number;
}

static void readWord(std::string_view word, PlannerSettings &settings) {
  // The program remat-solve takes rates and latencies between kLeast and kMost.
  constexpr double kLeast = 1e-30, kMost = 1e30;
  if (const Planner *planner = findPlanner(word))
    settings.planner = planner;
  else if (auto percent = numberOf<uint32_t>(word, "budget=", 1, 10000))
    settings.budgetPercent = percent;
  else if (auto rate = numberOf(word, "d2h=", kLeast, kMost))
    settings.link.deviceToHost = rate;
  else if (auto rate = numberOf(word, "h2d=", kLeast, kMost))
    settings.link.hostToDevice = rate;
  else if (auto latency = numberOf(word, "latency=", kLeast, kMost))
    settings.link.latency = *latency;
  else if (word == "half-duplex")
    settings.link.halfDuplex = true;
  else if (auto bytes = numberOf<int64_t>(word, "host=", 0, kMaxBytes))
    settings.hostLimitBytes = bytes;
  else if (auto parts = numberOf<uint32_t>(word, "split=", 1, 64))
    settings.parts = *parts;
  else if (word == "no-liveness")
    settings.liveness = false;
  else if (word == "arena")
    settings.arena = true;
  else if (word == "frontier")
    settings.frontier = true;
}

PlannerSettings remat::fuzz::parseSettings(std::string_view name) {
  PlannerSettings settings;
  while (!name.empty()) {
    size_t end = std::min(name.find(' '), name.size());
    readWord(name.substr(0, end), settings);
    name.remove_prefix(std::min(end + 1, name.size()));
  }
  return settings;
}

std::string remat::fuzz::randomSettings(Random &random) {
  static constexpr const char *kRates[] = {"1", "5", "0.1", "1e9", "1e-20"};
  std::string text =
      random.chance(95) ? std::string(random.pick(planners())->name()) : "all";
  if (random.chance(60))
    text += " budget=" + std::to_string(10 * random.between(1, 11));
  if (text.starts_with("hybrid") || text.starts_with("offload") ||
      random.chance(15)) {
    text += std::string(" d2h=") + random.pick(kRates) +
            " h2d=" + random.pick(kRates);
    if (random.chance(20))
      text += std::string(" latency=") + random.pick(kRates);
    if (random.chance(20))
      text += " half-duplex";
    if (random.chance(20))
      text += " host=" + std::to_string(random.below(200));
    if (random.chance(15))
      text += " split=" + std::to_string(random.between(2, 3));
  }
  if (random.chance(10))
    text += " no-liveness";
  if (random.chance(10))
    text += " arena";
  if (random.chance(3))
    text += " frontier";
  return text;
}
