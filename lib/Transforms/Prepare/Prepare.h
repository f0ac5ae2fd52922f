//===- Prepare.h - The stages of remat-prepare ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before a step is planned, calls are inlined, and loops may be unrolled. A
// planner sees a loop as one node, even if its iterations hold much memory. If
// the loop is replaced by its iterations, a plan can also keep or recompute the
// values inside the loop.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_PREPARE_H
#define REMAT_LIB_TRANSFORMS_PREPARE_PREPARE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each bufferization.alloc_tensor in \p function by a tensor.empty,
/// or by a linalg.copy if it copies a tensor. An alloc_tensor is not replaced
/// if it names a memory space, or if it copies a tensor of dynamic shape.
/// Sparse front ends and the pass empty-tensor-to-alloc-tensor write such ops.
void replaceAllocTensors(mlir::func::FuncOp function);

/// Replaces each func.call in \p function, also in nested regions, by the body
/// of its callee. Emits an error at a call that is recursive. Also emits an
/// error if the callee has no body or several blocks.
llvm::LogicalResult inlineCalls(mlir::func::FuncOp function);

/// Removes each `stablehlo.reshape` in \p function that gives the result of
/// another reshape the shape that it had before. If a scan of JAX has `unroll`,
/// such reshapes stand between its two loops, and would hide that the backward
/// loop reads the stacks of the forward loop.
void foldReshapes(mlir::func::FuncOp function);

/// A loop is not unrolled if more ops than this would replace it.
inline constexpr int64_t kMostUnrolledOps = 200000;

/// Replaces each `stablehlo.while` and `scf.for` in \p function by its
/// iterations, if its trip count is constant. Inner loops come first. Scalar
/// integers that count iterations are folded. A remark says which loops were
/// not unrolled, and why.
void unrollLoops(mlir::func::FuncOp function);

/// If an update wrote a slice at a constant place, makes later reads of this
/// slice read the value that was written. Then removes the updates whose
/// results no op reads. A stack between two unrolled loops then becomes
/// separate tensors.
void forwardSlices(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_PREPARE_H
