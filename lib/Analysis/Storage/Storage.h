//===- Storage.h - Where an op's results live -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Says which values share memory, before bufferization and as bufferization
// will decide it. Views share their source's storage, destination-style results
// take over their destination's, and everything else is new.
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

/// The value that \p op's only result is a view of (reshape, cast, slice), or
/// null. ViewLayouts says whether the view must copy after all.
mlir::Value viewSource(mlir::Operation *op);

/// Whether \p op is a barrier of StableHLO or IREE: result i is operand i in
/// the same storage, and the op only keeps others in order.
bool isForeignBarrier(mlir::Operation *op);

/// Returns whether \p op is a remat.fence or a foreign barrier.
bool isFence(mlir::Operation *op);

/// The operand whose storage \p result takes over when that operand dies there
/// (destination-style, loop-carried, updates), or null.
mlir::OpOperand *destinationOf(mlir::OpResult result);

/// Whether \p operand is the destination of one of its op's results.
bool isDestination(mlir::OpOperand &operand);

/// Whether the op of \p destination reads none of its elements before it writes
/// them.
bool isOnlyWritten(mlir::OpOperand &destination);

/// Whether the regions of \p op do nothing with \p captured, a value from
/// outside of \p op, but write over it. They write to tensors of their own
/// then, so that \p op needs none of its bytes.
bool isOnlyWrittenInside(mlir::Operation *op, mlir::Value captured);

/// Whether \p op makes a tensor without content, which is only a destination.
bool isEmptyTensor(mlir::Operation *op);

/// Whether \p op runs one of its regions, which hands out its results.
bool isBranch(mlir::Operation *op);

/// Whether \p other, an operand of the same op, is read element by element just
/// before the same element of \p destination is written.
bool isReadInStep(mlir::OpOperand &other, mlir::OpOperand &destination);

/// Whether \p other, an operand of the same op, is a destination that the op
/// gets a copy of, where both are of one storage: the last of them is written
/// where it is.
bool isCopiedBefore(mlir::OpOperand &other, mlir::OpOperand &destination);

/// Whether \p value, looking through views and broadcasts, has no elements in
/// memory, because it is empty or a splat.
bool isMadeOnTheFly(mlir::Value value);

/// Whether the step owns its argument: `remat.donate`, JAX's marks, IREE's
/// `iree.abi.output`, or `bufferization.writable`.
bool isDonated(mlir::func::FuncOp function, unsigned argument);

/// Checks the marks of donation: emits an error where two arguments are to
/// share the buffer of one result (`tf.aliasing_output`, `iree.abi.output`), or
/// an argument that of a result that is not there.
mlir::LogicalResult checkDonation(mlir::func::FuncOp function);

/// For each argument, the result that may be written into its buffer: the one
/// that its mark names, else the first of the same type that no other donated
/// argument has. The marks have passed checkDonation. This function does not
/// check that the argument is dead when the result is made.
llvm::SmallVector<std::optional<unsigned>>
donatedResults(mlir::func::FuncOp function);

/// Layouts of views that are not contiguous, to tell which reshapes of them
/// must copy. Ops are visited in program order.
class ViewLayouts {
public:
  /// Records the layout of the view \p op, and returns whether it can be one:
  /// collapsing dimensions of a strided slice cannot.
  bool visit(mlir::Operation *op);

private:
  mlir::MemRefType layoutOf(mlir::Value value) const;

  llvm::DenseMap<mlir::Value, mlir::MemRefType> strided;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_STORAGE_H
