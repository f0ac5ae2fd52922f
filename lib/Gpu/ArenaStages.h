//===- ArenaStages.h - What a step's arena depends on -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The size of an arena depends on the ops that libraries compute and on the
// sums that are split. Passes of Gpu/ choose the ops for libraries and split
// these sums. The code that measures an arena before a step is planned must do
// the same, so both call the functions of this file.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_ARENASTAGES_H
#define REMAT_LIB_GPU_ARENASTAGES_H

#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

/// Emits an error at \p op if the options contradict each other or are out of
/// range.
mlir::LogicalResult
checkLibraryOptions(mlir::Operation *op,
                    const RematGpuLibrariesOptions &options);

/// Marks the ops of \p step that a library computes, and turns convolutions
/// into products. The function \p step must be on buffers. The \p options must
/// have been checked.
void chooseLibraries(mlir::func::FuncOp step,
                     const RematGpuLibrariesOptions &options);

/// Emits an error at \p op if one of the options has an unknown value.
mlir::LogicalResult
checkReductionOptions(mlir::Operation *op,
                      const RematGpuReductionsOptions &options);

/// If a buffer is filled with a constant before a reduction adds to it, makes
/// the reduction start from the constant. The function \p step must be on
/// buffers. Also splits reductions whose sums are too long. The \p options must
/// have been checked.
void splitReductions(mlir::func::FuncOp step,
                     const RematGpuReductionsOptions &options);

/// If a loop of \p step carries a buffer and leaves it in place, the buffer has
/// a name outside the loop and other names inside and after it. Replaces the
/// names inside and after the loop by the name outside. A loop of one iteration
/// is replaced by its body.
void forwardCarriedBuffers(mlir::func::FuncOp step);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_ARENASTAGES_H
