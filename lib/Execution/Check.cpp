//===- Check.cpp - Refuses what cannot be compiled ------------------------===//
#include "Stages.h"

#include "remat/Dialect/RematOps.h"
#include "remat/Execution/TensorData.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace remat::execution {

namespace {

LogicalResult checkType(Type type, function_ref<InFlightDiagnostic()> error) {
  if (isa<TensorType>(type)) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (!ranked || !ranked.hasStaticShape())
      return error() << "has type " << type
                     << ", and only static shapes can be run: specialise it";
    if (ranked.getEncoding())
      return error() << "has type " << type
                     << ", and encodings are not supported";
    type = ranked.getElementType();
  }
  if (elementBytes(type) == 0)
    return error() << "has element type " << type
                   << "; supported are f16, bf16, f32, f64, index, i1, i8, "
                      "i16, i32 and i64";
  return success();
}

bool isSupported(Operation *op) {
  if (isa<func::ReturnOp, scf::ForOp, scf::IfOp, scf::YieldOp, FenceOp>(op))
    return true;
  if (isa<tensor::GatherOp, tensor::ScatterOp, tensor::ParallelInsertSliceOp>(
          op))
    return false;
  Dialect *dialect = op->getDialect();
  if (isa_and_nonnull<linalg::LinalgDialect>(dialect))
    return isa<linalg::LinalgOp, linalg::YieldOp, linalg::IndexOp>(op);
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect,
                         tensor::TensorDialect>(dialect);
}

LogicalResult checkOp(Operation *op) {
  if (!isSupported(op))
    return op->emitOpError("cannot be compiled for the CPU: supported are "
                           "structured ops of linalg, the dialects arith, "
                           "math and tensor, scf.for, scf.if and remat.fence");
  for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
    if (failed(checkType(type, [&] {
          return op->emitOpError("cannot be compiled for the CPU: result #")
                 << i << " ";
        })))
      return failure();
  return success();
}

} // namespace

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
  auto result = step.getBody().walk([](Operation *op) {
    return failed(checkOp(op)) ? WalkResult::interrupt()
                               : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

} // namespace remat::execution
