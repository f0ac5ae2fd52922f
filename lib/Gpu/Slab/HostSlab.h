//===- HostSlab.h - Places of host copies -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All copies on the host share one allocation, like buffers in the arena. This
// file finds the place of each copy.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_HOSTSLAB_H
#define REMAT_LIB_GPU_SLAB_HOSTSLAB_H

#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::gpu {

struct HostSlab {
  int64_t bytes = 0;
  /// The offset of each host_stack, and of each swap_out whose copy is not a
  /// slot of a stack.
  llvm::DenseMap<mlir::Operation *, int64_t> offsets;
};

/// Returns the bytes of \p value, which is a buffer. Emits an error at \p op if
/// the buffer's elements are not contiguous.
mlir::FailureOr<int64_t> copiedBytes(mlir::Operation *op, mlir::Value value);

/// Finds places for the host copies of \p step. A host copy lives from its
/// swap_out to the await of the last copy that reads or writes it. Its bytes
/// are in use until then, although the plan counts them only up to the swap_in.
/// A stack lives to the end of the last loop that uses it.
mlir::FailureOr<HostSlab> packHostCopies(mlir::func::FuncOp step);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_HOSTSLAB_H
