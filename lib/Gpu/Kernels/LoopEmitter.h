//===- LoopEmitter.h - Emits the iterations of an op ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All iterations of an op are numbered consecutively over the threads of a
// kernel. Each thread computes the places of the op's operands from the number
// of its iteration.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H
#define REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H

#include "Gpu/Kernels/Sums.h"
#include "Gpu/Kernels/TileBuilder.h"

namespace remat::gpu {

/// Returns how many elements, 0 or 1, an operand moves from an iteration of
/// \p loops to the next iteration. This number must be the same in each group
/// of \p count iterations that begins at a multiple of \p count. The place of
/// the operand at which each group begins must also be a multiple of \p count.
/// Returns none if one of these conditions does not hold.
std::optional<int64_t> stepOfNeighbours(llvm::ArrayRef<LinearLoop> loops,
                                        const LinearOperand &operand,
                                        int64_t count);

/// Emits the region of an op for one iteration after another.
class LoopEmitter {
public:
  LoopEmitter(TileBuilder &builder, mlir::linalg::LinalgOp op,
              const LinearLoops &loops);

  /// Returns the offset of each operand at result \p number. The offset of a
  /// scalar is null.
  llvm::SmallVector<mlir::Value> startsOf(mlir::Value number);

  /// Loads the inputs of term \p number. The operands of the result to which
  /// this term belongs begin at \p starts. If \p number is null, each result
  /// has only one term.
  llvm::SmallVector<mlir::Value> loadInputs(llvm::ArrayRef<mlir::Value> starts,
                                            mlir::Value number);

  /// Emits the region with \p inputs for term \p term of result \p result. The
  /// old values of the outputs are \p outputs. Returns the region's results.
  llvm::SmallVector<mlir::Value> emitBody(mlir::ValueRange inputs,
                                          mlir::ValueRange outputs,
                                          mlir::Value result, mlir::Value term);

  /// Loads \p count neighbours of operand \p i, beginning at \p start. The
  /// operand to load from must be a buffer. One load brings all neighbours if
  /// the stride \p step is 1 and the type permits it. If the stride is 0, loads
  /// one element and returns it \p count times.
  llvm::SmallVector<mlir::Value> loadNeighbours(unsigned i, mlir::Value start,
                                                int64_t count, int64_t step);
  /// Stores \p values to neighbours in the way that loadNeighbours loads
  /// neighbours.
  void storeNeighbours(unsigned i, mlir::Value start, mlir::ValueRange values);
  /// Loads the element of operand \p i at \p place. The operand whose element
  /// is loaded must be a buffer.
  mlir::Value loadOne(unsigned i, mlir::Value place);
  bool isBuffer(unsigned i) const { return bool(buffers[i]); }

  /// Loads the old value of output \p i at its place in \p starts.
  mlir::Value loadOutput(unsigned i, llvm::ArrayRef<mlir::Value> starts);
  void storeOutput(unsigned i, llvm::ArrayRef<mlir::Value> starts,
                   mlir::Value value);

private:
  mlir::Value indexOf(uint64_t dimension, mlir::Value result, mlir::Value term);

  TileBuilder &builder;
  mlir::linalg::LinalgOp op;
  const LinearLoops &loops;
  /// The buffer of each operand. The buffer is null for a scalar and for an
  /// unused operand.
  llvm::SmallVector<mlir::Value> buffers;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H
