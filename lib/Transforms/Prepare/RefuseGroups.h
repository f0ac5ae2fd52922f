//===- RefuseGroups.h - Protects groups of ops from other passes *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some passes replace ops by other ops. If such a pass ran after groups of ops
// were stored, the new ops would be in no group. The function in this header
// therefore emits an error at such an op.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_REFUSEGROUPS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_REFUSEGROUPS_H

#include "remat/Dialect/Remat.h"

#include "mlir/IR/Operation.h"

namespace remat {

/// Emits an error at the first op of \p function that is in a group of ops. If
/// \p pass replaced this op, the new ops would be in no group.
inline mlir::LogicalResult refuseGroups(mlir::Operation *function,
                                        llvm::StringRef pass) {
  mlir::WalkResult walk = function->walk([&](mlir::Operation *op) {
    if (!op->hasAttr(RematDialect::kGroup))
      return mlir::WalkResult::advance();
    op->emitError() << "is in a group of ops, which " << pass
                    << " would divide: run this pass before groups are set";
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(walk.wasInterrupted());
}

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_REFUSEGROUPS_H
