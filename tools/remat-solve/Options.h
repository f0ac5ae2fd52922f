//===- Options.h - The command line of remat-solve --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remat-solve has several modes: it plans, judges a plan, expands a graph or
// packs buffers. This header declares how the mode and its options are read
// from the command line.
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
  std::string planFile; ///< The plan for Mode::Simulate and Mode::Allocate.
  std::string planner = "auto";
  std::optional<Budget> budget;
  /// The model in which plans are judged. The budget of this model is not set.
  SimulatorOptions model;
  PlannerOptions planning;
  std::string planOut;
  std::string frontierFolder; ///< The folder for Mode::Frontier.
  std::string traceOut;
  std::optional<double> timeLimitSeconds;
  /// Whether a time limit is given but no effort. If so, the time limit
  /// determines the effort.
  bool effortFollowsTime = false;
  /// The output of Mode::Expand; empty means standard output.
  std::string graphOut;
  /// The number of parts into which each tensor that may be copied is split.
  uint32_t partialOffload = 1;
  /// The number of memory limits for Mode::Chain; 0 in any other mode.
  uint32_t chainLimits = 0;
  std::string packFile; ///< The input of Mode::Pack.
  int64_t alignment = 1;
  bool json = false;
  /// The file for a trace of the simulated plan, or empty.
  std::string chromeTrace;
};

/// Reads the command line. Returns an exit code if the program has nothing more
/// to do: 0 after --help, 2 after a message on stderr.
std::optional<int> parseOptions(int argc, char **argv, Options &options);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_OPTIONS_H
