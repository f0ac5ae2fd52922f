//===- LibraryProduct.h - Products that a library computes ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library multiplies matrices whose strides are given. This header recognises
// the linalg ops that are a product of matrices with strides, and turns
// convolutions into products.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_PRODUCTS_LIBRARYPRODUCT_H
#define REMAT_LIB_GPU_PRODUCTS_LIBRARYPRODUCT_H

#include "Gpu/Kernels/Epilogues.h"
#include "remat/Runtime/Gpu/GpuProgram.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// The bytes of an element of C, and of an element of the matrices that are
/// added to C.
inline constexpr int64_t kFloat = 4;

/// The buffers A, B and C of a product of matrices, and the buffers that are
/// added to the product.
struct LibraryProduct {
  mlir::Value a, b, c;
  mlir::Value addend, bias; ///< These two buffers are null if nothing is added.
  GpuProduct product;       ///< The field `math` is not set.
};

/// Recognises \p op as a product of matrices, or as a batch of such products.
/// Returns none if it is neither. A convolution that is not pointwise, for
/// example, is no product of matrices.
std::optional<LibraryProduct> matchLibraryProduct(mlir::linalg::LinalgOp op);

/// Returns the product of \p ops with their epilogue, if they have one. C is
/// then the result of the epilogue. Also returns none if cuBLASLt does not
/// support the epilogue of \p ops.
std::optional<LibraryProduct> matchLibraryProduct(KernelOps ops);

/// Returns the largest number that divides the addresses of all buffers of \p
/// product.
int64_t alignmentOf(const LibraryProduct &product);

/// Returns a matrix with the given distances between rows, columns and matrices
/// of a batch. The distances are in elements. Returns none if a distance is
/// unknown, if neither rows nor columns are contiguous, or if elements overlap.
std::optional<GpuMatrix> matrixOf(std::optional<int64_t> rowStep,
                                  std::optional<int64_t> columnStep,
                                  std::optional<int64_t> batchStep,
                                  int64_t rowCount, int64_t columnCount,
                                  int64_t bytes);

/// The ops that replace a contraction.
struct GatheredProduct {
  /// Products that a library computes.
  llvm::SmallVector<mlir::linalg::LinalgOp> products;
  int64_t bytes = 0; ///< The bytes of the largest matrix to which a part of a
                     ///< factor is copied.
};

/// Replaces \p op, which is not itself a product of matrices
/// (LibraryProduct.h). Each part of one factor of the product is copied to a
/// buffer. Products of these buffers and the other factor are then computed.
/// Each element of the result is still summed up by one product, in the order
/// of \p op. Returns none if tileContraction does not support \p op, or if
/// copying one factor is not enough. Also returns none if the copy takes more
/// than \p mostBytes bytes or very many parts. If none is returned, the op is
/// unchanged.
std::optional<GatheredProduct> gatherProduct(mlir::RewriterBase &rewriter,
                                             mlir::linalg::LinalgOp op,
                                             int64_t mostBytes);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_LIBRARYPRODUCT_H
