//===- LibraryProduct.h - Products that a library computes ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library multiplies matrices with given strides. This recognises the linalg
// ops that are such a product.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_LIBRARYPRODUCT_H
#define REMAT_LIB_GPU_LIBRARYPRODUCT_H

#include "Epilogues.h"

#include "remat/Runtime/Gpu/GpuProgram.h"

namespace remat::gpu {

/// Bytes of an element of C, and of what is added to it.
inline constexpr int64_t kFloat = 4;

/// Buffers A, B and C of a product of matrices, and of what is added to it.
struct LibraryProduct {
  mlir::Value a, b, c;
  mlir::Value addend, bias; ///< Null: none.
  GpuProduct product;       ///< But for `math`.
};

/// Returns \p op as one product of matrices or a batch of them, or none if it
/// is not such a product, as a convolution that is not pointwise.
std::optional<LibraryProduct> matchLibraryProduct(mlir::linalg::LinalgOp op);

/// The same with the epilogue of \p ops, if there is one; none too if it is not
/// one that cuBLASLt has. C is then what the epilogue writes.
std::optional<LibraryProduct> matchLibraryProduct(KernelOps ops);

/// Bytes that the addresses of all buffers of \p product are multiples of.
int64_t alignmentOf(const LibraryProduct &product);

/// A matrix with so many elements between its rows, its columns and the
/// matrices of a batch. None if one is not known, or if neither rows nor
/// columns are contiguous, or if they overlap.
std::optional<GpuMatrix> matrixOf(std::optional<int64_t> rowStep,
                                  std::optional<int64_t> columnStep,
                                  std::optional<int64_t> batchStep,
                                  int64_t rowCount, int64_t columnCount,
                                  int64_t bytes);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_LIBRARYPRODUCT_H
