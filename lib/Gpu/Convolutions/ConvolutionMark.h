//===- ConvolutionMark.h - Marks of convolutions between passes -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One pass finds the convolutions that a library can compute. At that time
// buffers have no places in the slab yet. A later pass turns the launches of
// their kernels into calls of the library. An attribute marks such a
// convolution between the two passes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONMARK_H
#define REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONMARK_H

#include "Gpu/Convolutions/LibraryConvolution.h"

namespace remat::gpu {

/// Marks \p op as the convolution with the number \p number. Also marks the ops
/// that only its kernel needs.
void markConvolution(mlir::linalg::LinalgOp op, int64_t number,
                     llvm::StringRef math, const LibraryConvolution &found,
                     StepBuffers &buffers);

/// The contents of the attribute of a marked op.
struct ConvolutionMark {
  int64_t number = 0;         ///< The number of the convolution in the program.
  GpuConvolution convolution; ///< The fields `kernel`, `alignment` and `adds`
                              ///< are not set.
  /// The numbers of the operands that are the image, the filter and the result.
  /// A number is -1 if the tensor is not an operand itself but the source of a
  /// copy.
  int64_t operands[3] = {};
};

ConvolutionMark readMark(mlir::DictionaryAttr attribute);

/// Returns the attribute with other operand numbers.
mlir::DictionaryAttr withOperands(mlir::DictionaryAttr attribute,
                                  llvm::ArrayRef<int64_t> operands);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONMARK_H
