//===- Progress.cpp -------------------------------------------------------===//

#include "Progress.h"

#include <cmath>
#include <cstdio>
#include <limits>
#include <unistd.h>

using namespace remat;
using namespace remat::solve;

Progress::Progress(double baseCost, std::optional<double> timeLimitSeconds)
    : baseCost(baseCost), timeLimit(timeLimitSeconds),
      start(std::chrono::steady_clock::now()),
      bestCost(std::numeric_limits<double>::infinity()),
      isTerminal(isatty(STDERR_FILENO)) {}

Progress::~Progress() {
  if (hasShown) // Erases the line.
    std::fputs("\r\033[K", stderr);
}

Watch Progress::watch() {
  return [this](uint64_t moves, double cost) { return told(moves, cost); };
}

double Progress::seconds() const {
  std::chrono::duration<double> passed =
      std::chrono::steady_clock::now() - start;
  return passed.count();
}

bool Progress::told(uint64_t moves, double cost) {
  std::lock_guard lock(mutex);
  double now = seconds();
  movesTried += moves;
  if (cost < bestCost) {
    bestCost = cost;
    char line[96];
    std::snprintf(line, sizeof(line), "%.3f,%llu,%.6g\n", now,
                  static_cast<unsigned long long>(movesTried),
                  baseCost > 0 ? cost / baseCost - 1 : 0);
    improvements += line;
  }
  stopped |= timeLimit && now >= *timeLimit;
  constexpr double kFirst = 1, kEvery = 0.2;
  if (isTerminal && now > kFirst && now > shownAt + kEvery)
    show(now);
  return !stopped;
}

void Progress::show(double now) {
  hasShown = true;
  shownAt = now;
  std::fprintf(stderr, "\rplanning: %.0f s, %.1f million changes", now,
               double(movesTried) / 1e6);
  if (std::isfinite(bestCost) && baseCost > 0)
    std::fprintf(stderr, ", best %.2f%% above the graph's cost\033[K",
                 100 * (bestCost / baseCost - 1));
  else
    std::fputs(", no plan within the budget yet\033[K", stderr);
  std::fflush(stderr);
}
