//===- SliceFindings.h - Results of the choice of slices --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The IR of a step in slices does not show the original step any more. It does
// not say how many bytes that step held, how long it took, and what plans
// without slices would cost. Therefore the choice of slices stores these
// figures in the IR as `remat.sliced`. The report on the plan can then say what
// the slices gain.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H
#define REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>

namespace remat {

/// Returns by how many percent \p cost exceeds \p baseline. An example is "4.20
/// %". A value that rounds to zero has no sign.
std::string percentOver(double cost, double baseline);

/// Into how many slices the step and its head are divided.
struct SliceCounts {
  int64_t slices = 1;
  /// The number of slices into which each slice divides its head.
  int64_t ofHead = 1;
  /// Whether the head is computed outside of the slices. If not, each slice
  /// computes its head.
  bool isHeadBeside = false;
  bool isLoop = false; ///< Whether the slices are one loop.
};

/// The bytes do not include the arguments. The costs are in the step's unit.
struct SliceFindings : SliceCounts {
  /// The place that is sliced, such as "the step along dimension 0 of argument
  /// 3". It is empty if nothing is sliced.
  std::string place = {};
  /// The peak and the cost of the original step without recomputation.
  int64_t unslicedPeak = 0;
  double unslicedCost = 0;
  /// The cost of the best plan without slices that was found, and a lower bound
  /// on the cost of all such plans. Either of the two may not be known.
  std::optional<double> costWithout = {}, leastWithout = {};
  /// Lower bounds on the cost and the bytes of all plans that were tried. The
  /// cost is not set if no plan is within the budget.
  std::optional<double> costBound = {};
  int64_t peakBound = 0;

  bool isSliced() const { return !place.empty(); }
  /// Returns by how many percent \p cost exceeds the cost of the original step.
  /// An example is "4.20 %".
  std::string percent(double cost) const;
  /// Returns by how many percent \p cost exceeds the cost of the original step.
  /// An example is "4.20 % extra".
  std::string extra(double cost) const;
  /// Describes the slices. An example is "the step along dimension 0 of
  /// argument 3 in 2 slices".
  std::string describe() const;
};

/// Returns the content of `remat.sliced` of \p function. Returns none if the
/// attribute is missing.
std::optional<SliceFindings> sliceFindingsOf(mlir::func::FuncOp function);

/// Stores \p findings on \p function as `remat.sliced`.
void setSliceFindings(mlir::func::FuncOp function,
                      const SliceFindings &findings);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H
