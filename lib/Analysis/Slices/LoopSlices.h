//===- LoopSlices.h - How a loop is sliced ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scan over layers computes all examples of a batch, and a slice of the scan
// computes some of them. Therefore the values that the scan carries and stacks
// are sliced, and so is its body. A sum over the batch in the body, such as the
// gradient of a layer, then has only the terms of one slice. All values that
// the body computes from such a sum must be linear in it, because the terms of
// all slices are added up after the loop.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_LOOPSLICES_H
#define REMAT_LIB_ANALYSIS_SLICES_LOOPSLICES_H

#include "Analysis/Slices/SliceRules.h"

#include "llvm/ADT/DenseMap.h"

namespace remat {

/// How the ops in the body of a loop are sliced.
struct LoopSlices {
  llvm::DenseMap<mlir::Operation *, OpSlices> sliced;
};

/// Returns how \p op, a `stablehlo.while`, computes a slice. See
/// sliceFromOperands().
std::optional<OpSlices> sliceLoop(mlir::Operation *op,
                                  llvm::ArrayRef<SlicedValue> operands,
                                  const SliceOptions &options,
                                  std::string &reason);

/// Writes a slice of a loop. See writeSlice().
mlir::Operation *writeLoopSlice(mlir::OpBuilder &builder, mlir::Operation *op,
                                const OpSlices &slices,
                                mlir::ValueRange operands, int64_t size);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_LOOPSLICES_H
