//===- SliceFindings.h - Results of the choice of slices --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The IR of a step in slices no longer shows the original step: how much it
// held, how long it took, and what plans without slices would cost. The choice
// of slices stores this in the IR as `remat.sliced`. The report on the plan can
// then say what the slices gain.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H
#define REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>

namespace remat {

/// Returns by how much \p cost exceeds \p baseline, for example "4.20 %". A
/// value that rounds to zero has no sign.
std::string percentOver(double cost, double baseline);

/// The numbers of slices.
struct SliceCounts {
  int64_t slices = 1;
  /// The number of slices in which each slice computes its head.
  int64_t ofHead = 1;
  /// Whether the head is computed apart from the slices, and not in each of
  /// them.
  bool isHeadBeside = false;
  bool isLoop = false; ///< Whether the slices are one loop.
};

/// Bytes do not include the arguments, and costs are in the step's unit.
struct SliceFindings : SliceCounts {
  /// The place, for example "the step along dimension 0 of argument 3". Empty
  /// if nothing is sliced.
  std::string place = {};
  /// The original step's peak and cost, without recomputation.
  int64_t unslicedPeak = 0;
  double unslicedCost = 0;
  /// The cost of the best plan without slices that was found, and the lower
  /// bound on the cost of such plans. Each may be missing.
  std::optional<double> costWithout = {}, leastWithout = {};
  /// Lower bounds on the cost and the bytes of all plans that were tried. The
  /// cost is missing if no plan fits.
  std::optional<double> costBound = {};
  int64_t peakBound = 0;

  bool isSliced() const { return !place.empty(); }
  /// Returns by how much \p cost exceeds the original step, for example "4.20
  /// %".
  std::string percent(double cost) const;
  /// Returns by how much \p cost exceeds the original step, for example "4.20 %
  /// extra".
  std::string extra(double cost) const;
  /// Describes the slices, for example as "the step along dimension 0 of
  /// argument 3 in 2 slices".
  std::string describe() const;
};

/// Returns the content of `remat.sliced` of \p function, or none if it is
/// missing.
std::optional<SliceFindings> sliceFindingsOf(mlir::func::FuncOp function);

/// Writes \p findings onto \p function as `remat.sliced`.
void setSliceFindings(mlir::func::FuncOp function,
                      const SliceFindings &findings);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_SLICEFINDINGS_H
