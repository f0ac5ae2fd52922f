//===- LibraryProduct.h - Products that a library computes ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library multiplies matrices with given strides. This recognises the linalg
// ops that are such a product.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_LIBRARYPRODUCT_H
#define REMAT_LIB_GPU_LIBRARYPRODUCT_H

#include "ContractionTile.h"

#include "remat/Runtime/Gpu/GpuProgram.h"

namespace remat::gpu {

/// Buffers A, B and C of a product of matrices.
struct LibraryProduct {
  mlir::Value a, b, c;
  GpuProduct product; ///< But for `math`.
};

/// Returns \p op as one product of matrices or a batch of them, or none if it
/// is not such a product, as a convolution that is not pointwise.
std::optional<LibraryProduct> matchLibraryProduct(mlir::linalg::LinalgOp op);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_LIBRARYPRODUCT_H
