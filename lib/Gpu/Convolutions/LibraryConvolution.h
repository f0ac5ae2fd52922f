//===- LibraryConvolution.h - Convolutions of a library ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library computes two-dimensional convolutions and their gradients, with
// paddings, strides and dilations. This recognises the linalg ops that are one
// of these, in any order of dimensions. Each also has a kernel, for a machine
// without the library and for convolutions that the library refuses.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONS_LIBRARYCONVOLUTION_H
#define REMAT_LIB_GPU_CONVOLUTIONS_LIBRARYCONVOLUTION_H

#include "Gpu/Convolutions/ConvolutionSource.h"
#include "remat/Runtime/Gpu/GpuProgram.h"

namespace remat::gpu {

/// A convolution of buffers.
struct LibraryConvolution {
  GpuConvolution convolution; ///< Without `math`, `kernel` and `alignment`.
  /// The operands of the op that are image, filter and result, and their
  /// original tensors.
  unsigned operands[3] = {};
  ConvolutionSource sources[3];
};

/// Returns \p op as a two-dimensional convolution, or none if it is not one.
/// With \p buffers, its tensors are the original ones of the operands as far as
/// the library can read them.
std::optional<LibraryConvolution>
matchLibraryConvolution(mlir::linalg::LinalgOp op,
                        const StepBuffers *buffers = nullptr);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONS_LIBRARYCONVOLUTION_H
