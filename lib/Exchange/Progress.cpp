//===- Progress.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/Progress.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include <sys/ioctl.h>
#include <unistd.h>

using namespace remat;

/// Whether a tool asked for progress lines. This is set once, before any
/// planning.
static bool isAskedFor = false;

void Progress::showOnTerminal() { isAskedFor = true; }

bool Progress::isShown() { return isAskedFor && isatty(STDERR_FILENO); }

Progress::Progress(std::string title, double baseCost,
                   std::optional<double> timeLimitSeconds)
    : title(std::move(title)), baseCost(baseCost), timeLimit(timeLimitSeconds),
      start(std::chrono::steady_clock::now()),
      bestCost(std::numeric_limits<double>::infinity()), isTerminal(isShown()) {
}

Progress::~Progress() {
  if (hasShown)
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
  plansTried += moves == 0; // A call without moves means that a whole plan was
                            // judged.
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

/// Returns the width of the terminal, because a longer line would wrap.
static size_t columns() {
  winsize size = {};
  constexpr size_t kUsual = 80;
  bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : kUsual;
}

void Progress::show(double now) {
  hasShown = true;
  shownAt = now;
  char text[256];
  std::snprintf(
      text, sizeof(text), ": %.0f s, %llu plans, %.1f million changes", now,
      static_cast<unsigned long long>(plansTried), double(movesTried) / 1e6);
  std::string line = title + text;
  if (std::isfinite(bestCost) && baseCost > 0) {
    std::snprintf(text, sizeof(text), ", best %.2f%% above the graph's cost",
                  100 * (bestCost / baseCost - 1));
    line += text;
  } else {
    line += ", no plan within the budget yet";
  }
  line.resize(std::min(line.size(), columns() - 1));
  std::fprintf(stderr, "\r%s\033[K", line.c_str());
  std::fflush(stderr);
}
