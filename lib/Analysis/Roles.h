//===- Roles.h - What each op of a block is to the graph --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most ops of a step compute tensors, but some only prepare destinations, view
// other tensors or compute scalars. The graph reader needs to know which op
// does which before it can form nodes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_ROLES_H
#define REMAT_LIB_ANALYSIS_ROLES_H

#include "remat/Analysis/FunctionGraph.h"

namespace remat {

struct BlockRoles {
  llvm::DenseMap<mlir::Operation *, OpRole> roles;
  /// Values that hold data: tensor arguments, dense constants, results of
  /// nodes, and views of these. All other values need no memory.
  llvm::DenseSet<mlir::Value> stored;
  /// Nodes that would be views if they were not returned. A second run would
  /// leave the first one a view, which holds its source.
  llvm::DenseSet<mlir::Operation *> copiedToReturn;
  /// The stored values that a view, or another value without memory of its own,
  /// needs besides the tensor that it is a view of. These are offsets, sizes,
  /// strides and shapes, of the whole chain of views. Most values have none,
  /// and no entry.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 1>> madeWith;

  /// Each value once that \p op reads: those that it uses, and for each view
  /// among them also what the chain of views reads besides its source.
  llvm::SmallVector<mlir::Value> readBy(mlir::Operation *op) const;
};

/// Classifies the ops of \p block, but not its terminator. Linear.
BlockRoles readRoles(mlir::Block &block);

/// Whether a value of this type can hold data between ops.
bool isStorageType(mlir::Type type);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_ROLES_H
