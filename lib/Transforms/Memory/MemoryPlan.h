//===- MemoryPlan.h - One arena for the buffers of a function ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gives every buffer of a function its place in one arena. The step then
// allocates once, and the process holds what was planned.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H
#define REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H

#include "remat/Core/Packing/Packing.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace remat {

/// On a memref.dealloc that keepEnds left: its buffer is part of an arena.
inline constexpr llvm::StringLiteral kEndsInArena = "ends_in_arena";

struct MemoryPlanOptions {
  /// The alignment of every buffer, in bytes; a power of two.
  int64_t alignment = 64;
  double effort = 1;       ///< PackingOptions::effort.
  int64_t enoughBytes = 0; ///< PackingOptions::enoughBytes.
  /// Keep the memref.dealloc ops of buffers, marked kEndsInArena, so that a
  /// later pass can fill dead bytes with NaN.
  bool keepEnds = false;
};

/// The result for the buffers of one memory space.
struct Arena {
  mlir::memref::AllocOp alloc;
  mlir::Attribute memorySpace;
  size_t buffers = 0;
  int64_t bytes = 0;
  int64_t liveBytes = 0;       ///< The most bytes that live at one time.
  int64_t lowerBoundBytes = 0; ///< No arena is smaller.
};

/// Replaces every memref.alloc of \p function by a memref.view of an arena.
/// There is one arena for each memory space. The function allocates it at its
/// beginning and frees it at its end, unless it returns a part of it: then the
/// caller owns it. Buffers that do not live at the same time share bytes. A
/// buffer lives from the first op that touches it, or a view of it, to the
/// last; a buffer in a loop has its bytes in each iteration. Arenas are in the
/// order of the first buffers in them.
///
/// Emits an error, and changes nothing, where a size is not static, a buffer
/// cannot be followed (several blocks, a loop that hands out a buffer of its
/// own, an op that is not known to return a view), or an arena is larger than
/// what an index can address.
mlir::FailureOr<llvm::SmallVector<Arena>>
planMemory(mlir::FunctionOpInterface function,
           const MemoryPlanOptions &options = {});

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H
