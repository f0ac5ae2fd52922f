//===- AllocTensors.h - bufferization.alloc_tensor, plainly -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse front ends and empty-tensor-to-alloc-tensor write alloc_tensor where
// others write tensor.empty. All passes see the one form.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_ALLOCTENSORS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_ALLOCTENSORS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each bufferization.alloc_tensor in \p function by a tensor.empty,
/// and one that copies a tensor by a linalg.copy. One that names a memory
/// space, or that copies a tensor of dynamic shape, stays.
void replaceAllocTensors(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_ALLOCTENSORS_H
