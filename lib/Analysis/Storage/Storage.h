//===- Storage.h - Which values share memory --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Says which values share memory. The analysis runs before bufferization and
// predicts its decisions. A view shares the storage of its source. The result
// of a destination-style op takes over the storage of its destination. Every
// other result has new storage.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_STORAGE_STORAGE_H
#define REMAT_LIB_ANALYSIS_STORAGE_STORAGE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace remat {

/// If the only result of \p op is a view (reshape, cast, slice), returns the
/// source of this view. Otherwise returns null. The class ViewLayouts says
/// whether such a view must be a copy.
mlir::Value viewSource(mlir::Operation *op);

/// Returns whether \p op is a barrier of StableHLO or IREE. Result i of a
/// barrier is operand i in the same storage, and the barrier only keeps the
/// order of other ops.
bool isForeignBarrier(mlir::Operation *op);

/// Returns whether \p op is a remat.fence or a foreign barrier.
bool isFence(mlir::Operation *op);

/// Returns the operand whose storage \p result takes over if the result's op is
/// the last one that uses the operand. Returns null if \p result takes over the
/// storage of no operand. The returned operand is the destination of a
/// destination-style op, an initial value that a loop carries, or the updated
/// tensor. The returned operand is never a part that is only written over
/// (isPartWrittenOver).
mlir::OpOperand *destinationOf(mlir::OpResult result);

/// Returns whether \p operand is the destination of a result of its op.
bool isDestination(mlir::OpOperand &operand);

/// Returns whether the op of \p destination writes all elements of
/// \p destination, and does not read its old elements.
bool isOnlyWritten(mlir::OpOperand &destination);

/// Returns whether \p operand is a part of a larger tensor, and the op only
/// writes over this part. If the op wrote its result into this part, the other
/// bytes of the tensor would stay allocated. Therefore the result has storage
/// of its own, and the op does not need the bytes of the part.
bool isPartWrittenOver(mlir::OpOperand &operand);

/// The value \p captured must be a value from outside that the regions of \p op
/// use. Returns whether the regions use \p captured only as a destination. The
/// regions then write to tensors of their own, and \p op does not need the
/// bytes of \p captured.
bool isOnlyWrittenInside(mlir::Operation *op, mlir::Value captured);

/// Returns whether \p op makes a tensor without content, which is used only as
/// a destination.
bool isEmptyTensor(mlir::Operation *op);

/// Returns whether \p op is a branch: it runs only one of its regions, and this
/// region returns the results of \p op.
bool isBranch(mlir::Operation *op);

/// The operands \p other and \p destination must belong to the same op.
/// Returns whether the op reads each element of
/// \p other just before it writes the same element of
/// \p destination.
bool isReadInStep(mlir::OpOperand &other, mlir::OpOperand &destination);

/// Two destinations of an op may be in the same storage. In this case only the
/// last of the two destinations is written in place, and the op gets a copy of
/// the other destination. Returns whether \p other is copied because \p
/// destination is in the same storage.
bool isCopiedBefore(mlir::OpOperand &other, mlir::OpOperand &destination);

/// Returns whether \p value is an empty tensor or a splat, or a view or
/// broadcast of one. Such a value has no elements in memory.
bool isMadeOnTheFly(mlir::Value value);

/// The attributes with which JAX and IREE mark an argument as donated. The
/// attributes `tf.aliasing_output` and `iree.abi.output` have the index of the
/// result that gets the argument's buffer.
inline constexpr llvm::StringLiteral kBufferDonor = "jax.buffer_donor";
inline constexpr llvm::StringLiteral kAliasingOutput = "tf.aliasing_output";
inline constexpr llvm::StringLiteral kIreeOutput = "iree.abi.output";

/// Returns whether the step owns the argument with the number \p argument. A
/// donated argument has one of these marks: `remat.donate`, JAX's marks, IREE's
/// `iree.abi.output`, or `bufferization.writable`.
bool isDonated(mlir::func::FuncOp function, unsigned argument);

/// Checks the marks on arguments that the caller donates. Emits an error if two
/// arguments share the buffer of one result (`tf.aliasing_output`,
/// `iree.abi.output`), or if a mark names a result that does not exist.
mlir::LogicalResult checkDonation(mlir::func::FuncOp function);

/// Returns, for each donated argument, the result that may be written into its
/// buffer. If the mark of the argument names a result, the entry is this
/// result. If the mark names no result, the entry is the first result of the
/// same type that no other argument has. The marks of \p function must have
/// passed checkDonation. This function does not check whether the argument is
/// still needed when the result is made.
llvm::SmallVector<std::optional<unsigned>>
donatedResults(mlir::func::FuncOp function);

/// Tracks the layouts of views that are not contiguous, to find reshapes that
/// must copy. Ops must be visited in program order.
class ViewLayouts {
public:
  /// Records the layout of the view \p op. Returns false if the result of \p op
  /// must be a copy, for example if dimensions of a strided slice are
  /// collapsed. If no op reads the result of \p op, nothing is copied.
  bool visit(mlir::Operation *op);

  /// Visits the views through which \p value is made. Before the ops of a block
  /// are visited, this must be done for each value from outside that the block
  /// uses.
  void visitViewsOf(mlir::Value value);

private:
  mlir::MemRefType layoutOf(mlir::Value value) const;

  llvm::DenseMap<mlir::Value, mlir::MemRefType> strided;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_STORAGE_H
