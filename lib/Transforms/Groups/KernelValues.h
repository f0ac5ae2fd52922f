//===- KernelValues.h - The value that each tensor holds --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler reports the tensors that it keeps in memory between kernels. The
// function of this file finds the value of the step that each tensor holds.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_GROUPS_KERNELVALUES_H
#define REMAT_LIB_TRANSFORMS_GROUPS_KERNELVALUES_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Storage/Storage.h"
#include "Exchange/KernelsJson.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

using Values = llvm::SetVector<mlir::Value>;

/// Says how ops and values of a step appear in the step's graph.
struct StepValues {
  explicit StepValues(const FunctionGraph &graph) : graph(graph) {}

  mlir::Block &block() const { return *graph.block; }

  bool isView(mlir::Operation *op) const {
    return op && graph.role(op) == OpRole::View;
  }
  bool isNode(mlir::Operation *op) const {
    return op && graph.role(op) == OpRole::Node;
  }

  static bool isLoop(mlir::Operation *op);

  /// If \p value is a view, returns the value that it is a view of. Otherwise
  /// returns \p value.
  mlir::Value rootOf(mlir::Value value) const {
    while (isView(value.getDefiningOp()))
      value = viewSource(value.getDefiningOp());
    return value;
  }

  const FunctionGraph &graph;
};

/// Returns the value of each tensor of \p list, or null for a tensor that is
/// not a value. The list \p ops has the step's ops by their number, or null for
/// a number without an op. Returns an error if \p list belongs to another step
/// than \p graph.
Result<std::vector<mlir::Value>>
valuesOfTensors(const KernelList &list, const FunctionGraph &graph,
                llvm::ArrayRef<mlir::Operation *> ops);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_GROUPS_KERNELVALUES_H
