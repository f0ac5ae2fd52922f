//===- GatheredProduct.h - Convolutions as products of matrices -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A convolution becomes a product of matrices if each element of the image is
// copied to the rows and columns of a matrix in which the sums read it
// (im2col). That matrix has its own buffer. If it is too large, it is made in
// parts.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_PRODUCTS_GATHEREDPRODUCT_H
#define REMAT_LIB_GPU_PRODUCTS_GATHEREDPRODUCT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// The replacement of a contraction.
struct GatheredProduct {
  /// Products that a library computes.
  llvm::SmallVector<mlir::linalg::LinalgOp> products;
  int64_t bytes = 0; ///< The bytes of the largest matrix.
};

/// Replaces \p op, which is not a product of matrices (LibraryProduct.h). Parts
/// of one factor are copied to a buffer each, and products of these buffers
/// with the other factor are computed. One product still sums up each element,
/// in the order of \p op. Returns none and leaves \p op unchanged if
/// tileContraction does not support it, if copying one factor is not enough, or
/// if the copy takes more than \p mostBytes or very many parts.
std::optional<GatheredProduct> gatherProduct(mlir::RewriterBase &rewriter,
                                             mlir::linalg::LinalgOp op,
                                             int64_t mostBytes);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_GATHEREDPRODUCT_H
