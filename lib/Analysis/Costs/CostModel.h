//===- CostModel.h - From FLOP and bytes to one cost ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planners weigh one number per op, but users count differently: the papers
// count ops, a person counts FLOP, a machine counts seconds. `remat.cost` on
// an op therefore holds FLOP, bytes and seconds whatever the model is, and the
// function's `remat.cost_model` says which of them planners weigh.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_COSTS_COSTMODEL_H
#define REMAT_LIB_ANALYSIS_COSTS_COSTMODEL_H

#include "Analysis/Costs/Costs.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

enum class CostModel : uint8_t {
  Analytic, ///< The papers': 10 for a convolution or matmul, 1 otherwise.
  Flops,
  Roofline, ///< Seconds: of a profile, or of the machine's peaks.
};

/// The model of this name: `analytic`, `flops` or `roofline`.
std::optional<CostModel> parseCostModel(llvm::StringRef name);
llvm::StringRef costModelName(CostModel model);
/// The unit for GraphSpec::costUnit: "", "flop" or "s".
llvm::StringRef costUnit(CostModel model);

/// The model that \p function records, or flops if it records none. An error if
/// it records something else.
mlir::FailureOr<CostModel> costModelOf(mlir::func::FuncOp function);

/// The `remat.machine` of the module around \p op, or the h100.
MachineAttr machineOf(mlir::Operation *op);

/// max(FLOP / peak, bytes / bandwidth) + launch, in seconds.
double rooflineSeconds(const OpWork &work, MachineAttr machine);

/// Returns the roofline of \p op in seconds, for its \p work. A loop takes the
/// time of the ops in its body, with a launch for each op in each iteration.
double rooflineSeconds(mlir::Operation *op, const OpWork &work,
                       MachineAttr machine);

/// FLOP and bytes of \p op, and its time on \p machine.
CostAttr costOf(mlir::Operation *op, MachineAttr machine);

/// The cost that planners weigh for an op of this kind, with this work and
/// time.
double costIn(CostModel model, OpKind kind, const OpWork &work, double seconds);

/// Removes the costs and their model from \p function and its ops.
void dropCosts(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_COSTS_COSTMODEL_H
