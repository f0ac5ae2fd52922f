//===- GatheredProduct.h - Convolutions as products of matrices -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A convolution is a product of matrices once each element of the image stands
// where a row and a column of a matrix have it (im2col), as often as the sums
// read it. That matrix is made in a buffer of its own, a part at a time, where
// it is larger.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_GATHEREDPRODUCT_H
#define REMAT_LIB_GPU_GATHEREDPRODUCT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// The result for a contraction.
struct GatheredProduct {
  llvm::SmallVector<mlir::linalg::LinalgOp> products; ///< Of a library.
  int64_t bytes = 0; ///< Of the largest matrix.
};

/// Replaces \p op, which is no product of matrices (LibraryProduct.h), by
/// copies of parts of one of its factors to a buffer each, and by products of
/// these with the other factor. Each element is still summed up by one product,
/// in the order of \p op. Returns none, and leaves \p op as it is, if it is no
/// contraction of tileContraction, if copying one factor is not enough, or if
/// the copy takes more than \p mostBytes or very many parts.
std::optional<GatheredProduct> gatherProduct(mlir::RewriterBase &rewriter,
                                             mlir::linalg::LinalgOp op,
                                             int64_t mostBytes);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_GATHEREDPRODUCT_H
