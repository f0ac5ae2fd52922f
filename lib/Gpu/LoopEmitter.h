//===- LoopEmitter.h - The iterations of an op for threads ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads of a kernel number the iterations of an op in one line, and find
// the places of its operands from that number.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_LOOPEMITTER_H
#define REMAT_LIB_GPU_LOOPEMITTER_H

#include "Sums.h"
#include "TileBuilder.h"

namespace remat::gpu {

/// Elements that an operand with \p steps moves with each of \p count
/// iterations of \p loops that begin at a multiple of it: 0 or 1, the same for
/// all and from a place that is a multiple of \p count. None if that is not so.
std::optional<int64_t> stepOfNeighbours(llvm::ArrayRef<LinearLoop> loops,
                                        const LinearOperand &operand,
                                        int64_t count);

/// Emits the region of an op on one iteration after another.
class LoopEmitter {
public:
  LoopEmitter(TileBuilder &builder, mlir::linalg::LinalgOp op,
              const LinearLoops &loops);

  /// Offsets of every operand at result \p number; null for scalars.
  llvm::SmallVector<mlir::Value> startsOf(mlir::Value number);

  /// Loads the inputs at term \p number of the result with \p starts. A null
  /// \p number is the only term.
  llvm::SmallVector<mlir::Value> loadInputs(llvm::ArrayRef<mlir::Value> starts,
                                            mlir::Value number);

  /// The region's results on \p inputs, of term \p term of result \p result,
  /// with \p outputs as what the outputs hold.
  llvm::SmallVector<mlir::Value> emitBody(mlir::ValueRange inputs,
                                          mlir::ValueRange outputs,
                                          mlir::Value result, mlir::Value term);

  /// Loads \p count neighbours of operand \p i, a buffer, from place \p start,
  /// at once where \p step is 1 and the type allows it; one element \p count
  /// times where \p step is 0.
  llvm::SmallVector<mlir::Value> loadNeighbours(unsigned i, mlir::Value start,
                                                int64_t count, int64_t step);
  /// Stores neighbours in the same way.
  void storeNeighbours(unsigned i, mlir::Value start, mlir::ValueRange values);
  /// Operand \p i, a buffer, at \p place.
  mlir::Value loadOne(unsigned i, mlir::Value place);
  bool isBuffer(unsigned i) const { return bool(buffers[i]); }

  /// What output \p i holds at its place of \p starts.
  mlir::Value loadOutput(unsigned i, llvm::ArrayRef<mlir::Value> starts);
  void storeOutput(unsigned i, llvm::ArrayRef<mlir::Value> starts,
                   mlir::Value value);

private:
  mlir::Value indexOf(uint64_t dimension, mlir::Value result, mlir::Value term);

  TileBuilder &builder;
  mlir::linalg::LinalgOp op;
  const LinearLoops &loops;
  llvm::SmallVector<mlir::Value> buffers; ///< Null: a scalar, or not used.
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_LOOPEMITTER_H
