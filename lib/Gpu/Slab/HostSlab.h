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
  /// The offset of each host_stack, and of each swap_out that does not write
  /// into a slot.
  llvm::DenseMap<mlir::Operation *, int64_t> offsets;
};

/// Returns the bytes of \p value, a buffer whose elements must be contiguous.
/// Emits an error at \p op if they are not contiguous.
mlir::FailureOr<int64_t> copiedBytes(mlir::Operation *op, mlir::Value value);

/// Packs the host copies of \p step. A host copy lives from its swap_out to the
/// await of the last copy that reads or writes it. Until then its bytes are in
/// use, although the plan counts them only to the swap_in. A stack lives to the
/// end of the last loop that uses it.
mlir::FailureOr<HostSlab> packHostCopies(mlir::func::FuncOp step);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_HOSTSLAB_H
