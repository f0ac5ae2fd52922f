//===- LibraryConvolution.h - Convolutions of a library ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library computes two-dimensional convolutions and their gradients, with
// paddings, strides and dilations. This header recognises the linalg ops that
// are such a convolution, with dimensions in any order. Each one also has a
// kernel, for machines without the library and for convolutions that the
// library refuses.
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
  /// The numbers of the operands that are image, filter and result, and their
  /// original tensors.
  unsigned operands[3] = {};
  ConvolutionSource sources[3];
};

/// Returns \p op as a two-dimensional convolution, or none if it is not one.
/// With \p buffers, its tensors are the original tensors of the operands if the
/// library can read these.
std::optional<LibraryConvolution>
matchLibraryConvolution(mlir::linalg::LinalgOp op,
                        const StepBuffers *buffers = nullptr);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONS_LIBRARYCONVOLUTION_H
