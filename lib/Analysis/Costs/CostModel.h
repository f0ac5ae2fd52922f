//===- CostModel.h - Makes one cost from FLOP and bytes ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planners weigh one number for each op, but users count differently: papers
// count ops, people count FLOP, and machines count seconds. Therefore the
// attribute `remat.cost` of an op has FLOP, bytes and seconds, even if planners
// weigh only one of these numbers. The attribute `remat.cost_model` of the
// function says which number the planners weigh.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_COSTS_COSTMODEL_H
#define REMAT_LIB_ANALYSIS_COSTS_COSTMODEL_H

#include "Analysis/Costs/Costs.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

enum class CostModel : uint8_t {
  /// The cost of a convolution or matmul is 10, and the cost of any other op is
  /// 1, as in papers.
  Analytic,
  Flops,
  /// The cost of an op is its time in seconds, from a profile or from the
  /// roofline of the machine.
  Roofline,
};

/// Returns the cost model that is called \p name: `analytic`, `flops` or
/// `roofline`.
std::optional<CostModel> parseCostModel(llvm::StringRef name);
llvm::StringRef costModelName(CostModel model);
/// Returns the unit for GraphSpec::costUnit: the empty text, `flop` or `s`.
llvm::StringRef costUnit(CostModel model);

/// Returns the cost model that \p function records, or flops if it records
/// none. Emits an error if the recorded model is unknown.
mlir::FailureOr<CostModel> costModelOf(mlir::func::FuncOp function);

/// Returns the `remat.machine` of the module around \p op, or the h100.
MachineAttr machineOf(mlir::Operation *op);

/// Returns max(FLOP / peak, bytes / bandwidth) + launch, in seconds.
double rooflineSeconds(const OpWork &work, MachineAttr machine);

/// Returns the roofline time of \p op in seconds. The parameter \p work has the
/// FLOP and bytes of the op. The time of a loop is the sum over the ops of its
/// body and over all iterations, with one launch for each op in each iteration.
double rooflineSeconds(mlir::Operation *op, const OpWork &work,
                       MachineAttr machine);

/// Rounds a cost for an attribute that holds integers. Returns at most
/// kMaxBytes, because larger doubles are not exact.
int64_t toWhole(double value);

/// Returns the FLOP and bytes of \p op, and its time on \p machine.
CostAttr costOf(mlir::Operation *op, MachineAttr machine);

/// Returns the cost that planners weigh, for an op of \p kind that does \p work
/// and takes \p seconds.
double costIn(CostModel model, OpKind kind, const OpWork &work, double seconds);

/// Removes the costs and their model from \p function and its ops.
void dropCosts(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_COSTS_COSTMODEL_H
