//===- ConvolutionMark.h - Marks of convolutions between passes -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One pass finds convolutions that a library can compute, before buffers have
// places in the slab. A later pass turns the launches of their kernels into
// calls of the library. Between the two passes, an attribute marks such a
// convolution.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONMARK_H
#define REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONMARK_H

#include "Gpu/Convolutions/LibraryConvolution.h"

namespace remat::gpu {

/// Marks \p op as convolution \p number, and marks the ops that only its kernel
/// needs.
void markConvolution(mlir::linalg::LinalgOp op, int64_t number,
                     llvm::StringRef math, const LibraryConvolution &found,
                     StepBuffers &buffers);

/// The contents of the attribute of a marked op.
struct ConvolutionMark {
  int64_t number = 0;         ///< The number of the convolution in the program.
  GpuConvolution convolution; ///< Without `kernel`, `alignment` and `adds`.
  /// The operands that are the image, the filter and the result. -1 if the
  /// tensor is the source of a copied operand.
  int64_t operands[3] = {};
};

ConvolutionMark readMark(mlir::DictionaryAttr attribute);

/// Returns the attribute with other operand numbers.
mlir::DictionaryAttr withOperands(mlir::DictionaryAttr attribute,
                                  llvm::ArrayRef<int64_t> operands);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONMARK_H
