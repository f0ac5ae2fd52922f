//===- Roles.h - What each op of a block is to the graph --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most ops of a step compute tensors, but some only prepare destinations, view
// other tensors or compute scalars. The graph reader needs to know which op
// does which before it can form nodes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_STORAGE_ROLES_H
#define REMAT_LIB_ANALYSIS_STORAGE_ROLES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// The role of an op in the graph.
enum class OpRole : uint8_t {
  Node,  ///< A node of its own.
  View,  ///< Its result shares its source's storage (reshape, cast, slice).
  Fence, ///< remat.fence and foreign barriers: result i is operand i's tensor.
         ///< Nodes that read a result come after all of the fence's operands.
  Swap,  ///< A copy between device and host, or the wait for one: a step of the
         ///< program besides its nodes.
  Free,  ///< Costs nothing and is cloned freely: empties, splat constants,
         ///< fills that only initialise a destination, views of these, scalar
         ///< arithmetic that depends on no tensor. Also a dense constant, whose
         ///< value is a resident tensor.
};

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

  /// Each value once that \p op uses (valuesUsedBy), and for each view among
  /// them also what the chain of views reads besides its source.
  llvm::SmallVector<mlir::Value> usedBy(mlir::Operation *op) const;
  /// The same for the values that \p op reads (valuesReadBy).
  llvm::SmallVector<mlir::Value> readBy(mlir::Operation *op) const;

private:
  llvm::SmallVector<mlir::Value>
  withViews(llvm::SmallVector<mlir::Value> values) const;
};

/// Classifies the ops of \p block, but not its terminator. Linear.
BlockRoles readRoles(mlir::Block &block);

/// Whether a value of this type can hold data between ops.
bool isStorageType(mlir::Type type);

/// Returns the operands of \p op and the values from outside that its regions
/// use, each once.
llvm::SmallVector<mlir::Value> valuesUsedBy(mlir::Operation *op);
/// Returns the values from outside that the regions of \p op use, each once.
/// Some of them may also be operands.
llvm::SmallVector<mlir::Value> valuesCapturedBy(mlir::Operation *op);
/// Returns the values that \p op reads. It may use others, which its regions
/// only write over (isOnlyWrittenInside): these have to be made before, but
/// need not be in memory any more.
llvm::SmallVector<mlir::Value> valuesReadBy(mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_ROLES_H
