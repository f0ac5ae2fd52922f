//===- GatheredProduct.h - Convolutions as products of matrices -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A convolution becomes a product of matrices if the elements of the image are
// copied to a matrix (im2col). The rows and columns of this matrix have the
// order in which the sums read the image. That matrix has its own buffer. If
// this buffer would be too large, the matrix is made in parts.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_PRODUCTS_GATHEREDPRODUCT_H
#define REMAT_LIB_GPU_PRODUCTS_GATHEREDPRODUCT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// The ops that replace a contraction.
struct GatheredProduct {
  /// Products that a library computes.
  llvm::SmallVector<mlir::linalg::LinalgOp> products;
  int64_t bytes = 0; ///< The bytes of the largest matrix.
};

/// Replaces \p op, which is not itself a product of matrices
/// (LibraryProduct.h). Each part of one factor is copied to a buffer. Products
/// of these buffers and the other factor are then computed. Each element is
/// still summed up by one product, in the order of \p op. Returns none if
/// tileContraction does not support \p op, or if copying one factor is not
/// enough. Also returns none if the copy takes more than \p mostBytes bytes or
/// very many parts. The op is then unchanged.
std::optional<GatheredProduct> gatherProduct(mlir::RewriterBase &rewriter,
                                             mlir::linalg::LinalgOp op,
                                             int64_t mostBytes);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_GATHEREDPRODUCT_H
