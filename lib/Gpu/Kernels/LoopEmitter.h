//===- LoopEmitter.h - The iterations of an op for threads ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads of a kernel number the iterations of an op in one line, and find
// the places of its operands from that number.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H
#define REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H

#include "Gpu/Kernels/Sums.h"
#include "Gpu/Kernels/TileBuilder.h"

namespace remat::gpu {

/// Returns the elements by which an operand with \p steps moves between
/// neighbouring iterations of \p loops: 0 or 1. It must be the same for every
/// \p count iterations that begin at a multiple of \p count, which must also
/// begin at such an element. None if that is not so.
std::optional<int64_t> stepOfNeighbours(llvm::ArrayRef<LinearLoop> loops,
                                        const LinearOperand &operand,
                                        int64_t count);

/// Emits the region of an op on one iteration after another.
class LoopEmitter {
public:
  LoopEmitter(TileBuilder &builder, mlir::linalg::LinalgOp op,
              const LinearLoops &loops);

  /// Returns the offsets of every operand at result \p number; null for
  /// scalars.
  llvm::SmallVector<mlir::Value> startsOf(mlir::Value number);

  /// Loads the inputs at term \p number of the result with \p starts. A null
  /// \p number is the only term.
  llvm::SmallVector<mlir::Value> loadInputs(llvm::ArrayRef<mlir::Value> starts,
                                            mlir::Value number);

  /// Emits the region on \p inputs for term \p term of result \p result, with
  /// \p outputs as the old outputs. Returns the region's results.
  llvm::SmallVector<mlir::Value> emitBody(mlir::ValueRange inputs,
                                          mlir::ValueRange outputs,
                                          mlir::Value result, mlir::Value term);

  /// Loads \p count neighbours of operand \p i, a buffer, from place \p start.
  /// It takes one load if \p step is 1 and the type permits it. If \p step is
  /// 0, it returns one element \p count times.
  llvm::SmallVector<mlir::Value> loadNeighbours(unsigned i, mlir::Value start,
                                                int64_t count, int64_t step);
  /// Stores neighbours in the same way.
  void storeNeighbours(unsigned i, mlir::Value start, mlir::ValueRange values);
  /// Loads operand \p i, a buffer, at \p place.
  mlir::Value loadOne(unsigned i, mlir::Value place);
  bool isBuffer(unsigned i) const { return bool(buffers[i]); }

  /// Loads the value of output \p i at its place in \p starts.
  mlir::Value loadOutput(unsigned i, llvm::ArrayRef<mlir::Value> starts);
  void storeOutput(unsigned i, llvm::ArrayRef<mlir::Value> starts,
                   mlir::Value value);

private:
  mlir::Value indexOf(uint64_t dimension, mlir::Value result, mlir::Value term);

  TileBuilder &builder;
  mlir::linalg::LinalgOp op;
  const LinearLoops &loops;
  /// Null for a scalar, or for an operand that is not used.
  llvm::SmallVector<mlir::Value> buffers;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H
