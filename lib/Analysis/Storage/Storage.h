//===- Storage.h - Where an op's results live -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Says which values share memory. The analysis runs before bufferization and
// predicts its decisions. Views share the storage of their source, results of
// destination-style ops take over their destination, and every other result has
// new storage.
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

/// Returns the source of which \p op's only result is a view (reshape, cast,
/// slice), or null. ViewLayouts says whether the view must be a copy.
mlir::Value viewSource(mlir::Operation *op);

/// Returns whether \p op is a barrier of StableHLO or IREE. Its result i is
/// operand i in the same storage, and the op only keeps the order of other ops.
bool isForeignBarrier(mlir::Operation *op);

/// Returns whether \p op is a remat.fence or a foreign barrier.
bool isFence(mlir::Operation *op);

/// Returns the operand whose storage \p result takes over if that operand dies
/// there (destination-style, loop-carried, updates), or null.
mlir::OpOperand *destinationOf(mlir::OpResult result);

/// Returns whether \p operand is the destination of a result of its op.
bool isDestination(mlir::OpOperand &operand);

/// Returns whether the op of \p destination writes all its elements without
/// reading them.
bool isOnlyWritten(mlir::OpOperand &destination);

/// Returns whether the regions of \p op only overwrite \p captured, a value
/// from outside. The regions then write to tensors of their own, and \p op
/// needs no bytes of \p captured.
bool isOnlyWrittenInside(mlir::Operation *op, mlir::Value captured);

/// Returns whether \p op makes a tensor without content that is only a
/// destination.
bool isEmptyTensor(mlir::Operation *op);

/// Returns whether \p op runs one of its regions, which returns the results.
bool isBranch(mlir::Operation *op);

/// Returns whether each element of \p other, an operand of the same op, is read
/// just before the same element of \p destination is written.
bool isReadInStep(mlir::OpOperand &other, mlir::OpOperand &destination);

/// Returns whether the op gets a copy of \p other. This happens if \p other and
/// \p destination are two destinations of the op in the same storage: only the
/// last one is written in place.
bool isCopiedBefore(mlir::OpOperand &other, mlir::OpOperand &destination);

/// Returns whether \p value, behind views and broadcasts, has no elements in
/// memory because it is empty or a splat.
bool isMadeOnTheFly(mlir::Value value);

/// Returns whether the step owns the argument, which these marks say:
/// `remat.donate`, JAX's marks, IREE's `iree.abi.output`, or
/// `bufferization.writable`.
bool isDonated(mlir::func::FuncOp function, unsigned argument);

/// Checks the marks of donation. Emits an error if two arguments share the
/// buffer of one result (`tf.aliasing_output`, `iree.abi.output`), or if a mark
/// names a result that does not exist.
mlir::LogicalResult checkDonation(mlir::func::FuncOp function);

/// Returns, for each argument, the result that may be written into its buffer:
/// the result that its mark names, or else the first free result of the same
/// type. The marks must have passed checkDonation. This function does not check
/// that the argument is dead when the result is made.
llvm::SmallVector<std::optional<unsigned>>
donatedResults(mlir::func::FuncOp function);

/// Tracks the layouts of views that are not contiguous, and so finds reshapes
/// that must copy. Ops must be visited in program order.
class ViewLayouts {
public:
  /// Records the layout of the view \p op. Returns false if the result cannot
  /// be a view, for example if dimensions of a strided slice are collapsed.
  bool visit(mlir::Operation *op);

private:
  mlir::MemRefType layoutOf(mlir::Value value) const;

  llvm::DenseMap<mlir::Value, mlir::MemRefType> strided;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_STORAGE_H
