//===- LibraryConvolution.h - Convolutions of a library ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library computes two-dimensional convolutions and their gradients. These
// may have paddings, strides and dilations. This header recognises linalg ops
// that are such a convolution. Their dimensions may be in any order. Each
// convolution also has a kernel of its own, for machines without the library
// and for convolutions that the library refuses.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONS_LIBRARYCONVOLUTION_H
#define REMAT_LIB_GPU_CONVOLUTIONS_LIBRARYCONVOLUTION_H

#include "Gpu/Convolutions/ConvolutionSource.h"
#include "remat/Runtime/Gpu/GpuProgram.h"

namespace remat::gpu {

/// A convolution on buffers.
struct LibraryConvolution {
  GpuConvolution convolution; ///< The fields `math`, `kernel` and `alignment`
                              ///< are not set.
  /// The numbers of the operands that are image, filter and result, and the
  /// original tensors of these operands.
  unsigned operands[3] = {};
  ConvolutionSource sources[3];
};

/// Recognises \p op as a two-dimensional convolution. Returns none if it is not
/// one. If \p buffers is given, uses the original tensors of those operands for
/// which the library can read them.
std::optional<LibraryConvolution>
matchLibraryConvolution(mlir::linalg::LinalgOp op,
                        const StepBuffers *buffers = nullptr);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONS_LIBRARYCONVOLUTION_H
