//===- LoopEmitter.h - The iterations of an op for threads ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The threads of a kernel number all iterations of an op consecutively. They
// compute the places of its operands from that number.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H
#define REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H

#include "Gpu/Kernels/Sums.h"
#include "Gpu/Kernels/TileBuilder.h"

namespace remat::gpu {

/// Returns the distance in elements, 0 or 1, between the places of an operand
/// with \p steps in neighbouring iterations of \p loops. The distance
/// must be the same in every \p count iterations that begin at a multiple of \p
/// count. These must also begin at a place that is a multiple of \p count.
/// Returns none otherwise.
std::optional<int64_t> stepOfNeighbours(llvm::ArrayRef<LinearLoop> loops,
                                        const LinearOperand &operand,
                                        int64_t count);

/// Emits the region of an op on one iteration after another.
class LoopEmitter {
public:
  LoopEmitter(TileBuilder &builder, mlir::linalg::LinalgOp op,
              const LinearLoops &loops);

  /// Returns the offsets of every operand at result \p number, null for
  /// scalars.
  llvm::SmallVector<mlir::Value> startsOf(mlir::Value number);

  /// Loads the inputs for term \p number of the result that begins at \p
  /// starts. A null \p number means that there is only one term.
  llvm::SmallVector<mlir::Value> loadInputs(llvm::ArrayRef<mlir::Value> starts,
                                            mlir::Value number);

  /// Emits the region on \p inputs for term \p term of result \p result. \p
  /// outputs are the old outputs. Returns the region's results.
  llvm::SmallVector<mlir::Value> emitBody(mlir::ValueRange inputs,
                                          mlir::ValueRange outputs,
                                          mlir::Value result, mlir::Value term);

  /// Loads \p count neighbours of operand \p i, a buffer, from place \p start
  /// on. A single load is used if \p step is 1 and the type permits it. If \p
  /// step is 0, it returns one element \p count times.
  llvm::SmallVector<mlir::Value> loadNeighbours(unsigned i, mlir::Value start,
                                                int64_t count, int64_t step);
  /// Stores neighbours like loadNeighbours.
  void storeNeighbours(unsigned i, mlir::Value start, mlir::ValueRange values);
  /// Loads operand \p i, a buffer, at \p place.
  mlir::Value loadOne(unsigned i, mlir::Value place);
  bool isBuffer(unsigned i) const { return bool(buffers[i]); }

  /// Loads the value of output \p i at its place \p starts.
  mlir::Value loadOutput(unsigned i, llvm::ArrayRef<mlir::Value> starts);
  void storeOutput(unsigned i, llvm::ArrayRef<mlir::Value> starts,
                   mlir::Value value);

private:
  mlir::Value indexOf(uint64_t dimension, mlir::Value result, mlir::Value term);

  TileBuilder &builder;
  mlir::linalg::LinalgOp op;
  const LinearLoops &loops;
  /// Null for a scalar and for an unused operand.
  llvm::SmallVector<mlir::Value> buffers;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_LOOPEMITTER_H
