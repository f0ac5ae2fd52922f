//===- Kernel.h - One structured op as a kernel -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each linalg op becomes a kernel, unless a library computes it. This header
// finds the values that a kernel needs from outside, and makes the body of the
// kernel.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_KERNEL_H
#define REMAT_LIB_GPU_KERNELS_KERNEL_H

#include "Gpu/Kernels/Epilogues.h"
#include "Gpu/Kernels/KernelKinds.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace remat::gpu {

/// The values from outside that a kernel's ops use: their operands, and the
/// values that their regions capture.
struct KernelOperands {
  llvm::SmallVector<mlir::Value> values;
  llvm::SmallVector<uint8_t> access; ///< The flags of Access for each of the
                                     ///< values.
  /// The ops that make the scalars which the kernel computes itself, in order.
  /// They start from constants and from elements that the step never changes.
  llvm::SmallVector<mlir::Operation *> scalars;
};

/// Returns whether \p load reads an element that the step never changes. An
/// element that the step never changes can be read at any time. The arena is
/// the first part of the slab, with \p arenaBytes bytes.
bool readsUnchanged(mlir::memref::LoadOp load, int64_t arenaBytes);

/// Collects the operands of \p ops. Emits an error if the places of an
/// operand's elements in memory are unknown.
mlir::FailureOr<KernelOperands> collectOperands(KernelOps ops,
                                                int64_t arenaBytes);

/// Returns the number of bytes from the start of the first element of \p type
/// to the end of the last element.
int64_t spanBytes(mlir::MemRefType type);

struct KernelOptions {
  int64_t blockSize = 256; ///< The most threads of a block.
  bool tiles = true;       ///< Whether contractions are computed in tiles
                           ///< instead of loops.
  /// The arithmetic of contractions in tiles.
  ContractionMath math = ContractionMath::F32;
  execution::SumOrder sums = execution::SumOrder::Tree;
};

struct LaunchShape {
  int64_t blocks = 1, threads = 1;
  bool isTiled = false; ///< Whether tileContraction chose the launch.
  /// The rows of a ReductionShape, or 0 if the op is not a reduction.
  int64_t rows = 0;
  /// The number of elements that a thread computes (elementsOfThread), or 0 if
  /// the op is not pointwise.
  int64_t elements = 0;
  /// Whether a thread's elements are neighbours (neighboursOfThread).
  bool areNeighbours = false;
  bool isTransposed = false; ///< Whether describeTranspose chose the launch.
  /// The memory sectors that an elementwise op accesses, or 0 if they are
  /// unknown.
  Sectors sectors = {};
};

/// Chooses the blocks and threads of a launch. Contractions are computed in
/// tiles if \p options ask for tiles and \p op permits them. For other
/// reductions, shareSum chooses the shape. For all other ops, each thread
/// computes one or several iterations of the parallel dimensions. Returns none
/// if a dimension is empty, because then there is nothing to compute. Emits an
/// error if a launch cannot have the needed number of blocks.
mlir::FailureOr<std::optional<LaunchShape>>
shapeOf(mlir::linalg::LinalgOp op, const KernelOptions &options);

/// Makes a kernel called \p name from a copy of \p ops, at the insertion point
/// of \p rewriter. The copies in the kernel are still structured ops.
mlir::gpu::GPUFuncOp makeKernel(mlir::RewriterBase &rewriter, KernelOps ops,
                                const KernelOperands &operands,
                                LaunchShape shape, ContractionMath math,
                                llvm::StringRef name);

/// Lowers the structured ops of \p kernel to code for one thread.
mlir::LogicalResult lowerKernel(mlir::RewriterBase &rewriter,
                                mlir::gpu::GPUFuncOp kernel);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_KERNEL_H
