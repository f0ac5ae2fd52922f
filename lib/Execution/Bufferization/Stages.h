//===- Stages.h - The stages from tensors to buffers ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function importStep checks a step. The function toBuffers makes a module
// with copies of the steps, and runs the other stages on it in the order of
// this file. Each of these stages emits an error at an op that it cannot
// handle.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_STAGES_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_STAGES_H

#include "Dialect/Names.h"
#include "Execution/Bufferization/Bufferize.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

/// Emits an error if a step cannot be lowered. Reasons are several blocks,
/// dynamic shapes, element types without a layout, and ops of unknown dialects.
mlir::LogicalResult checkStep(mlir::func::FuncOp step);

/// Emits the error for an op that cannot be lowered.
mlir::LogicalResult refuseOp(mlir::Operation *op);

/// Brings a step to a form in which every tensor op writes its own destination.
/// Fences are removed, scalars of the signature become tensors of rank 0,
/// elementwise ops become linalg ops, and pads and concatenations become
/// insertions. Each destination of a tensor op is a tensor.empty or a fill
/// right before the op that overwrites it.
mlir::LogicalResult prepareStep(mlir::func::FuncOp step);

/// Turns the ops that put slots of stacks on the host into copies. The function
/// prepareStep calls lowerHostStacks. Emits an error if the operand of such an
/// op is not a slot.
mlir::LogicalResult lowerHostStacks(mlir::func::FuncOp step);

/// Returns the tensor operands that \p op overwrites. If \p op is a loop, its
/// carried operands are returned.
llvm::SmallVector<mlir::OpOperand *> destinationsOf(mlir::Operation *op);

/// Returns a copy of the tensor \p value. Reports give \p reason for the copy.
mlir::Value copyOf(mlir::OpBuilder &builder, mlir::Location location,
                   mlir::Value value, llvm::StringRef reason);

/// If the destination of an op is still read after the op, gives the op a new
/// destination. The new destination is a copy of the old one if the op reads
/// the old one. The function prepareStep calls chooseDestinations.
void chooseDestinations(mlir::func::FuncOp step);

/// Makes loops carry their buffers, and makes branches write into the buffers
/// of their results. The function prepareStep calls prepareControlFlow.
void prepareControlFlow(mlir::func::FuncOp step);

/// Turns tensors into buffers. Fills in the inputs, outputs and copies of each
/// step in \p infos. There is one entry for each function of \p module.
mlir::LogicalResult bufferizeSteps(mlir::ModuleOp module,
                                   std::vector<StepInfo> &infos);

/// Frees every buffer right after its last use, including donated arguments.
mlir::LogicalResult insertDeallocations(mlir::func::FuncOp step,
                                        const StepInfo &info);

/// Returns a location as text: "file:line:column", or other parts of the
/// location if it has no file.
std::string describe(mlir::Location location);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_STAGES_H
