//===- ReturnedValues.h - Which values of a block are outputs ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An output of a block must be a whole tensor. If a block returns only a part
// of a tensor, the part is copied into a tensor of its own. The graph counts
// the bytes of that copy, and bufferization makes the copy. The graph and
// bufferization both find the outputs with the functions of this header.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_STORAGE_RETURNEDVALUES_H
#define REMAT_LIB_ANALYSIS_STORAGE_RETURNEDVALUES_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// Returns the values that \p block returns, directly or through reshapes,
/// fences, or a copy to the host and back. If the block returns a slice, the
/// result of this function does not contain the source of the slice, because
/// the slice is copied.
llvm::DenseSet<mlir::Value> returnedValues(mlir::Block &block);

/// Calls \p pass for each result of \p op that is another name of the tensor of
/// an earlier value. Such a result comes from a view, a fence, an await or a
/// swap_in.
void forEachPassedOn(
    mlir::Operation *op,
    llvm::function_ref<void(mlir::Value result, mlir::Value source)> pass);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_RETURNEDVALUES_H
