//===- Slab.h - The slab of a step ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On a GPU, a step has one allocation on the device, which is called the slab,
// and one allocation on the host for copies. The arena is the first part of the
// slab. The arena contains buffers, arguments that the step owns, and
// workspaces of libraries.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_SLAB_H
#define REMAT_LIB_GPU_SLAB_SLAB_H

#include "Transforms/Memory/MemoryPlan.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Value.h"

namespace remat::gpu {

/// Emits an error if the arguments of \p step are not the buffers that
/// RematGpuBuffers described, or if an op calls \p step.
mlir::LogicalResult checkStepOnBuffers(mlir::func::FuncOp step);

/// Emits an error if \p step is not on a slab, or if its arguments, results or
/// kernels differ from their description.
mlir::LogicalResult checkStepOnSlab(mlir::func::FuncOp step);

/// Returns the alignment in bytes of the first element of \p buffer. It is at
/// most 256. If nothing is known about the buffer's place, returns \p element,
/// the number of bytes of an element.
int64_t alignmentOf(mlir::Value buffer, int64_t element);

/// The packed buffers of a step. All offsets are relative to the start of the
/// arena.
struct SlabArena {
  mlir::memref::AllocOp alloc; ///< The allocation of the arena is null if the
                               ///< step has no buffers.
  int64_t bytes = 0;
  /// The bytes of constants and owned arguments that are outside the arena.
  int64_t besideBytes = 0;
  /// The offset of each argument, or none for an argument outside the arena.
  llvm::SmallVector<std::optional<int64_t>> inputOffsets;
};

/// Packs the buffers of \p step into one allocation. The function \p step must
/// be on buffers. The arena contains the buffers that the step allocates. Each
/// argument that the step owns (\p donated) is in the arena from the start of
/// the step to its last use. The workspace of each product of a library
/// (kWorkspace) is in the arena while the product runs. Each such product is
/// marked with the place of its workspace. An owned argument is outside the
/// arena if the host reads one of its elements, because kernels read this
/// element again later. The limit enoughBytes of \p memory also includes the
/// owned arguments outside the arena, and the constants.
mlir::FailureOr<SlabArena> packArena(mlir::func::FuncOp step,
                                     llvm::ArrayRef<bool> donated,
                                     MemoryPlanOptions memory);

struct HostSlab {
  int64_t bytes = 0;
  /// The offset of each host_stack, and of each swap_out whose copy is not a
  /// slot of a stack.
  llvm::DenseMap<mlir::Operation *, int64_t> offsets;
};

/// Returns the bytes of \p value, which is a buffer. Emits an error at \p op if
/// the buffer's elements are not contiguous.
mlir::FailureOr<int64_t> copiedBytes(mlir::Operation *op, mlir::Value value);

/// Finds places for the host copies of \p step. A host copy takes bytes from
/// its swap_out to the await of the last copy that reads or writes it. The plan
/// counts the bytes of a host copy only up to the swap_in. A stack takes bytes
/// on the host to the end of the last loop that uses it.
mlir::FailureOr<HostSlab> packHostCopies(mlir::func::FuncOp step);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_SLAB_H
