//===- PlainJudge.h - Plans by the letter of Formats.md ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator walks a plan once and keeps a state for each tensor. This asks
// the plan's steps anew at every step: slow, and without anything that the
// simulator has, so that a mistake of one shows against the other.
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

/// Nothing where \p steps are no valid plan of \p graph. Takes the square of
/// their number.
std::optional<PlainFigures> judgePlainly(const Graph &graph,
                                         std::span<const Step> steps);

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_PLAINJUDGE_H
