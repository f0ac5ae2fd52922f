//===- Convolutions.h - Convolutions of a library ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library computes two-dimensional convolutions and their gradients. Such
// convolutions may have paddings, strides and dilations. A first pass finds the
// convolutions, before buffers have places in the slab, and marks each of them
// by an attribute. A later pass turns the launches of their kernels into calls
// of the library.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONS_H
#define REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONS_H

#include "remat/Runtime/Gpu/GpuProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::gpu {

/// A dimension of an operand, described by places in the original tensor.
struct SourceDim {
  /// The size and stride of the dimension in the original tensor, in elements.
  int64_t size = 1, step = 1;
  /// The number of zeros of the dimension before its first element. If zeros
  /// lie between the elements, `spread` is the distance from one element to the
  /// next.
  int64_t before = 0, spread = 1;
  bool reversed = false;
};

/// The original tensor of an operand.
struct ConvolutionSource {
  /// The buffer whose first element is the original tensor's first element.
  mlir::Value buffer;
  llvm::SmallVector<SourceDim> dims; ///< The operand's dimensions, in order.
  /// The ops that make the operand from `buffer`, in program order. The list is
  /// empty if the operand itself is the original tensor.
  llvm::SmallVector<mlir::Operation *> makers;
  mlir::Operation *reader = nullptr; ///< The one of `makers` that reads
                                     ///< `buffer`.
};

/// Returns \p operand itself as the source. The list `dims` is empty if the
/// places of the elements are unknown.
ConvolutionSource directSource(mlir::Value operand);

/// Returns the buffer that \p op copies. The op must be one of the `makers` of
/// a source.
mlir::Value copiedBy(mlir::linalg::LinalgOp op);

/// Says when the buffers of a step are used. Times are positions of ops in the
/// step's only block. A loop counts as one op of the block. StepBuffers does
/// not search for original tensors inside a loop.
class StepBuffers {
public:
  /// The function \p workspaceOf returns the bytes that an op needs in addition
  /// to its buffers.
  StepBuffers(mlir::func::FuncOp step,
              llvm::function_ref<int64_t(mlir::Operation *)> workspaceOf);

  /// Returns the original tensor of \p operand, which \p op reads. A copy is
  /// followed back only if no other op reads it. The original tensor must not
  /// be overwritten before \p op runs. If it is freed before \p op, it must be
  /// possible to hold it until \p op without raising the step's peak.
  ConvolutionSource sourceOf(mlir::Operation *op, mlir::Value operand) const;

  /// Keeps \p source live until after \p op.
  void keep(const ConvolutionSource &source, mlir::Operation *op);

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
  llvm::SmallVector<int64_t> live; ///< The live bytes while each op of the step
                                   ///< runs.
  int64_t peak = 0;
};

struct LibraryConvolution {
  GpuConvolution convolution; ///< The fields `math`, `kernel` and `alignment`
                              ///< are not set.
  /// The indices of the operands that are image, filter and result, and the
  /// original tensors of these operands.
  unsigned operands[3] = {};
  ConvolutionSource sources[3];
};

/// Recognises \p op as a two-dimensional convolution. Returns none if it is not
/// one. If \p buffers is given, replaces operands by their original tensors if
/// the library can read these.
std::optional<LibraryConvolution>
matchLibraryConvolution(mlir::linalg::LinalgOp op,
                        const StepBuffers *buffers = nullptr);

/// Marks \p op as the convolution with the number \p number. Also marks the ops
/// that only the kernel of the convolution needs.
void markConvolution(mlir::linalg::LinalgOp op, int64_t number,
                     llvm::StringRef math, const LibraryConvolution &found,
                     StepBuffers &buffers);

/// The contents of the attribute of a marked op.
struct ConvolutionMark {
  int64_t number = 0;         ///< The number of the convolution in the program.
  GpuConvolution convolution; ///< The fields `kernel`, `alignment` and `adds`
                              ///< are not set.
  /// The indices of the operands that are the image, the filter and the result.
  /// An index is -1 if the tensor is not an operand itself but the source of a
  /// copy.
  int64_t operands[3] = {};
};

ConvolutionMark readMark(mlir::DictionaryAttr attribute);

/// Returns the attribute of a marked op with other operand indices.
mlir::DictionaryAttr withOperands(mlir::DictionaryAttr attribute,
                                  llvm::ArrayRef<int64_t> operands);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_CONVOLUTIONS_CONVOLUTIONS_H
