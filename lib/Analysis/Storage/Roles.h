//===- Roles.h - The role of each op of a block in the graph ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most ops of a step compute tensors, but some only prepare destinations, view
// other tensors or compute scalars. Before the graph reader can form the nodes
// of the graph, it needs the role of each op.
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
  Node, ///< The op is a node of its own.
  /// The op is a view: its result shares the storage of its source (reshape,
  /// cast, slice).
  View,
  /// The op is a remat.fence or a foreign barrier: its result i is the tensor
  /// of operand i. Nodes that read a result of a fence come after the nodes
  /// that make the fence's operands.
  Fence,
  /// A copy between device and host, or an op that waits for such a copy. Such
  /// an op is an action of the program, but no node of the graph.
  Swap,
  /// An op that costs nothing and may be cloned: an empty tensor, a splat
  /// constant, a fill that only initialises a destination, a view of one of
  /// these, or scalar arithmetic that depends on no tensor. A dense constant is
  /// also a free op, but its value is a resident tensor.
  Free,
};

struct BlockRoles {
  llvm::DenseMap<mlir::Operation *, OpRole> roles;
  /// Values that hold data: tensor arguments, dense constants, results of
  /// nodes, and views of these. All values that are not in this set need no
  /// memory.
  llvm::DenseSet<mlir::Value> stored;
  /// Nodes that would be views if the function did not return them. Such nodes
  /// must not run twice. If the function returned the result of the second run,
  /// the first run would become a view again, and the source of this view would
  /// have to be held.
  llvm::DenseSet<mlir::Operation *> copiedToReturn;
  /// A view, or another value without memory of its own, may need stored values
  /// in addition to the tensor that it views. These stored values are the
  /// offsets, sizes, strides and shapes of the whole chain of views. Most views
  /// need no such values and have no entry.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 1>> madeWith;

  /// Returns the values that \p op uses (valuesUsedBy), each once. If one of
  /// these values has an entry in `madeWith`, also returns the values of this
  /// entry.
  llvm::SmallVector<mlir::Value> usedBy(mlir::Operation *op) const;
  /// Returns the same as usedBy(), but for the values that \p op reads
  /// (valuesReadBy).
  llvm::SmallVector<mlir::Value> readBy(mlir::Operation *op) const;

private:
  llvm::SmallVector<mlir::Value>
  withViews(llvm::SmallVector<mlir::Value> values) const;
};

/// Classifies the ops of \p block except its terminator. The time is linear.
BlockRoles readRoles(mlir::Block &block);

/// Returns whether a value of the type \p type can hold data between ops.
bool isStorageType(mlir::Type type);

/// Returns the operands of \p op, and the values from outside that its regions
/// use, each once.
llvm::SmallVector<mlir::Value> valuesUsedBy(mlir::Operation *op);
/// Returns the values from outside that the regions of \p op use, each once.
/// Some of the returned values may also be operands of \p op.
llvm::SmallVector<mlir::Value> valuesCapturedBy(mlir::Operation *op);
/// Returns the values whose memory \p op uses. The function leaves out values
/// that the regions of \p op only overwrite (isOnlyWrittenInside), and parts of
/// tensors that \p op itself only overwrites (isPartWrittenOver). Values that
/// are left out must be computed before \p op, but need not be in memory any
/// more.
llvm::SmallVector<mlir::Value> valuesReadBy(mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_ROLES_H
