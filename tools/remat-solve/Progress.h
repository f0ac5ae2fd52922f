//===- Progress.h - What planning comes to while it runs --------*- C++ -*-===//
#ifndef REMAT_TOOLS_REMATSOLVE_PROGRESS_H
#define REMAT_TOOLS_REMATSOLVE_PROGRESS_H

#include "remat/Core/Base/Watch.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <string>

namespace remat::solve {

/// Counts the changes that are tried and keeps when the best plan got better.
/// Shows both on standard error where that is a terminal, and says when a time
/// limit is over.
class Progress {
public:
  /// \p baseCost is that of the step without recomputation.
  Progress(double baseCost, std::optional<double> timeLimitSeconds);
  ~Progress();

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

  double baseCost;
  std::optional<double> timeLimit;
  std::chrono::steady_clock::time_point start;
  std::mutex mutex; ///< For all that follows.
  uint64_t movesTried = 0;
  double bestCost;
  bool stopped = false, isTerminal = false, hasShown = false;
  double shownAt = 0;
  std::string improvements = "seconds,moves,overhead\n";
};

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_PROGRESS_H
