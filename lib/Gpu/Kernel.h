//===- Kernel.h - One structured op as a kernel -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each linalg op that no library computes becomes a kernel. This says what the
// kernel needs from outside, and builds its body.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNEL_H
#define REMAT_LIB_GPU_KERNEL_H

#include "Epilogues.h"
#include "Sectors.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace remat::gpu {

/// What the ops of a kernel use from outside: their operands and what their
/// regions capture.
struct KernelOperands {
  llvm::SmallVector<mlir::Value> values;
  llvm::SmallVector<uint8_t> access; ///< Of each: flags of Access.
  /// Values that the kernel computes itself, in order: constants, and scalars
  /// that come from arguments.
  llvm::SmallVector<mlir::Operation *> scalars;
};

/// Whether \p load reads an element that the step never changes, so that it can
/// be read at any time. \p arenaBytes of the slab are the arena.
bool readsUnchanged(mlir::memref::LoadOp load, int64_t arenaBytes);

/// Emits an error if the places of an operand's elements are not known.
mlir::FailureOr<KernelOperands> collectOperands(KernelOps ops,
                                                int64_t arenaBytes);

/// The type \p type without its offset: its address is that of the first
/// element.
mlir::MemRefType withoutOffset(mlir::MemRefType type);

/// Bytes from the first element of \p type to the end of the last.
int64_t spanBytes(mlir::MemRefType type);

struct KernelOptions {
  int64_t blockSize = 256;                     ///< Threads a block, at most.
  bool tiles = true;                           ///< Of contractions.
  ContractionMath math = ContractionMath::F32; ///< Of contractions in tiles.
  execution::SumOrder sums = execution::SumOrder::Tree;
};

struct LaunchShape {
  int64_t blocks = 1, threads = 1;
  bool isTiled = false; ///< By tileContraction.
  int64_t rows = 0;     ///< Of a ReductionShape; 0: no reduction.
  int64_t elements = 0; ///< Of a thread (elementsOfThread); 0: no pointwise op.
  bool areNeighbours = false; ///< A thread's elements, by neighboursOfThread.
  bool isTransposed = false;  ///< By describeTranspose.
  Sectors sectors = {};       ///< Of an elementwise op; 0: not known.
};

/// The shape of a launch: in tiles if \p options ask for them and \p op can use
/// them; of another reduction that of shareSum; otherwise one thread for each
/// element of the parallel dimensions. None if a dimension is empty, because
/// then there is nothing to do. An error if the number of blocks is not known.
mlir::FailureOr<std::optional<LaunchShape>>
shapeOf(mlir::linalg::LinalgOp op, const KernelOptions &options);

/// A copy of \p ops as a kernel with the name \p name, as structured ops still,
/// at the insertion point of \p rewriter.
mlir::gpu::GPUFuncOp makeKernel(mlir::RewriterBase &rewriter, KernelOps ops,
                                const KernelOperands &operands,
                                LaunchShape shape, ContractionMath math,
                                llvm::StringRef name);

/// Turns the structured ops of \p kernel into code for one thread.
mlir::LogicalResult lowerKernel(mlir::RewriterBase &rewriter,
                                mlir::gpu::GPUFuncOp kernel);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNEL_H
