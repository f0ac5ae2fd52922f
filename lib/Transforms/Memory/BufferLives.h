//===- BufferLives.h - The time that a buffer is needed ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The places of buffers in an arena depend on the times at which the buffers
// are in use. This file finds these times in a function on buffers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H
#define REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace remat {

/// A buffer, and the range of positions in the function at which its bytes
/// count. The range does not include its end.
struct BufferLife {
  mlir::memref::AllocOp alloc;
  int64_t bytes = 0;
  int64_t start = 0, end = 0;
  bool isReturned = false;
  llvm::SmallVector<mlir::memref::DeallocOp> deallocs;
};

/// Returns the buffers of \p function in the order of their memref.alloc. Emits
/// an error at an op if it is not known how long the op uses a buffer. The life
/// of a buffer ends after the last op that touches it. If \p untilDealloc is
/// true, its life ends at its memref.dealloc. This op may come later, after a
/// view that is never read.
mlir::FailureOr<std::vector<BufferLife>>
findBufferLives(mlir::FunctionOpInterface function, bool untilDealloc);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_BUFFERLIVES_H
