//===- CarriedMoves.h - The copies of a loop's carried values ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// At the end of an iteration, each carried value must be in the same buffer as
// before. If the body yields another buffer, the value is moved at the end of
// the iteration. If values exchange places, one of them must first be copied to
// another buffer. The graph counts the bytes of that copy, and bufferization
// makes the copy. Both read the moves from here.
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
/// operand of its terminator the list has the argument with the previous value,
/// or null. Returns an empty list if \p body is not the body of a loop.
llvm::SmallVector<mlir::BlockArgument> carriedArguments(mlir::Block &body);

/// Returns whether an op writes over the source of \p slice while the slice is
/// still read. In the body of a loop the slice is then copied, which is cheaper
/// than copying the whole stack.
bool isWrittenOver(mlir::tensor::ExtractSliceOp slice);

/// The place of a carried value at the end of an iteration.
struct CarriedSource {
  /// Whether it fills its own buffer, and so need not move.
  bool stays = false;
  /// The number of the carried value in whose buffer, or part of a buffer, it
  /// lies.
  std::optional<unsigned> carried = std::nullopt;
};

/// Returns the place of each operand of the terminator of \p body, a loop's
/// body. Bufferization decides the same.
llvm::SmallVector<CarriedSource> carriedSources(mlir::Block &body);

struct CarriedMove {
  unsigned carried; ///< The number of the value that moves.
  /// Whether the value moves to a temporary buffer and waits there for its own
  /// move. Otherwise it moves into the carried buffer.
  bool isAway;
};

/// Returns moves for all values that must move. No move writes a buffer that a
/// later move reads. Buffers that are not carried are read before the first
/// value moves to a temporary buffer. At most one value is in a temporary
/// buffer at a time.
llvm::SmallVector<CarriedMove>
orderMoves(llvm::ArrayRef<CarriedSource> sources);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_CARRIEDMOVES_H
