//===- BufferLives.h - From when to when a buffer is needed -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To place buffers in an arena one must know when each is in use. This reads
// that from a function on buffers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H
#define REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace remat {

/// A buffer and the positions in the function between which its bytes count,
/// the end excluded.
struct BufferLife {
  mlir::memref::AllocOp alloc;
  int64_t bytes = 0;
  int64_t start = 0, end = 0;
  bool isReturned = false;
  llvm::SmallVector<mlir::memref::DeallocOp> deallocs;
};

/// The buffers of \p function in the order of their memref.alloc. Emits an
/// error at an op through which a buffer cannot be followed. A buffer's life
/// ends with the last op that touches it, or \p untilDealloc with its
/// memref.dealloc, which may be later: behind a view that nothing reads.
mlir::FailureOr<std::vector<BufferLife>>
findBufferLives(mlir::FunctionOpInterface function, bool untilDealloc);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H
