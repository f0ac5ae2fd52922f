//===- Work.cpp - FLOP and bytes of structured and tensor ops -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/Work.h"

#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Storage.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CastInterfaces.h"

using namespace mlir;
using namespace remat;

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

static double complexFlops(Operation *op) {
  if (isa<complex::CreateOp, complex::ReOp, complex::ImOp, complex::ConstantOp,
          complex::BitcastOp>(op))
    return 0;
  if (isa<complex::MulOp>(op))
    return 6;
  return isa<complex::DivOp>(op) ? 11 : 2;
}

double remat::scalarFlops(Operation *op) {
  if (op->getNumResults() == 0 || op->getNumOperands() == 0 ||
      isa<CastOpInterface, arith::BitcastOp>(op))
    return 0;
  if (getElementTypeOrSelf(op->getOperand(0)).isIndex())
    return 0;
  if (isa_and_present<complex::ComplexDialect>(op->getDialect()))
    return complexFlops(op);
  if (!isa_and_present<arith::ArithDialect, math::MathDialect>(
          op->getDialect()))
    return 0;
  return isa<math::FmaOp>(op) ? 2 : 1;
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

double remat::bytesRead(Value value) {
  if (isMadeOnTheFly(value))
    return 0;
  return bytesOrZero(value.getType());
}

double remat::resultBytes(Operation *op) {
  double bytes = 0;
  for (Type type : op->getResultTypes())
    bytes += bytesOrZero(type);
  return bytes;
}

static double operandBytes(Operation *op) {
  double bytes = 0;
  for (Value operand : op->getOperands())
    bytes += bytesRead(operand);
  return bytes;
}

/// Returns the bytes that the tensor.extract ops of the body read in one
/// iteration. Each tensor.extract reads one element.
static double gatheredBytes(Region &region) {
  double bytes = 0;
  region.walk([&](tensor::ExtractOp extract) {
    bytes += elementBytes(extract.getType()).value_or(0);
  });
  return bytes;
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

SmallVector<int64_t> remat::loopRanges(linalg::LinalgOp op) {
  constexpr int64_t kUnknown = -1;
  SmallVector<int64_t> ranges(op.getNumLoops(), kUnknown);
  for (OpOperand &operand : op->getOpOperands())
    for (auto [result, size] :
         llvm::zip(op.getMatchingIndexingMap(&operand).getResults(),
                   op.getShape(&operand)))
      if (auto dim = dyn_cast<AffineDimExpr>(result);
          dim && ranges[dim.getPosition()] == kUnknown)
        ranges[dim.getPosition()] = size;
  return llvm::is_contained(ranges, kUnknown) ? op.getStaticLoopRanges()
                                              : ranges;
}

/// Returns the product of the loop bounds of \p op, which has static shapes.
static double loopProduct(linalg::LinalgOp op) {
  double product = 1;
  for (int64_t range : loopRanges(op))
    product *= ShapedType::isDynamic(range) ? 1 : range;
  return product;
}

/// An op reads its destination if its body uses the old values of the
/// destination. A destination that a fill made does not count as read, because
/// an accumulator that starts as a constant need not be in memory.
bool remat::readsOperand(linalg::LinalgOp op, OpOperand &operand) {
  if (!op.payloadUsesValueFromOperand(&operand))
    return false;
  return !op.isDpsInit(&operand) ||
         !operand.get().getDefiningOp<linalg::FillOp>();
}

static OpWork linalgWork(linalg::LinalgOp op) {
  double loops = loopProduct(op);
  OpWork work;
  work.bytes = resultBytes(op);
  for (OpOperand &operand : op->getOpOperands())
    if (readsOperand(op, operand))
      work.bytes += bytesRead(operand.get());
  for (Region &region : op->getRegions()) {
    work.flops += loops * regionFlops(region);
    work.bytes += loops * gatheredBytes(region);
  }
  return work;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

static OpWork regionWork(Region &region) {
  OpWork sum;
  for (Operation &op : region.getOps()) {
    OpWork work = workOf(&op);
    sum.flops += work.flops;
    sum.bytes += work.bytes;
  }
  return sum;
}

OpWork remat::nestedWork(Operation *op, bool branch) {
  OpWork work;
  for (Region &region : op->getRegions()) {
    OpWork inner = regionWork(region);
    work.flops =
        branch ? std::max(work.flops, inner.flops) : work.flops + inner.flops;
    work.bytes =
        branch ? std::max(work.bytes, inner.bytes) : work.bytes + inner.bytes;
  }
  double count = tripCount(op).value_or(1);
  return {work.flops * count, work.bytes * count};
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

static bool isUpdate(Operation *op) {
  return isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp,
             tensor::InsertOp, tensor::ScatterOp>(op);
}

static OpWork tensorWork(Operation *op) {
  if (isUpdate(op))
    return {0, 2 * bytesRead(op->getOperand(0))};
  if (isa<tensor::GatherOp>(op))
    return {0, 2 * resultBytes(op) + bytesRead(op->getOperand(1))};
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return {0, double(elementBytes(extract.getType()).value_or(0))};
  if (auto generate = dyn_cast<tensor::GenerateOp>(op))
    return {elementCount(generate.getType()) * regionFlops(generate.getBody()),
            resultBytes(op)};
  if (isa<tensor::ExtractSliceOp>(op))
    return {0, 2 * resultBytes(op)};
  return {0, operandBytes(op) + resultBytes(op)};
}

OpWork remat::workOf(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgWork(linalgOp);
  if (auto foreign = lookUpForeign(op))
    return foreignWork(op, *foreign);
  if (isa_and_present<tensor::TensorDialect>(op->getDialect()))
    return tensorWork(op);
  if (isa<linalg::PackOp, linalg::UnPackOp>(op) || viewSource(op))
    return {0, operandBytes(op) + resultBytes(op)};
  if (isFence(op) || op->hasTrait<OpTrait::IsTerminator>() ||
      op->hasTrait<OpTrait::ConstantLike>())
    return {};
  if (op->getNumRegions() != 0)
    return nestedWork(op, isBranch(op));
  double elements = 0;
  for (Type type : op->getResultTypes())
    elements += elementCount(type);
  bool arithmetic = isa_and_present<arith::ArithDialect, math::MathDialect,
                                    complex::ComplexDialect>(op->getDialect());
  // An unknown op counts one FLOP for each element of its results.
  bool anyTensor =
      llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
  double each = arithmetic ? scalarFlops(op) : anyTensor ? 1 : 0;
  return {each * elements, operandBytes(op) + resultBytes(op)};
}

double remat::regionFlops(Region &region) {
  double flops = 0;
  for (Operation &op : region.getOps())
    flops += workOf(&op).flops;
  return flops;
}
