//===- ConvolutionSource.h - Follows copies back to their source ----------===//
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps copy the operands of a convolution into separate buffers to pad,
// transpose and reverse them. A library supports paddings, strides and reversed
// filters itself, so it can read the original tensor instead. This class
// follows such copies back to the original tensor.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONSOURCE_H
#define REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONSOURCE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// A dimension of an operand, described by places in the original tensor.
struct SourceDim {
  /// The size and stride in the tensor, in elements.
  int64_t size = 1, step = 1;
  /// The number of zeros before the first element. If zeros lie between the
  /// elements, `spread` is the distance of two elements.
  int64_t before = 0, spread = 1;
  bool reversed = false;
};

/// The original tensor of an operand.
struct ConvolutionSource {
  /// The buffer's first element is the tensor's first element.
  mlir::Value buffer;
  llvm::SmallVector<SourceDim> dims; ///< The operand's dimensions, in order.
  /// The ops that make the operand's own buffer from the original tensor. There
  /// are none if the operand itself is the original tensor.
  llvm::SmallVector<mlir::Operation *> makers;
  mlir::Operation *reader = nullptr; ///< The one of `makers` that reads
                                     ///< `buffer`.
};

/// Returns \p operand itself as the source. The list `dims` is empty if the
/// places of the elements are unknown.
ConvolutionSource directSource(mlir::Value operand);

/// Returns the buffer that the maker \p op copies.
mlir::Value copiedBy(mlir::linalg::LinalgOp op);

/// Says when the buffers of a step are used. Times are positions of ops in the
/// step's only block. A loop counts as one op. No original tensors are searched
/// inside a loop.
class StepBuffers {
public:
  /// The function \p workspaceOf returns the bytes that an op needs in addition
  /// to its buffers.
  StepBuffers(mlir::func::FuncOp step,
              llvm::function_ref<int64_t(mlir::Operation *)> workspaceOf);

  /// Returns the original tensor of \p operand, which \p op reads. A copy is
  /// followed back only if no other op reads it. The original tensor must not
  /// be overwritten before \p op runs. If it is freed before, it must be
  /// possible to hold it until then without a higher peak of the step.
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
