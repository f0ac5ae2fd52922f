//===- Options.h - The command line of remat-solve --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remat-solve does one of several things: it plans, judges a plan, expands a
// graph or packs buffers. This reads the command line into what to do and with
// what.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_OPTIONS_H
#define REMAT_TOOLS_REMATSOLVE_OPTIONS_H

#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Planning/Planner.h"

namespace remat::solve {

enum class Mode : uint8_t {
  Plan,
  Frontier,
  Simulate,
  Expand,
  Allocate,
  Strategies,
  Chain,
  Pack,
  ListPlanners
};

struct Options {
  Mode mode = Mode::Plan;
  std::string graphFile;
  std::string planFile; ///< The plan of Mode::Simulate, and of Allocate.
  std::string planner = "auto";
  std::optional<Budget> budget;
  Link link;
  std::optional<int64_t> hostLimitBytes;
  PlannerOptions planning;
  std::string planOut;
  std::string frontierFolder; ///< The folder of Mode::Frontier.
  std::string traceOut;
  std::optional<double> timeLimitSeconds;
  /// There is a time limit and no effort: as much as the limit allows.
  bool effortFollowsTime = false;
  /// The output of Mode::Expand; empty means standard output.
  std::string graphOut;
  /// Parts into which tensors are split that may be copied.
  uint32_t partialOffload = 1;
  bool isSliced = false;         ///< Slice by slice, in so many slices.
  std::optional<int64_t> slices; ///< None: as many as are quickest.
  /// Which place of the file is sliced, from 1; none: the first, or the
  /// quickest.
  std::optional<int64_t> slicesOf;
  std::string slicedPlace;  ///< What was sliced.
  uint32_t chainLimits = 0; ///< The limits of Mode::Chain; 0 in another mode.
  std::string packFile;     ///< The input of Mode::Pack.
  int64_t alignment = 1;
  bool json = false;
  bool timeline = false;
  std::string chromeTrace; ///< File for the simulated lanes; empty: none.
  bool liveness = true;
};

/// Reads the command line. Returns an exit code if there is nothing left to do:
/// 0 after --help, 2 after a message on stderr.
std::optional<int> parseOptions(int argc, char **argv, Options &options);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_OPTIONS_H
