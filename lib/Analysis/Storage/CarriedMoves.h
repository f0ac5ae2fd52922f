//===- CarriedMoves.h - What a loop copies to carry its values --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop leaves each carried value in the buffer that its previous value was
// in. If the body yields another buffer, the value is moved at the end of the
// iteration. If values exchange places, one of them must first be copied away.
// The graph counts the bytes of that copy, and bufferization makes it, so both
// determine the moves here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_STORAGE_CARRIEDMOVES_H
#define REMAT_LIB_ANALYSIS_STORAGE_CARRIEDMOVES_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Block.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace remat {

/// The arguments of \p body, which is the body of a loop, that are carried: for
/// each operand of its terminator the argument that is its value before, or
/// null. Empty: not the body of a loop.
llvm::SmallVector<mlir::BlockArgument> carriedArguments(mlir::Block &body);

/// Whether an op writes over the source of \p slice while the slice is still
/// read. In the body of a loop the slice is copied then, so that a stack need
/// not be.
bool isWrittenOver(mlir::tensor::ExtractSliceOp slice);

/// The place of a carried value when an iteration ends.
struct CarriedSource {
  /// In its own buffer, and all of it: it stays there.
  bool stays = false;
  /// In the buffer of this carried value, or in a part of it.
  std::optional<unsigned> carried = std::nullopt;
};

/// Returns the place of each operand of the terminator of \p body, the body of
/// a loop, as bufferization will decide it.
llvm::SmallVector<CarriedSource> carriedSources(mlir::Block &body);

struct CarriedMove {
  unsigned carried; ///< The value that is moved.
  /// Into a buffer of its own, until its own move comes; else into the buffer
  /// that is carried.
  bool isAway;
};

/// Moves of all values that do not stay, such that no buffer is written while
/// a later move reads it. All buffers that are not carried are read before the
/// first value is moved away, and at most one value is away at a time.
llvm::SmallVector<CarriedMove>
orderMoves(llvm::ArrayRef<CarriedSource> sources);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_CARRIEDMOVES_H
