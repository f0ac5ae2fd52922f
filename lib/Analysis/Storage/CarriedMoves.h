//===- CarriedMoves.h - The copies of a loop's carried values ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// At the end of an iteration, each value that a loop carries must be in the
// same buffer as before the iteration. If the body yields a value in another
// buffer, the value is moved at the end of the iteration. If two values
// exchange their buffers, one of them must first be copied to a temporary
// buffer. The graph counts the bytes of the temporary buffer, and bufferization
// makes the copy. The graph and bufferization get the moves from this file.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_STORAGE_CARRIEDMOVES_H
#define REMAT_LIB_ANALYSIS_STORAGE_CARRIEDMOVES_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Block.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace remat {

/// Returns the carried arguments of \p body, the body of a loop. For each
/// operand of the terminator of \p body, the list has the argument with the
/// previous value of this operand, or null. Returns an empty list if \p body is
/// not the body of a loop.
llvm::SmallVector<mlir::BlockArgument> carriedArguments(mlir::Block &body);

/// Returns whether an op writes over the source of \p slice before the last op
/// that reads the slice. If an op does so in the body of a loop, the slice is
/// copied, because this is cheaper than copying the whole stack.
bool isWrittenOver(mlir::tensor::ExtractSliceOp slice);

/// The place of a carried value at the end of an iteration.
struct CarriedSource {
  /// Whether the value is in its own carried buffer already, so that it need
  /// not move.
  bool stays = false;
  /// If the value is in the buffer of a carried value, or in a part of this
  /// buffer, this field is the index of that carried value.
  std::optional<unsigned> carried = std::nullopt;
};

/// The block \p body must be the body of a loop. Returns where the operands of
/// its terminator are. Bufferization puts the operands into the same places.
llvm::SmallVector<CarriedSource> carriedSources(mlir::Block &body);

struct CarriedMove {
  unsigned carried; ///< The index of the carried value that moves.
  /// If true, the value moves to a temporary buffer, and a later move brings it
  /// from the temporary buffer into its carried buffer. If false, the value
  /// moves directly into its carried buffer.
  bool isAway;
};

/// Returns the moves for all carried values that must move. No move writes a
/// buffer that a later move reads. Values that are in other buffers than
/// carried ones are moved before any value moves to a temporary buffer. At most
/// one value is in a temporary buffer at a time.
llvm::SmallVector<CarriedMove>
orderMoves(llvm::ArrayRef<CarriedSource> sources);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_CARRIEDMOVES_H
