//===- ReturnedValues.h - Which values of a block are outputs ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An output is whole: a part of a tensor that is returned is copied out of it.
// The graph counts the bytes of that copy, and bufferization makes it, so both
// ask here which values are outputs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_STORAGE_RETURNEDVALUES_H
#define REMAT_LIB_ANALYSIS_STORAGE_RETURNEDVALUES_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// The values of \p block that are outputs of it, also by way of views, of
/// fences, or of the host, where they are copied to and back from.
llvm::DenseSet<mlir::Value> returnedValues(mlir::Block &block);

/// Calls \p pass for each result of \p op that is the same tensor as a value
/// from before it, with both: what a view, a fence, an await or a swap_in hands
/// on.
void forEachPassedOn(
    mlir::Operation *op,
    llvm::function_ref<void(mlir::Value result, mlir::Value source)> pass);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_STORAGE_RETURNEDVALUES_H
