//===- Stages.h - The steps between tensors and buffers ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// importStep checks a step; toBuffers runs the others in the order in which
// they stand here, on a module of its own that holds copies of the steps. Each
// emits an error at the op that it cannot handle.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_STAGES_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_STAGES_H

#include "Execution/Bufferization/Bufferize.h"
#include "Transforms/Memory/CopyReason.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

/// Refuses a step that cannot be lowered here: several blocks, dynamic shapes,
/// element types without a layout, ops of other dialects.
mlir::LogicalResult checkStep(mlir::func::FuncOp step);

/// The error at an op that cannot be lowered here.
mlir::LogicalResult refuseOp(mlir::Operation *op);

/// Brings a step to the form in which every tensor op writes a destination of
/// its own: fences gone, scalars of the signature as tensors of rank 0,
/// elementwise ops as linalg, pads and concatenations as insertions, and one
/// tensor.empty or fill a destination, right before the op that writes it.
mlir::LogicalResult prepareStep(mlir::func::FuncOp step);

/// Makes copies of what says that slots of stacks lie on the host; called by
/// prepareStep. An error where it is said of something else.
mlir::LogicalResult lowerHostStacks(mlir::func::FuncOp step);

/// The tensor operands that \p op writes, or hands to its loop to write.
llvm::SmallVector<mlir::OpOperand *> destinationsOf(mlir::Operation *op);

/// Gives an op a destination of its own where the one it has does not die with
/// it, as a copy where the op reads it; called by prepareStep.
void chooseDestinations(mlir::func::FuncOp step);

/// Makes loops carry their buffers, and branches compute in those of the
/// results; called by prepareStep.
void prepareControlFlow(mlir::func::FuncOp step);

/// Turns tensors into buffers. Fills in the inputs, outputs and copies of \p
/// infos, one entry for each function of \p module.
mlir::LogicalResult bufferizeSteps(mlir::ModuleOp module,
                                   std::vector<StepInfo> &infos);

/// Frees every buffer right after its last use, donated arguments included.
mlir::LogicalResult insertDeallocations(mlir::func::FuncOp step,
                                        const StepInfo &info);

/// Makes all buffers parts of one arena, after insertDeallocations, whose ops
/// stay as marks of where bytes die. Fills in the arena of \p info.
mlir::LogicalResult planArena(mlir::func::FuncOp step, StepInfo &info,
                              double effort);

/// A location as text: "file:line:column", or what else it has.
std::string describe(mlir::Location location);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_STAGES_H
