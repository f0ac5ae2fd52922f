//===- AllocTensors.h - Replaces bufferization.alloc_tensor -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse front ends and the pass empty-tensor-to-alloc-tensor write
// alloc_tensor instead of tensor.empty. After this replacement, passes need to
// handle only tensor.empty.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_ALLOCTENSORS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_ALLOCTENSORS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each bufferization.alloc_tensor in \p function by a tensor.empty,
/// or by a linalg.copy if it copies a tensor. An op is not replaced if it names
/// a memory space, or if it copies a tensor of dynamic shape.
void replaceAllocTensors(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_ALLOCTENSORS_H
