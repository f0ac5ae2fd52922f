//===- HloMoveSlices.cpp - Slices of ops that move elements ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Slices/HloSlicing.h"

#include "Analysis/Ops/ForeignOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// A reshape turns the shape \p from into the shape \p to. If the first shape
/// is sliced as \p where says, returns how the second shape is sliced. Returns
/// nothing if the order of elements does not permit slices of \p to.
static SlicedValue throughReshape(ArrayRef<int64_t> from, ArrayRef<int64_t> to,
                                  SlicedDim where) {
  auto product = [](ArrayRef<int64_t> shape) {
    uint64_t elements = 1;
    for (int64_t extent : shape)
      elements = llvm::SaturatingMultiply(elements, uint64_t(extent));
    return elements;
  };
  uint64_t outer = product(from.take_front(where.dim));
  uint64_t inner = llvm::SaturatingMultiply(
      product(from.drop_front(where.dim + 1)), uint64_t(where.unit));
  for (auto [dim, extent] : llvm::enumerate(to))
    if (extent != 1 && product(to.take_front(dim)) == outer) {
      uint64_t here = product(to.drop_front(dim + 1));
      if (here == 0 || inner % here != 0)
        return std::nullopt;
      return SlicedDim{int64_t(dim), int64_t(inner / here)};
    }
  return std::nullopt;
}

/// Returns whether dimension \p dim has the same size in all of \p values. A
/// part of a tensor then has the whole dimension.
static bool isWholeIn(ValueRange values, int64_t dim) {
  int64_t extent = tensorType(values.front()).getDimSize(dim);
  return llvm::all_of(values, [&](Value value) {
    return tensorType(value).getDimSize(dim) == extent;
  });
}

bool HloSlicing::reshape(Slot slot) {
  if (op->getNumOperands() != 1)
    return false;
  ArrayRef<int64_t> operand = tensorType(op->getOperand(0)).getShape();
  ArrayRef<int64_t> result = tensorType(op->getResult(0)).getShape();
  SlicedValue other = slot.isResult
                          ? throughReshape(result, operand, slot.where)
                          : throughReshape(operand, result, slot.where);
  if (!other)
    return fail("merges the sliced dimension into an outer one, or divides it "
                "into groups, and a slice would end inside a group");
  slices.operands[0] = slot.isResult ? *other : slot.where;
  slices.results[0] = slot.isResult ? slot.where : *other;
  return true;
}

bool HloSlicing::bitcast(Slot slot) {
  if (tensorType(op->getOperand(0)).getRank() !=
      tensorType(op->getResult(0)).getRank())
    return false;
  return everywhere(slot.where);
}

bool HloSlicing::concatenate(Slot slot) {
  if (number(op, "dimension", -1) == slot.where.dim)
    return fail("concatenates tensors along the sliced dimension");
  return everywhere(slot.where);
}

bool HloSlicing::takesPart(SlicedDim where) {
  if (isWholeIn({op->getOperand(0), op->getResult(0)}, where.dim))
    return false;
  fail("reads only a part of the sliced dimension");
  return true;
}

bool HloSlicing::part(Slot slot) {
  if (takesPart(slot.where))
    return false;
  return everywhere(slot.where);
}

bool HloSlicing::dynamicSlice(Slot slot) {
  if (takesPart(slot.where) || (!slot.isResult && slot.index != 0))
    return false;
  slices.operands[0] = slices.results[0] = slot.where;
  return true;
}

bool HloSlicing::update(Slot slot) {
  if (!slot.isResult && slot.index > 1)
    return false;
  if (!isWholeIn({op->getOperand(0), op->getOperand(1)}, slot.where.dim))
    return fail("writes only a part of the sliced dimension");
  slices.operands[0] = slices.operands[1] = slices.results[0] = slot.where;
  return true;
}

/// If an iota counts along the sliced dimension, the writer of the slice adds
/// the slice's offset to the iota's numbers.
bool HloSlicing::iota(Slot slot) {
  slices.results[0] = slot.where;
  slices.unit = slot.where.unit;
  slices.countsAlong = number(op, "iota_dimension", -1) == slot.where.dim;
  return true;
}

bool HloSlicing::pad(Slot slot) {
  int64_t dim = slot.where.dim;
  for (StringRef edge :
       {"edge_padding_low", "edge_padding_high", "interior_padding"})
    if (SmallVector<int64_t> counts = numbers(op, edge);
        dim >= int64_t(counts.size()) || counts[dim] != 0)
      return fail("pads the sliced dimension");
  slices.operands[0] = slices.results[0] = slot.where;
  return true;
}

bool HloSlicing::reverse(Slot slot) {
  if (llvm::is_contained(numbers(op, "dimensions"), slot.where.dim))
    return fail("reverses the sliced dimension");
  return everywhere(slot.where);
}

bool HloSlicing::transpose(Slot slot) {
  SmallVector<int64_t> permutation = numbers(op, "permutation");
  int64_t dim = slot.where.dim, unit = slot.where.unit;
  if (int64_t(permutation.size()) != tensorType(op->getResult(0)).getRank() ||
      dim >= int64_t(permutation.size()))
    return false;
  int64_t other = slot.isResult
                      ? permutation[dim]
                      : llvm::find(permutation, dim) - permutation.begin();
  slices.operands[0] = SlicedDim{slot.isResult ? other : dim, unit};
  slices.results[0] = SlicedDim{slot.isResult ? dim : other, unit};
  return true;
}

bool HloSlicing::broadcast(Slot slot) {
  SmallVector<int64_t> dims = numbers(op, kBroadcastDimensions);
  RankedTensorType from = tensorType(op->getOperand(0));
  RankedTensorType to = tensorType(op->getResult(0));
  int64_t unit = slot.where.unit;
  if (int64_t(dims.size()) != from.getRank())
    return false;
  int64_t result = slot.isResult ? slot.where.dim : dims[slot.where.dim];
  slices.results[0] = SlicedDim{result, unit};
  const auto *it = llvm::find(dims, result);
  if (it == dims.end())
    return true;
  int64_t operand = it - dims.begin();
  if (from.getDimSize(operand) == to.getDimSize(result))
    slices.operands[0] = SlicedDim{operand, unit};
  return true;
}
