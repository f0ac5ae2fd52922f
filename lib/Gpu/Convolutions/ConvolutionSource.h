//===- ConvolutionSource.h - What a convolution reads in the end -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps pad, transpose and reverse the operands of a convolution into buffers
// of their own. A library can read the original tensor instead: it supports
// paddings, strides, and reversed filters. This class follows such copies back
// to the original tensor.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONSOURCE_H
#define REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONSOURCE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// A dimension of an operand, described in the original tensor.
struct SourceDim {
  /// The size and stride in the tensor, in elements.
  int64_t size = 1, step = 1;
  /// The zeros before the first element, and the distance of elements if zeros
  /// lie between them.
  int64_t before = 0, spread = 1;
  bool reversed = false;
};

/// The original tensor of an operand.
struct ConvolutionSource {
  mlir::Value buffer; ///< Its first element is the tensor's first element.
  llvm::SmallVector<SourceDim> dims; ///< The operand's dimensions, in order.
  /// The ops that make the operand's own buffer from the original tensor. None
  /// if the operand is the original tensor.
  llvm::SmallVector<mlir::Operation *> makers;
  mlir::Operation *reader = nullptr; ///< The maker that reads `buffer`.
};

/// Returns \p operand itself as the source. It has no dims if the places of its
/// elements are unknown.
ConvolutionSource directSource(mlir::Value operand);

/// Returns the buffer that the maker \p op copies.
mlir::Value copiedBy(mlir::linalg::LinalgOp op);

/// The times at which buffers of a step are used, in the order of its one
/// block. A loop counts as one op, and original tensors inside it are not
/// searched for.
class StepBuffers {
public:
  /// \p workspaceOf returns the bytes that an op needs besides its buffers.
  StepBuffers(mlir::func::FuncOp step,
              llvm::function_ref<int64_t(mlir::Operation *)> workspaceOf);

  /// Returns the original tensor of \p operand of \p op. It follows copies back
  /// as long as no other op reads them. The tensor must be unchanged when \p op
  /// runs, or it must be possible to hold it until then without raising the
  /// step's peak.
  ConvolutionSource sourceOf(mlir::Operation *op, mlir::Value operand) const;

  /// Keeps \p source live until after \p op.
  void keep(const ConvolutionSource &source, mlir::Operation *op);

  /// Replaces \p op by \p by.
  void replace(mlir::Operation *op, mlir::Operation *by);

private:
  struct Maker;
  std::optional<Maker> makerOf(mlir::Value buffer, mlir::Operation *user) const;
  bool lasts(mlir::Value buffer, mlir::Operation *from,
             mlir::Operation *to) const;
  mlir::Operation *endBetween(mlir::Value root, mlir::Operation *from,
                              mlir::Operation *to) const;

  llvm::DenseMap<mlir::Operation *, int64_t> positions;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Operation *>> users;
  llvm::SmallVector<int64_t> live; ///< The live bytes while each op runs.
  int64_t peak = 0;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONSOURCE_H
