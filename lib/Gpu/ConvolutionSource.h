//===- ConvolutionSource.h - What a convolution reads in the end -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps pad, transpose and reverse the operands of a convolution into buffers
// of their own. A library reads the tensor behind them: it knows paddings,
// steps through memory, and reversed filters. This follows such copies back.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONSOURCE_H
#define REMAT_LIB_GPU_CONVOLUTIONSOURCE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// A dimension of an operand, as it is in the tensor behind it.
struct SourceDim {
  int64_t size = 1, step = 1; ///< In the tensor, in elements.
  /// Zeros before the first element, and the distance of elements, between
  /// which are zeros too.
  int64_t before = 0, spread = 1;
  bool reversed = false;
};

/// The tensor behind an operand.
struct ConvolutionSource {
  mlir::Value buffer; ///< Whose first element is that of the tensor.
  llvm::SmallVector<SourceDim> dims; ///< Of the operand, in its order.
  /// What makes the operand's own buffer of it. None: the operand is the
  /// tensor.
  llvm::SmallVector<mlir::Operation *> makers;
  mlir::Operation *reader = nullptr; ///< The maker that reads `buffer`.
};

/// \p operand itself; without dims if the places of its elements are not known.
ConvolutionSource directSource(mlir::Value operand);

/// The buffer that \p op, a maker, copies.
mlir::Value copiedBy(mlir::linalg::LinalgOp op);

/// When buffers of a step are used, in the order of its one block. A loop is
/// one op of it: inside, no tensor behind an operand is looked for.
class StepBuffers {
public:
  /// \p workspaceOf: bytes that an op needs besides its buffers.
  StepBuffers(mlir::func::FuncOp step,
              llvm::function_ref<int64_t(mlir::Operation *)> workspaceOf);

  /// The tensor behind \p operand of \p op, as far back as nothing else reads
  /// the copies, and the tensor is still there and the same when \p op runs, or
  /// can be kept until then without raising the step's peak.
  ConvolutionSource sourceOf(mlir::Operation *op, mlir::Value operand) const;

  /// Lets \p source live until after \p op.
  void keep(const ConvolutionSource &source, mlir::Operation *op);

  /// \p op becomes \p by.
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
  llvm::SmallVector<int64_t> live; ///< Bytes while each op runs.
  int64_t peak = 0;
};

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONSOURCE_H
