//===- Progress.h - What planning comes to while it runs --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planning may take minutes. A user at a terminal sees how far it is and what
// it has found. Nothing of this goes into a file.
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

/// Counts the plans and the changes that are tried, and keeps when the best
/// plan got better. Shows them as one line on standard error, if that is a
/// terminal and a tool has called showOnTerminal(). Also says when a time limit
/// is over.
class Progress {
public:
  /// \p title begins the line. \p baseCost is that of the step without
  /// recomputation.
  Progress(std::string title, double baseCost,
           std::optional<double> timeLimitSeconds = std::nullopt);
  /// Erases the line.
  ~Progress();

  /// Shows lines from now on. Tools call this, and libraries do not.
  static void showOnTerminal();
  /// Whether showOnTerminal() was called and standard error is a terminal.
  static bool isShown();

  /// A Watch that calls this object, which must outlive it.
  Watch watch();

  double seconds() const;
  uint64_t moves() const { return movesTried; }
  bool isStopped() const { return stopped; }
  /// The trace as CSV: "seconds,moves,overhead", and a line for each better
  /// plan.
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

#endif // REMAT_LIB_EXCHANGE_PROGRESS_H
