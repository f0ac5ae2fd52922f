//===- ForeignWork.cpp - FLOP and bytes of StableHLO ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/Work.h"
#include "Analysis/Ops/ForeignDims.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Storage.h"

#include "mlir/IR/BuiltinTypes.h"

#include <cmath>

using namespace mlir;
using namespace remat;

// The table Ops.inc names these functions in its columns FLOPS and BYTES.
namespace {
namespace flops {
using Rule = double(Operation *);
Rule none, results, operands, dot, convolution, reduce, reduceWindow,
    selectAndScatter, map, scatter, sort, fft, cholesky, solve, batchNorm,
    nested;
} // namespace flops

namespace bytes {
using Rule = double(Operation *);
Rule none, all, update, scatter, slice, gather, nested;
} // namespace bytes
} // namespace

#define OP(NAME, FORM, EFFECT, KIND, STORAGE, FLOPS, BYTES, SLICES, OPERANDS)  \
  {flops::FLOPS, bytes::BYTES},
static constexpr struct {
  flops::Rule *flops;
  bytes::Rule *bytes;
} kCounts[] = {
#include "Ops.inc"
};
#undef OP

/// Returns the elements of operand \p index, or 0 if there is no such operand.
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

/// Returns 2 x elements of the result x elements of the contracted dimensions.
double flops::dot(Operation *op) {
  ArrayRef<int64_t> left = operandShape(op, 0);
  if (left.empty())
    return 0;
  double contracted = 1;
  for (int64_t dim : DotDims(op).contracting[0])
    if (dim >= 0 && dim < int64_t(left.size()))
      contracted *= left[dim];
  return 2 * resultElements(op) * contracted;
}

/// Returns 2 x elements of the result x the number of kernel elements that
/// contribute to one element of the result.
double flops::convolution(Operation *op) {
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

/// Counts, for each source element, a `select` for each element of its window
/// and one `scatter`.
double flops::selectAndScatter(Operation *op) {
  if (op->getNumRegions() != 2)
    return 0;
  return operandElements(op, 1) *
         (windowElements(op) * regionFlops(op->getRegion(0)) +
          regionFlops(op->getRegion(1)));
}

/// Counts n log2 n comparisons for n elements along the sorted dimension.
double flops::sort(Operation *op) {
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

/// Returns n^3 / 3 for each n x n matrix.
double flops::cholesky(Operation *op) {
  ArrayRef<int64_t> shape = operandShape(op, 0);
  return shape.empty() ? 0 : operandElements(op, 0) * double(shape.back()) / 3;
}

/// Returns n^2 m for each n x n matrix with m right-hand sides.
double flops::solve(Operation *op) {
  ArrayRef<int64_t> shape = operandShape(op, 0);
  return shape.empty() ? 0 : operandElements(op, 1) * double(shape.back());
}

double flops::none(Operation *) { return 0; }

double flops::results(Operation *op) { return resultElements(op); }

double flops::operands(Operation *op) {
  double elements = 0;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    elements += operandElements(op, i);
  return elements;
}

double flops::reduce(Operation *op) {
  return operandElements(op, 0) * allRegionFlops(op);
}

double flops::reduceWindow(Operation *op) {
  return resultElements(op) / std::max(1u, op->getNumResults()) *
         windowElements(op) * allRegionFlops(op);
}

double flops::map(Operation *op) {
  return resultElements(op) * allRegionFlops(op);
}

double flops::scatter(Operation *op) {
  return operandElements(op, op->getNumOperands() - 1) * allRegionFlops(op);
}

/// Counts 5 n log2 n for n elements, as benchmarks of Fourier transforms do.
double flops::fft(Operation *op) {
  double elements = resultElements(op);
  return elements > 1 ? 5 * elements * std::log2(elements) : 0;
}

/// Counts, for each element, the FLOP of the mean, the variance, a subtraction,
/// a scaling and an addition, and twice as many for the gradient.
double flops::batchNorm(Operation *op) { return 8 * operandElements(op, 0); }

double flops::nested(Operation *op) {
  return nestedWork(op, isBranch(op)).flops;
}

static double operandBytes(Operation *op, unsigned i) {
  return i < op->getNumOperands() ? bytesRead(op->getOperand(i)) : 0;
}

double bytes::none(Operation *) { return 0; }

double bytes::all(Operation *op) {
  double sum = resultBytes(op);
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    sum += operandBytes(op, i);
  return sum;
}

double bytes::update(Operation *op) { return 2 * operandBytes(op, 1); }

double bytes::scatter(Operation *op) {
  return 2 * operandBytes(op, op->getNumOperands() - 1) + operandBytes(op, 1);
}

double bytes::slice(Operation *op) { return 2 * resultBytes(op); }

double bytes::gather(Operation *op) {
  return 2 * resultBytes(op) + operandBytes(op, 1);
}

double bytes::nested(Operation *op) {
  return nestedWork(op, isBranch(op)).bytes;
}

OpWork remat::foreignWork(Operation *op, const ForeignOp &foreign) {
  // One walk over nested ops counts both FLOP and bytes. With one walk for FLOP
  // and one for bytes, each level of nesting would double the time.
  const auto &row = kCounts[foreign.row];
  if (row.flops == flops::nested)
    return nestedWork(op, isBranch(op));
  return {row.flops(op), row.bytes(op)};
}
