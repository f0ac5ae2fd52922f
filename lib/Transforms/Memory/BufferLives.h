//===- BufferLives.h - The time for which a buffer is needed ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The places of buffers in an arena depend on when each buffer is in use. This
// file reads that from a function on buffers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H
#define REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace remat {

/// A buffer and the range of positions in the function in which its bytes
/// count, without the end.
struct BufferLife {
  mlir::memref::AllocOp alloc;
  int64_t bytes = 0;
  int64_t start = 0, end = 0;
  bool isReturned = false;
  llvm::SmallVector<mlir::memref::DeallocOp> deallocs;
};

/// Returns the buffers of \p function in the order of their memref.alloc. Emits
/// an error at an op through which a buffer cannot be followed. A buffer's life
/// ends with the last op that touches it. With \p untilDealloc it ends with its
/// memref.dealloc, which may come later, after a view that no op reads.
mlir::FailureOr<std::vector<BufferLife>>
findBufferLives(mlir::FunctionOpInterface function, bool untilDealloc);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H
