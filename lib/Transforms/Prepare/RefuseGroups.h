//===- RefuseGroups.h - Passes that would take groups apart -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some passes replace ops by others. Run after groups were set, they would
// leave groups with missing ops; this refuses that with an error at the op.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_REFUSEGROUPS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_REFUSEGROUPS_H

#include "remat/Dialect/Remat.h"

#include "mlir/IR/Operation.h"

namespace remat {

/// Emits an error at the first op of \p function that is in a group, because
/// the ops that \p pass puts in its place would be in none.
inline mlir::LogicalResult refuseGroups(mlir::Operation *function,
                                        llvm::StringRef pass) {
  mlir::WalkResult walk = function->walk([&](mlir::Operation *op) {
    if (!op->hasAttr(RematDialect::kGroup))
      return mlir::WalkResult::advance();
    op->emitError() << "is in groups, which " << pass
                    << " would take apart: run it before they are set";
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(walk.wasInterrupted());
}

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_REFUSEGROUPS_H
