//===- Progress.h - What planning comes to while it runs --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planning may take minutes. Who waits at a terminal sees that it goes on, and
// what it has found; nothing of this goes into a file.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_PROGRESS_H
#define REMAT_EXCHANGE_PROGRESS_H

#include "remat/Core/Base/Watch.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <string>

namespace remat {

/// Counts the plans and the changes that are tried, and keeps when the best
/// plan got better. Shows them as one line on standard error, where a tool has
/// called showOnTerminal() and that is a terminal, and says when a time limit
/// is over.
class Progress {
public:
  /// \p title begins the line. \p baseCost is that of the step without
  /// recomputation.
  Progress(std::string title, double baseCost,
           std::optional<double> timeLimitSeconds = std::nullopt);
  /// Erases the line.
  ~Progress();

  /// From now on lines are shown. A library leaves it to its caller.
  static void showOnTerminal();
  /// Whether that was called and standard error is a terminal.
  static bool isShown();

  /// Calls this, which must outlive it.
  Watch watch();

  double seconds() const;
  uint64_t moves() const { return movesTried; }
  bool isStopped() const { return stopped; }
  /// "seconds,moves,overhead", and a line for each better plan.
  const std::string &trace() const { return improvements; }

private:
  bool told(uint64_t moves, double cost);
  void show(double now);

  std::string title;
  double baseCost;
  std::optional<double> timeLimit;
  std::chrono::steady_clock::time_point start;
  std::mutex mutex; ///< For all that follows.
  uint64_t movesTried = 0, plansTried = 0;
  double bestCost;
  bool stopped = false, isTerminal = false, hasShown = false;
  double shownAt = 0;
  std::string improvements = "seconds,moves,overhead\n";
};

} // namespace remat

#endif // REMAT_EXCHANGE_PROGRESS_H
