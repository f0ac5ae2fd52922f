//===- LibraryConvolution.h - Convolutions of a library ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library computes convolutions of two dimensions and their gradients, with
// paddings, strides and dilations. This recognises the linalg ops that are one
// of these, whatever the order of their dimensions. Each stays a kernel as
// well, for a machine without the library and for what it refuses.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_LIBRARYCONVOLUTION_H
#define REMAT_LIB_GPU_LIBRARYCONVOLUTION_H

#include "ConvolutionSource.h"

#include "remat/Runtime/Gpu/GpuProgram.h"

namespace remat::gpu {

/// A convolution of buffers.
struct LibraryConvolution {
  GpuConvolution convolution; ///< But for `math`, `kernel` and `alignment`.
  /// Of image, filter and result: the operand of the op, and what is behind it.
  unsigned operands[3] = {};
  ConvolutionSource sources[3];
};

/// Returns \p op as a convolution of two dimensions, or none if it is not one.
/// With \p buffers, its tensors are those behind the operands as far as the
/// library can take them as they are.
std::optional<LibraryConvolution>
matchLibraryConvolution(mlir::linalg::LinalgOp op,
                        const StepBuffers *buffers = nullptr);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_LIBRARYCONVOLUTION_H
