//===- PlainJudge.h - Plans by the letter of Formats.md ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator walks over a plan once and keeps a state for each tensor. This
// judge reads all of the plan's steps again at every step. It is slow and
// shares no code with the simulator, so a comparison of the two shows a mistake
// of either.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_LIBFUZZER_PLAINJUDGE_H
#define REMAT_TEST_LIBFUZZER_PLAINJUDGE_H

#include "remat/Core/Graph/Graph.h"
#include "remat/Core/Plan/Plan.h"

#include <optional>
#include <span>

namespace remat::fuzz {

struct PlainFigures {
  int64_t peakBytes = 0, hostPeakBytes = 0;
  double computeCost = 0;
};

/// Returns nothing if \p steps are not a valid plan of \p graph. Takes time
/// that grows with the square of the number of steps.
std::optional<PlainFigures> judgePlainly(const Graph &graph,
                                         std::span<const Step> steps);

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_PLAINJUDGE_H
