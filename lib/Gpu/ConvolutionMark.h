//===- ConvolutionMark.h - What passes know of a convolution ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A convolution of a library is found on buffers that are not placed yet, and
// becomes a call when it is a kernel's launch. In between it is an attribute.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONMARK_H
#define REMAT_LIB_GPU_CONVOLUTIONMARK_H

#include "LibraryConvolution.h"

namespace remat::gpu {

/// Marks \p op as convolution \p number, and what is only for its kernel.
void markConvolution(mlir::linalg::LinalgOp op, int64_t number,
                     llvm::StringRef math, const LibraryConvolution &found,
                     StepBuffers &buffers);

/// What the attribute of a marked op says.
struct ConvolutionMark {
  int64_t number = 0;         ///< In the program.
  GpuConvolution convolution; ///< But for `kernel`, `alignment` and `adds`.
  /// Of image, filter and result: the operand; -1: what is behind it.
  int64_t operands[3] = {};
};

ConvolutionMark readMark(mlir::DictionaryAttr attribute);

/// The same with other numbers of operands.
mlir::DictionaryAttr withOperands(mlir::DictionaryAttr attribute,
                                  llvm::ArrayRef<int64_t> operands);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONMARK_H
