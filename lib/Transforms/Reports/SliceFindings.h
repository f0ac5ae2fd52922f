//===- SliceFindings.h - Results of the choice of slices --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a step is in slices, its IR does not show the original step. The IR then
// does not say how many bytes the original step held, how long it took, and
// what plans without slices would cost. Therefore the choice of slices stores
// the figures of the original step in the IR as `remat.sliced`. The report on
// the plan can then say what the slices gain.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H
#define REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>

namespace remat {

/// Returns by how many percent \p cost exceeds \p baseline, as a text. An
/// example is "4.20 %". A percentage that rounds to zero has no sign.
std::string percentOver(double cost, double baseline);

/// Says into how many slices the step and its head (SlicePlaces.h) are divided.
struct SliceCounts {
  int64_t slices = 1;
  /// The number of slices into which each slice divides its head.
  int64_t ofHead = 1;
  /// Whether the head is computed outside of the slices. If this is false, each
  /// slice computes its part of the head.
  bool isHeadBeside = false;
  bool isLoop = false; ///< Whether one loop computes all slices.
};

/// The bytes in this struct do not include the arguments. The costs in this
/// struct are in the step's unit of cost.
struct SliceFindings : SliceCounts {
  /// The place that is sliced, such as "the step along dimension 0 of argument
  /// 3". The text is empty if nothing is sliced.
  std::string place = {};
  /// The peak and the cost of the original step without recomputation.
  int64_t unslicedPeak = 0;
  double unslicedCost = 0;
  /// The cost of the best plan that was found without slices, and a lower bound
  /// on the cost of all plans without slices. Each of these two costs may be
  /// unknown.
  std::optional<double> costWithout = {}, leastWithout = {};
  /// Lower bounds on the cost and the peak of all plans of all candidates. The
  /// bound on the cost is not set if no plan is within the budget.
  std::optional<double> costBound = {};
  int64_t peakBound = 0;

  bool isSliced() const { return !place.empty(); }
  /// Returns a text that says by how many percent \p cost exceeds the cost of
  /// the original step. An example is "4.20 %".
  std::string percent(double cost) const;
  /// Returns the same text as percent(), with the word "extra". An example is
  /// "4.20 % extra".
  std::string extra(double cost) const;
  /// Describes the slices. An example of the text is "the step along dimension
  /// 0 of argument 3 in 2 slices".
  std::string describe() const;
};

/// Returns the content of `remat.sliced` of \p function. Returns none if the
/// function has no such attribute.
std::optional<SliceFindings> sliceFindingsOf(mlir::func::FuncOp function);

/// Stores \p findings on \p function as `remat.sliced`.
void setSliceFindings(mlir::func::FuncOp function,
                      const SliceFindings &findings);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H
