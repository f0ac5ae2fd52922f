//===- HloProductSlices.cpp - Slices of products --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/ForeignDims.h"
#include "Analysis/Slices/HloSlicing.h"

using namespace mlir;
using namespace remat;

/// Returns the dimensions of operand \p side of \p op that are neither batching
/// nor contracting, in order.
static SmallVector<int64_t> freeDims(const DotDims &known, Operation *op,
                                     unsigned side) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < tensorType(op->getOperand(side)).getRank(); ++dim)
    if (!llvm::is_contained(known.batching[side], dim) &&
        !llvm::is_contained(known.contracting[side], dim))
      dims.push_back(dim);
  return dims;
}

/// Returns whether all dimensions in \p known exist and form pairs, and whether
/// the result has all batching and free dimensions.
static bool areOfProduct(const DotDims &known, Operation *op) {
  for (unsigned side : {0, 1})
    for (ArrayRef<int64_t> dims :
         {known.batching[side], known.contracting[side]})
      for (int64_t dim : dims)
        if (dim < 0 || dim >= tensorType(op->getOperand(side)).getRank())
          return false;
  return known.batching[0].size() == known.batching[1].size() &&
         known.contracting[0].size() == known.contracting[1].size() &&
         known.batching[0].size() + freeDims(known, op, 0).size() +
                 freeDims(known, op, 1).size() ==
             size_t(tensorType(op->getResult(0)).getRank());
}

bool HloSlicing::dot(Slot slot) {
  DotDims dims(op);
  if (!areOfProduct(dims, op))
    return fail("is not a product of two tensors");
  SmallVector<int64_t> free[2] = {freeDims(dims, op, 0), freeDims(dims, op, 1)};
  int64_t unit = slot.where.unit;
  auto goesTo = [&](SlicedValue left, SlicedValue right, SlicedValue result) {
    slices.operands[0] = left;
    slices.operands[1] = right;
    slices.results[0] = result;
    return true;
  };
  auto at = [&](ArrayRef<int64_t> list, size_t i) -> SlicedValue {
    return SlicedDim{list[i], unit};
  };
  auto placeIn = [](ArrayRef<int64_t> list, int64_t dim) {
    return size_t(llvm::find(list, dim) - list.begin());
  };
  size_t batching = dims.batching[0].size();
  if (slot.isResult) {
    size_t place = slot.where.dim;
    if (place < batching)
      return goesTo(at(dims.batching[0], place), at(dims.batching[1], place),
                    slot.where);
    place -= batching;
    if (place < free[0].size())
      return goesTo(at(free[0], place), {}, slot.where);
    return goesTo({}, at(free[1], place - free[0].size()), slot.where);
  }
  unsigned side = slot.index;
  if (size_t i = placeIn(dims.batching[side], slot.where.dim); i < batching)
    return goesTo(at(dims.batching[0], i), at(dims.batching[1], i),
                  SlicedDim{int64_t(i), unit});
  size_t i = placeIn(dims.contracting[side], slot.where.dim);
  if (i < dims.contracting[side].size()) {
    goesTo(at(dims.contracting[0], i), at(dims.contracting[1], i), {});
    return adds("stablehlo.add");
  }
  i = placeIn(free[side], slot.where.dim);
  int64_t result = batching + i + (side == 1 ? free[0].size() : 0);
  return goesTo(side == 0 ? SlicedValue(slot.where) : SlicedValue(),
                side == 1 ? SlicedValue(slot.where) : SlicedValue(),
                SlicedDim{result, unit});
}

bool HloSlicing::convolution(Slot slot) {
  ConvolutionDims dims(op);
  if (number(op, "feature_group_count", 1) != 1 ||
      number(op, "batch_group_count", 1) != 1)
    return fail("is a convolution with groups");
  if (!slot.isResult && slot.index > 1)
    return false;
  ArrayRef<std::string> letters = dims.lists[slot.isResult ? 2 : slot.index];
  if (slot.where.dim >= int64_t(letters.size()))
    return false;
  int64_t unit = slot.where.unit;
  StringRef letter = letters[slot.where.dim];
  auto at = [&](unsigned list, StringRef letter) -> SlicedValue {
    auto dim = dims.find(list, letter);
    return dim ? SlicedValue({*dim, unit}) : std::nullopt;
  };
  // The letter b stands for the batch dimension of the image and of the result.
  if (letter == "b") {
    slices.operands[0] = at(0, "b");
    slices.results[0] = at(2, "b");
    return true;
  }
  if (letter == "o" || (letter == "f" && slot.isResult)) {
    slices.operands[1] = at(1, "o");
    slices.results[0] = at(2, "f");
    return true;
  }
  if (letter != "i" && letter != "f")
    return fail("slides windows along the sliced dimension");
  slices.operands[0] = at(0, "f");
  slices.operands[1] = at(1, "i");
  return adds("stablehlo.add");
}
