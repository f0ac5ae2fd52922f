//===- Progress.h - The progress line of planning ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planning may take minutes. A user at a terminal sees how far planning is and
// what it has found. This information is written to no file.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_PROGRESS_H
#define REMAT_LIB_EXCHANGE_PROGRESS_H

#include "remat/Core/Base/Watch.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <string>

namespace remat {

/// Counts the tried plans and changes, and records each improvement of the best
/// plan. Shows these numbers as one line on standard error, if this is a
/// terminal and a tool has called showOnTerminal(). Also says when a time limit
/// is over.
class Progress {
public:
  /// The line begins with \p title. The number \p baseCost is the cost of the
  /// step without recomputation.
  Progress(std::string title, double baseCost,
           std::optional<double> timeLimitSeconds = std::nullopt);
  /// Erases the line.
  ~Progress();

  /// Shows progress lines from now on. Tools call this function, and libraries
  /// do not.
  static void showOnTerminal();
  /// Returns whether showOnTerminal() was called and standard error is a
  /// terminal.
  static bool isShown();

  /// Returns a Watch that calls this object. The object must outlive it.
  Watch watch();

  double seconds() const;
  uint64_t moves() const { return movesTried; }
  bool isStopped() const { return stopped; }
  /// Returns the trace of improvements as CSV. The first line is
  /// `seconds,moves,overhead`. After it comes one line for each better plan.
  const std::string &trace() const { return improvements; }

private:
  bool told(uint64_t moves, double cost);
  void show(double now);

  std::string title;
  double baseCost;
  std::optional<double> timeLimit;
  std::chrono::steady_clock::time_point start;
  std::mutex mutex; ///< Protects all fields below.
  uint64_t movesTried = 0, plansTried = 0;
  double bestCost;
  bool stopped = false, isTerminal = false, hasShown = false;
  double shownAt = 0;
  std::string improvements = "seconds,moves,overhead\n";
};

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_PROGRESS_H
