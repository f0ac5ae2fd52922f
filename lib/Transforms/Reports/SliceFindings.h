//===- SliceFindings.h - What the choice of slices found --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Once a step is in slices, its IR no longer says what it was before: how much
// it held, how long it took, and what plans without slices would cost. The
// choice of slices leaves this in the IR as `remat.sliced`, and a report on the
// plan that is made then says what the slices bought.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H
#define REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>

namespace remat {

/// "4.20 %", of \p cost over \p baseline. What rounds to zero has no sign.
std::string percentOver(double cost, double baseline);

/// Into how many slices something is sliced.
struct SliceCounts {
  int64_t slices = 1;
  int64_t ofHead = 1; ///< In how many slices each slice computes its head.
  /// The head is not computed in each of the slices, but beside them.
  bool isHeadBeside = false;
  bool isLoop = false; ///< The slices are one loop.
};

/// Bytes are those besides the arguments; costs are in the step's unit.
struct SliceFindings : SliceCounts {
  /// "the step along dimension 0 of argument 3"; empty: nothing is sliced.
  std::string place = {};
  /// The original step's peak and cost, without recomputation.
  int64_t unslicedPeak = 0;
  double unslicedCost = 0;
  /// The cost of the best plan without slices that was found, if any, and the
  /// lower bound on the cost of such plans, if there are any.
  std::optional<double> costWithout = {}, leastWithout = {};
  /// No plan of what was tried costs or holds less; no cost: none fits.
  std::optional<double> costBound = {};
  int64_t peakBound = 0;

  bool isSliced() const { return !place.empty(); }
  /// "4.20 %", of \p cost over the step as it is.
  std::string percent(double cost) const;
  /// "4.20 % extra", of \p cost over the step as it is.
  std::string extra(double cost) const;
  /// "the step along dimension 0 of argument 3 in 2 slices".
  std::string describe() const;
};

/// What `remat.sliced` of \p function says; none where it is not there.
std::optional<SliceFindings> sliceFindingsOf(mlir::func::FuncOp function);

/// Writes \p findings onto \p function as `remat.sliced`.
void setSliceFindings(mlir::func::FuncOp function,
                      const SliceFindings &findings);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H
