//===- MemoryPlan.h - One arena for the buffers of a function ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file gives every buffer of a function a place in one arena. The function
// then makes a single allocation, which has the planned size.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H
#define REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H

#include "remat/Core/Packing/Packing.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace remat {

/// This attribute marks a memref.dealloc that stays because of the option
/// keepEnds. It says that the buffer which the op frees is a part of an arena.
inline constexpr llvm::StringLiteral kEndsInArena = "ends_in_arena";

struct MemoryPlanOptions {
  /// The alignment of every buffer in bytes. The alignment is a power of two.
  int64_t alignment = 64;
  double effort = 1;       ///< PackingOptions::effort.
  int64_t enoughBytes = 0; ///< PackingOptions::enoughBytes.
  /// Whether the memref.dealloc ops of buffers stay, marked with kEndsInArena.
  /// A later pass can then fill the freed bytes with NaN.
  bool keepEnds = false;
};

/// Emits an error at \p op if the alignment or the effort cannot be used.
mlir::LogicalResult checkMemoryPlan(mlir::Operation *op,
                                    const MemoryPlanOptions &options);

/// The arena that holds the buffers of one memory space.
struct Arena {
  mlir::memref::AllocOp alloc;
  mlir::Attribute memorySpace;
  size_t buffers = 0;
  int64_t bytes = 0;
  /// The most bytes of buffers that are live at one time.
  int64_t liveBytes = 0;
  int64_t lowerBoundBytes = 0; ///< A lower bound on the size of the arena.
};

/// Replaces every memref.alloc of \p function by a memref.view of an arena.
/// There is one arena for each memory space. The function allocates each arena
/// at its beginning and frees it at its end. If the function returns a part of
/// an arena, it does not free this arena. The caller then owns the arena.
/// Buffers that are not live at the same time share bytes. A buffer lives from
/// the first op that touches it or a view of it to the last such op. A buffer
/// that is allocated in a loop has the same bytes in every iteration. The
/// returned arenas are in the order of their first buffers.
///
/// Emits an error and changes nothing if a size is not static, or if an arena
/// is larger than an index can address. Also emits an error if it is not known
/// how long a buffer is used. Reasons for that are several blocks, a loop that
/// returns its own buffer, and an op that may or may not return a view.
mlir::FailureOr<llvm::SmallVector<Arena>>
planMemory(mlir::FunctionOpInterface function,
           const MemoryPlanOptions &options = {});

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H
