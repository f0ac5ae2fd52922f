//===- Constants.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Constants.h"

#include "Analysis/Ops/ForeignOps.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

static Attribute constantValue(Operation *op) {
  if (op->getNumResults() != 1)
    return {};
  Attribute value;
  if (matchPattern(op, m_Constant(&value)))
    return value;
  return hasForm(op, ForeignForm::Constant) ? op->getAttr("value")
                                            : Attribute();
}

static bool hasElements(Operation *op, Attribute value) {
  auto elements = dyn_cast<ElementsAttr>(value);
  return isa<TensorType>(op->getResult(0).getType()) && elements &&
         !elements.isSplat();
}

bool remat::isSplatConstant(Operation *op) {
  Attribute value = constantValue(op);
  return value && !hasElements(op, value);
}

bool remat::isDenseConstant(Operation *op) {
  Attribute value = constantValue(op);
  return value && hasElements(op, value);
}

std::optional<APInt> remat::splatAPInt(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def || !isSplatConstant(def))
    return std::nullopt;
  Attribute constant = def->getAttr("value");
  if (auto elements = dyn_cast_or_null<DenseIntElementsAttr>(constant))
    return elements.getSplatValue<APInt>();
  if (auto attribute = dyn_cast_or_null<IntegerAttr>(constant))
    return attribute.getValue();
  return std::nullopt;
}

std::optional<int64_t> remat::splatInteger(Value value) {
  std::optional<APInt> integer = splatAPInt(value);
  return integer ? integer->trySExtValue() : std::nullopt;
}

bool remat::isFreeScalar(Value value) {
  llvm::SetVector<Value> sources;
  sources.insert(value);
  for (size_t i = 0; i < sources.size(); ++i) {
    if (isa<TensorType>(sources[i].getType()))
      return false;
    if (Operation *op = sources[i].getDefiningOp())
      sources.insert(op->operand_begin(), op->operand_end());
  }
  return true;
}
