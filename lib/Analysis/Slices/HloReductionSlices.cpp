//===- HloReductionSlices.cpp - Slices of reductions ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Constants.h"
#include "Analysis/Slices/HloSlicing.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace remat;

bool HloSlicing::mayReorder() {
  return options.reorder || fail("adds in an order that StableHLO leaves open, "
                                 "and slices may change the last bits of a sum "
                                 "(allow this by slice-reorder=true)");
}

bool HloSlicing::adds(StringRef combine) {
  slices.isSum = true;
  slices.combine = combine;
  slices.start =
      Builder(op->getContext())
          .getZeroAttr(tensorType(op->getResult(0)).getElementType());
  return mayReorder();
}

StringRef remat::combineOf(Operation *op) {
  if (op->getNumRegions() != 1 || op->getRegion(0).empty())
    return {};
  Block &body = op->getRegion(0).front();
  if (body.getNumArguments() != 2 || body.getOperations().size() != 2)
    return {};
  Operation &combine = body.front();
  if (combine.getNumOperands() != 2 || combine.getNumResults() != 1 ||
      combine.getOperand(0) == combine.getOperand(1) ||
      body.back().getNumOperands() != 1 ||
      body.back().getOperand(0) != combine.getResult(0))
    return {};
  for (Value operand : combine.getOperands())
    if (operand.getParentBlock() != &body)
      return {};
  StringRef name = combine.getName().getStringRef();
  bool isKnown =
      llvm::StringSwitch<bool>(name)
          .Cases({"stablehlo.add", "stablehlo.maximum", "stablehlo.minimum",
                  "stablehlo.and", "stablehlo.or"},
                 true)
          .Default(false);
  return isKnown ? name : StringRef();
}

static DenseElementsAttr splatOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !isSplatConstant(op))
    return {};
  auto elements = op->getAttrOfType<DenseElementsAttr>("value");
  return elements && elements.getType() == value.getType()
             ? elements
             : DenseElementsAttr();
}

bool HloSlicing::reduce(Slot slot) {
  SmallVector<int64_t> reduced = numbers(op, "dimensions");
  unsigned inputs = op->getNumOperands() / 2;
  if (!slot.isResult && slot.index >= inputs)
    return false;
  int64_t dim = slot.where.dim;
  if (slot.isResult)
    for (int64_t i = 0; i <= dim; ++i)
      dim += llvm::is_contained(reduced, i) ? 1 : 0;
  for (unsigned i = 0; i < inputs; ++i)
    slices.operands[i] = SlicedDim{dim, slot.where.unit};
  if (llvm::is_contained(reduced, dim))
    return reduceAlong();
  int64_t place =
      dim - llvm::count_if(reduced, [&](int64_t other) { return other < dim; });
  llvm::fill(slices.results, SlicedDim{place, slot.where.unit});
  return true;
}

bool HloSlicing::reduceAlong() {
  StringRef combine = combineOf(op);
  DenseElementsAttr start;
  if (combine.empty() || op->getNumResults() != 1 ||
      !(start = splatOf(op->getOperand(1))))
    return fail("reduces the sliced dimension with an unknown operation");
  if (combine == "stablehlo.add") {
    Attribute value = start.getSplatValue<Attribute>();
    Attribute zero =
        Builder(op->getContext()).getZeroAttr(start.getElementType());
    return value == zero ? adds(combine)
                         : fail("begins its sum with a value other than 0");
  }
  slices.isSum = true;
  slices.combine = combine;
  slices.start = start.getSplatValue<Attribute>();
  return true;
}

bool HloSlicing::window(Slot slot) {
  SlicedDim where = slot.where;
  auto isAt = [&](StringRef name, int64_t expected) {
    SmallVector<int64_t> list = numbers(op, name);
    return list.empty() ||
           (where.dim < int64_t(list.size()) && list[where.dim] == expected);
  };
  auto padding = op->getAttrOfType<DenseElementsAttr>("padding");
  bool isPadded = false;
  if (padding && padding.getElementType().isInteger(64)) {
    SmallVector<int64_t> edges(padding.getValues<int64_t>());
    isPadded = 2 * where.dim + 1 >= int64_t(edges.size()) ||
               edges[2 * where.dim] != 0 || edges[2 * where.dim + 1] != 0;
  }
  if (!isAt("window_dimensions", 1) || !isAt("window_strides", 1) ||
      !isAt("base_dilations", 1) || !isAt("window_dilations", 1) || isPadded)
    return fail("slides windows along the sliced dimension");
  return elementwise(slot);
}
