//===- SlabArena.h - Packs the arena of the slab ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On a GPU, a step has one allocation, the slab. The arena is the first part of
// the slab. This file packs the arena. It contains buffers, arguments that the
// step owns, and workspaces of libraries.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_SLABARENA_H
#define REMAT_LIB_GPU_SLAB_SLABARENA_H

#include "Transforms/Memory/MemoryPlan.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace remat::gpu {

/// The packed buffers of a step. Offsets are relative to the arena.
struct SlabArena {
  mlir::memref::AllocOp alloc; ///< Null if the step has no buffers.
  int64_t bytes = 0;
  /// Bytes of constants and owned arguments outside the arena.
  int64_t besideBytes = 0;
  /// The offset of each argument. It is none for an argument outside the arena.
  llvm::SmallVector<std::optional<int64_t>> inputOffsets;
};

/// Packs the buffers of \p step into one allocation. The function \p step must
/// be on buffers. The arena contains the buffers that the step allocates. It
/// contains the arguments that the step owns (\p donated) from the start to
/// their last use. It contains the workspace of each product of a library
/// (kWorkspace) while the product runs. Each product is marked with the place
/// of its workspace. An owned argument is outside the arena if the host reads
/// one of its elements. Kernels read this element again later. The limit
/// enoughBytes of \p memory also includes these arguments and the constants.
mlir::FailureOr<SlabArena> packArena(mlir::func::FuncOp step,
                                     llvm::ArrayRef<bool> donated,
                                     MemoryPlanOptions memory);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_SLABARENA_H
