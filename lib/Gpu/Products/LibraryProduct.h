//===- LibraryProduct.h - Products that a library computes ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library multiplies matrices with given strides. This header recognises the
// linalg ops that are such a product.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_PRODUCTS_LIBRARYPRODUCT_H
#define REMAT_LIB_GPU_PRODUCTS_LIBRARYPRODUCT_H

#include "Gpu/Kernels/Epilogues.h"
#include "remat/Runtime/Gpu/GpuProgram.h"

namespace remat::gpu {

/// Bytes of an element of C, and of the matrices added to it.
inline constexpr int64_t kFloat = 4;

/// The buffers A, B and C of a product of matrices, and the buffers that are
/// added to it.
struct LibraryProduct {
  mlir::Value a, b, c;
  mlir::Value addend, bias; ///< Null if there is none.
  GpuProduct product;       ///< Without `math`.
};

/// Returns \p op as one product of matrices or a batch of them. Returns none if
/// it is not such a product, for example a convolution that is not pointwise.
std::optional<LibraryProduct> matchLibraryProduct(mlir::linalg::LinalgOp op);

/// Returns the product with the epilogue of \p ops, if there is one. C is then
/// the epilogue's result. Also returns none if cuBLASLt does not support the
/// epilogue.
std::optional<LibraryProduct> matchLibraryProduct(KernelOps ops);

/// Returns the largest number of bytes that divides the addresses of all
/// buffers of \p product.
int64_t alignmentOf(const LibraryProduct &product);

/// Returns a matrix with the given distances, in elements, of rows, columns and
/// matrices of a batch. Returns none if a distance is unknown, if neither rows
/// nor columns are contiguous, or if they overlap.
std::optional<GpuMatrix> matrixOf(std::optional<int64_t> rowStep,
                                  std::optional<int64_t> columnStep,
                                  std::optional<int64_t> batchStep,
                                  int64_t rowCount, int64_t columnCount,
                                  int64_t bytes);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_PRODUCTS_LIBRARYPRODUCT_H
