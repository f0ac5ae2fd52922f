//===- MemoryPlan.h - One arena for the buffers of a function ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gives every buffer of a function its place in one arena. The step then makes
// one allocation, as large as planned.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H
#define REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H

#include "remat/Core/Packing/Packing.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace remat {

/// On a memref.dealloc that keepEnds kept: its buffer is part of an arena.
inline constexpr llvm::StringLiteral kEndsInArena = "ends_in_arena";

struct MemoryPlanOptions {
  /// The alignment of every buffer in bytes, a power of two.
  int64_t alignment = 64;
  double effort = 1;       ///< PackingOptions::effort.
  int64_t enoughBytes = 0; ///< PackingOptions::enoughBytes.
  /// Whether the memref.dealloc ops of buffers are kept and marked
  /// kEndsInArena. A later pass can then fill freed bytes with NaN.
  bool keepEnds = false;
};

/// The result for the buffers of one memory space.
struct Arena {
  mlir::memref::AllocOp alloc;
  mlir::Attribute memorySpace;
  size_t buffers = 0;
  int64_t bytes = 0;
  int64_t liveBytes = 0;       ///< The most bytes that are live at one time.
  int64_t lowerBoundBytes = 0; ///< No arena can be smaller.
};

/// Replaces every memref.alloc of \p function by a memref.view of an arena.
/// There is one arena for each memory space. The function allocates the arena
/// at its beginning and frees it at its end. If it returns a part of the arena,
/// it does not free it, and the caller owns it. Buffers that do not live at the
/// same time share bytes. A buffer lives from the first op that touches it, or
/// a view of it, to the last. A buffer in a loop has its bytes in each
/// iteration. The arenas are in the order of their first buffers.
///
/// Emits an error and changes nothing if a size is not static, if a buffer
/// cannot be followed (several blocks, a loop that returns its own buffer, an
/// op that may not return a view), or if an arena exceeds what an index can
/// address.
mlir::FailureOr<llvm::SmallVector<Arena>>
planMemory(mlir::FunctionOpInterface function,
           const MemoryPlanOptions &options = {});

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_MEMORYPLAN_H
