//===- HloSliceRules.cpp - How ops of StableHLO are sliced ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// StableHLO is not linked. Ops of StableHLO are known by their names, and
// attributes that cannot be parsed are read from their text.
//===----------------------------------------------------------------------===//

#include "Analysis/Ops/Constants.h"
#include "Analysis/Slices/HloSlicing.h"

using namespace mlir;
using namespace remat;

SmallVector<int64_t> remat::numbers(Operation *op, StringRef name) {
  Attribute list = op->getAttr(name);
  if (auto array = dyn_cast_or_null<DenseI64ArrayAttr>(list))
    return SmallVector<int64_t>(array.asArrayRef());
  auto elements = dyn_cast_or_null<DenseIntElementsAttr>(list);
  // The number of elements is limited, because a short text can be a splat of
  // any shape.
  constexpr int64_t kMostNumbers = 1024;
  if (!elements || !elements.getElementType().isInteger(64) ||
      elements.getNumElements() > kMostNumbers)
    return {};
  return SmallVector<int64_t>(elements.getValues<int64_t>());
}

int64_t remat::number(Operation *op, StringRef name, int64_t otherwise) {
  auto attribute = op->getAttrOfType<IntegerAttr>(name);
  return attribute ? attribute.getInt() : otherwise;
}

namespace {
struct SliceRow {
  bool (HloSlicing::*slices)(Slot);
  /// The least number of operands that an op must have for the rule.
  unsigned leastOperands;
};
} // namespace

#define OP(NAME, FORM, EFFECT, KIND, STORAGE, FLOPS, BYTES, SLICES, OPERANDS)  \
  {&HloSlicing::SLICES, OPERANDS},
static constexpr SliceRow kSliceRules[] = {
#include "Ops.inc"
};
#undef OP

/// StableHLO is not linked, so its ops have not been verified.
static bool hasParts(Operation *op, unsigned leastOperands) {
  auto isTensor = [](Value value) { return bool(tensorType(value)); };
  return op->getNumOperands() >= leastOperands && op->getNumResults() > 0 &&
         llvm::all_of(op->getOperands(), isTensor) &&
         llvm::all_of(op->getResults(), isTensor);
}

/// Returns whether each of \p slices names a dimension that its value has.
static bool areDims(ArrayRef<SlicedValue> slices, ValueRange values) {
  return llvm::all_of(llvm::zip_equal(slices, values), [](auto pair) {
    auto [slice, value] = pair;
    return !slice ||
           (slice->dim >= 0 && slice->dim < tensorType(value).getRank());
  });
}

std::optional<OpSlices> HloSlicing::follow(Slot slot) {
  auto foreign = lookUpForeign(op);
  const SliceRow *row = foreign ? &kSliceRules[foreign->row] : nullptr;
  if (!row || !hasParts(op, row->leastOperands) ||
      !(this->*row->slices)(slot) ||
      !areDims(slices.operands, op->getOperands()) ||
      !areDims(slices.results, op->getResults())) {
    if (reason.empty())
      reason = "is an op that remat cannot slice";
    return std::nullopt;
  }
  return slices;
}

bool HloSlicing::fail(StringRef why) {
  if (reason.empty())
    reason = why;
  return false;
}

bool HloSlicing::constant(Slot slot) {
  slices.results[0] = slot.where;
  return isSplatConstant(op) || fail("is a constant whose elements differ");
}

/// If the dimension along which `sort` sorts is negative, it is counted from
/// the end.
bool HloSlicing::sort(Slot slot) {
  int64_t dim = number(op, "dimension", -1);
  if (dim < 0 && op->getNumOperands() > 0)
    dim += tensorType(op->getOperand(0)).getRank();
  return dim == slot.where.dim ? fail("sorts along the sliced dimension")
                               : everywhere(slot.where);
}

bool HloSlicing::everywhere(SlicedDim where) {
  llvm::fill(slices.operands, where);
  llvm::fill(slices.results, where);
  return true;
}

bool HloSlicing::elementwise(Slot slot) {
  everywhere(slot.where);
  for (auto [value, slice] :
       llvm::zip_equal(op->getOperands(), slices.operands))
    if (tensorType(value).getRank() == 0)
      slice.reset();
  return true;
}

std::optional<OpSlices> remat::followHlo(Operation *op, Slot slot,
                                         const SliceOptions &options,
                                         std::string &reason) {
  return HloSlicing(op, options, reason).follow(slot);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Sets element \p dim of the list in the attribute \p name to \p value.
static void setNumber(Operation *op, StringRef name, int64_t dim,
                      int64_t value) {
  SmallVector<int64_t> list = numbers(op, name);
  list[dim] = value;
  if (auto elements = op->getAttrOfType<DenseIntElementsAttr>(name))
    op->setAttr(name, DenseIntElementsAttr::get(elements.getType(), list));
  else
    op->setAttr(name, DenseI64ArrayAttr::get(op->getContext(), list));
}

void remat::resizeHlo(Operation *slice, const OpSlices &slices, int64_t size) {
  StringRef name = slice->getName().stripDialect();
  if (slices.results.empty() || !slices.results[0])
    return;
  SlicedDim where = *slices.results[0];
  if (name == "constant") {
    auto elements = slice->getAttrOfType<DenseElementsAttr>("value");
    auto type = cast<ShapedType>(slice->getResult(0).getType());
    slice->setAttr("value", elements.resizeSplat(type));
  }
  if (name == "slice")
    setNumber(slice, "limit_indices", where.dim, size * where.unit);
  if (name == "dynamic_slice")
    setNumber(slice, "slice_sizes", where.dim, size * where.unit);
}
