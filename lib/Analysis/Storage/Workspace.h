//===- Workspace.h - Memory that an op holds while it runs ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op with regions, such as a loop, allocates tensors of its own while it
// runs. The graph has one node for the op, so these bytes are counted as the
// workspace of that node.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_STORAGE_WORKSPACE_H
#define REMAT_LIB_ANALYSIS_STORAGE_WORKSPACE_H

#include "mlir/IR/Operation.h"

namespace remat {

struct Workspace {
  int64_t bytes = 0;
  /// Whether the regions have tensors of dynamic shape, whose bytes count as 0.
  bool dynamic = false;
};

/// Peak of the tensors that one run of \p op's regions allocates: each from its
/// op to its last use in program order, what is yielded to the region's end;
/// destinations and views share storage as at the top level. What a loop moves
/// to carry its values counts as well (CarriedMoves.h), and what a branch hands
/// out does not, for it computes that in the results of \p op. Only one
/// iteration is looked at, and of several blocks and regions the largest
/// counts. Bodies that only hold scalars (linalg, reductions) take none.
Workspace workspaceOf(mlir::Operation *op);

/// The same of one block of an op's regions.
Workspace workspaceOf(mlir::Block &block);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_WORKSPACE_H
