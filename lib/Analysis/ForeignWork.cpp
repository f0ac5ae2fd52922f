//===- ForeignWork.cpp - FLOP and bytes of StableHLO ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ForeignDims.h"
#include "Work.h"

#include "remat/Analysis/TypeSizes.h"

#include "mlir/IR/BuiltinTypes.h"

#include <cmath>

using namespace mlir;
using namespace remat;

/// Elements of operand \p index, 0 where it has none.
static double operandElements(Operation *op, unsigned index) {
  return index < op->getNumOperands()
             ? elementCount(op->getOperand(index).getType())
             : 0;
}

static double resultElements(Operation *op) {
  double elements = 0;
  for (Type type : op->getResultTypes())
    elements += elementCount(type);
  return elements;
}

static ArrayRef<int64_t> operandShape(Operation *op, unsigned index) {
  if (index >= op->getNumOperands())
    return {};
  auto type = dyn_cast<RankedTensorType>(op->getOperand(index).getType());
  return type ? type.getShape() : ArrayRef<int64_t>();
}

static double allRegionFlops(Operation *op) {
  double flops = 0;
  for (Region &region : op->getRegions())
    flops += regionFlops(region);
  return flops;
}

/// 2 x result x contracted elements.
static double dotFlops(Operation *op) {
  ArrayRef<int64_t> left = operandShape(op, 0);
  if (left.empty())
    return 0;
  double contracted = 1;
  for (int64_t dim : DotDims(op).contracting[0])
    if (dim >= 0 && dim < int64_t(left.size()))
      contracted *= left[dim];
  return 2 * resultElements(op) * contracted;
}

/// 2 x result x kernel elements that one result element meets.
static double convolutionFlops(Operation *op) {
  ArrayRef<int64_t> kernel = operandShape(op, 1);
  auto output = ConvolutionDims(op).find(1, "o");
  if (!output || *output >= kernel.size() || kernel[*output] == 0)
    return 0;
  return 2 * resultElements(op) * operandElements(op, 1) / kernel[*output];
}

static double windowElements(Operation *op) {
  double elements = 1;
  if (auto window = op->getAttrOfType<DenseI64ArrayAttr>("window_dimensions"))
    for (int64_t size : window.asArrayRef())
      elements *= size;
  return elements;
}

/// For each source element, `select` along its window and one `scatter`.
static double selectAndScatterFlops(Operation *op) {
  if (op->getNumRegions() != 2)
    return 0;
  return operandElements(op, 1) *
         (windowElements(op) * regionFlops(op->getRegion(0)) +
          regionFlops(op->getRegion(1)));
}

/// n log2 n comparisons along the sorted dimension.
static double sortFlops(Operation *op) {
  double elements = operandElements(op, 0);
  auto dim = op->getAttrOfType<IntegerAttr>("dimension");
  ArrayRef<int64_t> shape = operandShape(op, 0);
  int64_t index = dim ? dim.getInt() : -1;
  if (index < 0)
    index += int64_t(shape.size());
  double length =
      index >= 0 && index < int64_t(shape.size()) ? shape[index] : elements;
  double each = std::max(1.0, allRegionFlops(op));
  return length > 1 ? elements * std::log2(length) * each : 0;
}

static double solveFlops(Operation *op, ForeignForm form) {
  ArrayRef<int64_t> shape = operandShape(op, 0);
  if (shape.empty())
    return 0;
  double n = shape.back();
  return form == ForeignForm::Factorisation ? operandElements(op, 0) * n / 3
                                            : operandElements(op, 1) * n;
}

static double foreignFlops(Operation *op, ForeignForm form) {
  switch (form) {
  case ForeignForm::Elementwise:
  case ForeignForm::Opaque:
    return resultElements(op);
  case ForeignForm::Move:
  case ForeignForm::View:
  case ForeignForm::Barrier:
  case ForeignForm::Constant:
  case ForeignForm::Broadcast:
  case ForeignForm::Update:
  case ForeignForm::Terminator:
    return 0;
  case ForeignForm::Dot:
    return dotFlops(op);
  case ForeignForm::Convolution:
    return convolutionFlops(op);
  case ForeignForm::Reduce:
    return operandElements(op, 0) * allRegionFlops(op);
  case ForeignForm::ReduceWindow:
    return resultElements(op) / std::max(1u, op->getNumResults()) *
           windowElements(op) * allRegionFlops(op);
  case ForeignForm::SelectAndScatter:
    return selectAndScatterFlops(op);
  case ForeignForm::Map:
    return resultElements(op) * allRegionFlops(op);
  case ForeignForm::Scatter:
    return operandElements(op, op->getNumOperands() - 1) * allRegionFlops(op);
  case ForeignForm::Sort:
    return sortFlops(op);
  case ForeignForm::Fft: {
    double elements = resultElements(op);
    return elements > 1 ? 5 * elements * std::log2(elements) : 0;
  }
  case ForeignForm::Factorisation:
  case ForeignForm::Solve:
    return solveFlops(op, form);
  case ForeignForm::BatchNorm:
    // Mean, variance, subtract, scale and add, twice for the gradient.
    return 8 * operandElements(op, 0);
  case ForeignForm::While:
  case ForeignForm::Branch:
    return 0;
  }
  return 0;
}

/// Bytes that an op moves, where it is not its operands and results.
static double foreignBytes(Operation *op, ForeignForm form) {
  auto bytes = [&](unsigned i) {
    return i < op->getNumOperands() ? bytesRead(op->getOperand(i)) : 0;
  };
  double results = 0, operands = 0;
  for (Type type : op->getResultTypes())
    results += bytesOrZero(type);
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    operands += bytes(i);
  StringRef name = op->getName().stripDialect();
  switch (form) {
  case ForeignForm::View:
  case ForeignForm::Barrier:
  case ForeignForm::Constant:
  case ForeignForm::Terminator:
    return 0;
  case ForeignForm::Update:
    return 2 * bytes(1);
  case ForeignForm::Scatter:
    return 2 * bytes(op->getNumOperands() - 1) + bytes(1);
  case ForeignForm::Move:
    if (name.contains("slice"))
      return 2 * results;
    return name == "gather" ? 2 * results + bytes(1) : operands + results;
  default:
    return operands + results;
  }
}

OpWork remat::foreignWork(Operation *op, const ForeignOp &foreign) {
  if (foreign.form == ForeignForm::While || foreign.form == ForeignForm::Branch)
    return nestedWork(op, foreign.form == ForeignForm::Branch);
  return {foreignFlops(op, foreign.form), foreignBytes(op, foreign.form)};
}
