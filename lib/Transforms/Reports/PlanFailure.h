//===- PlanFailure.h - Why no plan meets a budget ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If no plan meets a budget, the user wants to know two things: the smallest
// budget that can be met, and the tensors that prevent a smaller one. Both the
// error and the report take them from this file.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANFAILURE_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANFAILURE_H

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Bounds/Bounds.h"

#include "mlir/IR/Diagnostics.h"

namespace remat {

/// A lower bound on the peak, and the tensors whose bytes make up the bound.
/// The largest tensors come first. Tensors without bytes are left out.
struct PlanFloor {
  int64_t bytes = 0;   ///< Counted bytes, without the arguments.
  NodeId node = kNone; ///< The node whose operands and results form the bound.
  std::string of;      ///< "operands and results of 'exp.3'", "results", ...
  int64_t besideBytes = 0; ///< The bytes that must be held in addition to these
                           ///< tensors.
  std::vector<TensorId> tensors;
};

PlanFloor floorOf(const Graph &graph, const PeakBound &bound);

/// Adds a note to \p error that says which tensors make up the bound. If the
/// budget counts the arguments, \p argumentBytes are added to the bound.
void noteFloor(mlir::InFlightDiagnostic &error, const FunctionGraph &graph,
               const PlanFloor &floor, int64_t argumentBytes);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANFAILURE_H
