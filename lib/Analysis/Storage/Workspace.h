//===- Workspace.h - Memory that an op holds while it runs ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op with regions, such as a loop, allocates tensors of its own while it
// runs. The graph has only one node for such an op, so the bytes of these
// tensors are the workspace of this node.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_STORAGE_WORKSPACE_H
#define REMAT_LIB_ANALYSIS_STORAGE_WORKSPACE_H

#include "mlir/IR/Operation.h"

namespace remat {

struct Workspace {
  int64_t bytes = 0;
  /// Whether the regions have tensors of dynamic shape. The bytes of tensors of
  /// dynamic shape count as 0.
  bool dynamic = false;
};

/// Returns the most bytes of tensors that one run of \p op's regions has
/// allocated at one time. A tensor lives from the op that makes it to its last
/// use in program order, and a yielded tensor lives to the end of the region.
/// Values in the regions share storage by the same rules as values in the block
/// of the step. The temporary buffers with which a loop moves its carried
/// values count too (CarriedMoves.h). The results of a branch do not count as
/// workspace, because the branch writes them into the results of \p op. The
/// workspace of a loop is the workspace of one iteration. If an op has several
/// blocks or regions, its workspace is the workspace of the largest one. Bodies
/// that work on single elements (linalg, reductions) need no workspace.
Workspace workspaceOf(mlir::Operation *op);

/// Returns the workspace of one block of an op's regions.
Workspace workspaceOf(mlir::Block &block);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_WORKSPACE_H
