//===- Check.cpp - Refuses ops that cannot be compiled --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Analysis/Storage/Storage.h"
#include "Execution/Bufferization/Stages.h"
#include "Execution/Bufferization/TensorData.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// Returns whether a tensor of this type can be in memory. The number of
/// elements of a tensor may exceed 64 bits.
bool fitsInMemory(RankedTensorType type) {
  constexpr double most = 0x1p40;
  double bytes = 8;
  for (int64_t size : type.getShape())
    bytes *= static_cast<double>(size);
  return bytes <= most;
}

LogicalResult checkType(Type type, function_ref<InFlightDiagnostic()> error) {
  RankedTensorType shaped;
  if (isa<TensorType>(type)) {
    shaped = dyn_cast<RankedTensorType>(type);
    if (!shaped || !shaped.hasStaticShape())
      return error()
             << "has type " << type
             << ", and only static shapes can be run: give it a static shape";
    if (shaped.getEncoding())
      return error() << "has type " << type
                     << ", and encodings are not supported";
    type = shaped.getElementType();
  }
  if (shaped && !fitsInMemory(shaped))
    return error() << "has type " << shaped << ", which needs too much memory";
  if (elementWidth(type) == 0)
    return error()
           << "has element type " << type
           << "; the supported types are f16, bf16, f32, f64, index, i1, i8, "
              "i16, i32 and i64";
  return success();
}

/// Returns whether bufferization supports \p op, or prepareStep replaces \p op
/// by an op that bufferization supports.
bool canBufferize(Operation *op) {
  if (isa<tensor::ParallelInsertSliceOp>(op))
    return false;
  auto isTensor = llvm::IsaPred<TensorType>;
  if (llvm::none_of(op->getOperandTypes(), isTensor) &&
      llvm::none_of(op->getResultTypes(), isTensor))
    return true;
  bool elementwise = OpTrait::hasElementwiseMappableTraits(op) &&
                     llvm::all_of(op->getOperandTypes(), isTensor);
  return elementwise || isa<tensor::ConcatOp>(op) ||
         isa<bufferization::BufferizableOpInterface>(op);
}

bool isSupported(Operation *op) {
  if (isa<func::ReturnOp, scf::ForOp, scf::IfOp, scf::IndexSwitchOp,
          scf::YieldOp, FenceOp>(op) ||
      isSwap(op) || isStackPlacement(op))
    return true;
  Dialect *dialect = op->getDialect();
  if (isa_and_nonnull<linalg::LinalgDialect>(dialect))
    return isa<linalg::LinalgOp, linalg::YieldOp, linalg::IndexOp>(op);
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect,
                         tensor::TensorDialect>(dialect) &&
         canBufferize(op);
}

/// Returns whether \p op gives a shape that differs from the shape of its
/// result type. The verifier of tensor ops accepts such an op. The verifier of
/// the ops on buffers that replace it would fail.
bool namesAnotherShape(Operation *op) {
  auto expand = dyn_cast<tensor::ExpandShapeOp>(op);
  return expand &&
         expand.getStaticOutputShape() != expand.getResultType().getShape();
}

LogicalResult checkElements(arith::ConstantOp constant) {
  auto elements = dyn_cast<ElementsAttr>(constant.getValue());
  if (!elements || denseElements(elements))
    return success();
  return constant.emitOpError("cannot be compiled: the file does not have the ")
         << tensorBytes(cast<ShapedType>(constant.getType()))
         << " bytes of its elements; print the step without eliding them";
}

LogicalResult checkOp(Operation *op) {
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op);
      alloc && alloc.getMemorySpace())
    return op->emitOpError("cannot be compiled: the tensors of a step are in "
                           "one memory; leave memory_space out");
  if (!isSupported(op))
    return refuseOp(op);
  if (namesAnotherShape(op))
    return op->emitOpError("cannot be compiled: its output_shape differs from "
                           "the shape of its type, ")
           << op->getResult(0).getType();
  for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
    if (!isa<TokenType, HostType>(type) && failed(checkType(type, [&] {
          return op->emitOpError("cannot be compiled: result #") << i << " ";
        })))
      return failure();
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return checkElements(constant);
  return success();
}

} // namespace

LogicalResult refuseOp(Operation *op) {
  if (isa<scf::ConditionOp>(op))
    op = op->getParentOp();
  InFlightDiagnostic error = op->emitOpError(
      "cannot be compiled: the supported ops are structured ops of linalg, "
      "those of arith, math, tensor and remat, scf.for, scf.if and "
      "scf.index_switch");
  if (isa<scf::WhileOp>(op))
    error.attachNote()
        << "remat-prepare turns a loop that counts to a bound into an scf.for; "
           "a loop whose end depends on data cannot run here";
  return error;
}

LogicalResult checkStep(func::FuncOp step) {
  if (!llvm::hasSingleElement(step.getBody()))
    return step.emitError("function @")
           << step.getName() << " has several blocks; a step is one block";
  for (auto [i, type] : llvm::enumerate(step.getArgumentTypes()))
    if (failed(checkType(type, [&] {
          return step.emitError("argument #")
                 << i << " of @" << step.getName() << " ";
        })))
      return failure();
  if (failed(checkDonation(step)))
    return failure();
  auto result = step.getBody().walk([](Operation *op) {
    return failed(checkOp(op)) ? WalkResult::interrupt()
                               : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

} // namespace remat::execution
