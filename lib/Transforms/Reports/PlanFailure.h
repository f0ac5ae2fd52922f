//===- PlanFailure.h - Why there is no plan within a budget -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When no plan meets a budget, the user wants to know the smallest budget that
// works, and which tensors stand in the way. The error and the report take both
// from here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANFAILURE_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANFAILURE_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Bounds/Bounds.h"

#include "mlir/IR/Diagnostics.h"

namespace remat {

/// What no plan can do without: a lower bound on the peak, and the tensors that
/// form it, the largest first and without those of no bytes.
struct PlanFloor {
  int64_t bytes = 0;   ///< Counted bytes, the arguments apart.
  NodeId node = kNone; ///< The node with these operands and results.
  std::string of;      ///< "operands and results of 'exp.3'", "results", ...
  int64_t besideBytes = 0; ///< Bytes that must be held besides.
  std::vector<TensorId> tensors;
};

PlanFloor floorOf(const Graph &graph, const PeakBound &bound);

/// Says below \p error what forms the floor, with \p argumentBytes on top where
/// the budget counts the arguments.
void noteFloor(mlir::InFlightDiagnostic &error, const FunctionGraph &graph,
               const PlanFloor &floor, int64_t argumentBytes);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANFAILURE_H
