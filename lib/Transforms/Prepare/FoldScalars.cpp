//===- FoldScalars.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Prepare/FoldScalars.h"

#include "Analysis/Ops/ForeignOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;
using llvm::APInt;

std::optional<APInt> remat::constantInteger(Value value) {
  APInt integer;
  if (matchPattern(value, m_ConstantInt(&integer)))
    return integer;
  Operation *def = value.getDefiningOp();
  if (!def || def->getName().getStringRef() != "stablehlo.constant")
    return std::nullopt;
  auto elements = dyn_cast_or_null<DenseIntElementsAttr>(def->getAttr("value"));
  if (!elements || !elements.isSplat())
    return std::nullopt;
  return elements.getSplatValue<APInt>();
}

/// Returns the type of an integer tensor of rank 0 whose width is that of \p
/// type. Returns null if \p type is no such type.
static RankedTensorType integerScalar(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  bool isScalar = tensor && tensor.getRank() == 0 &&
                  isa<IntegerType>(tensor.getElementType());
  return isScalar ? tensor : nullptr;
}

static bool isUnsigned(Value value) {
  return integerScalar(value.getType()).getElementType().isUnsignedInteger();
}

static std::optional<APInt> compare(Operation *op, const APInt &a,
                                    const APInt &b) {
  std::string direction;
  if (Attribute attribute = op->getAttr(kComparisonDirection))
    llvm::raw_string_ostream(direction) << attribute;
  bool below = isUnsigned(op->getOperand(0)) ? a.ult(b) : a.slt(b);
  auto is = [&](StringRef name) { return StringRef(direction).contains(name); };
  auto answer = [](bool value) { return APInt(1, value); };
  if (is("LT"))
    return answer(below);
  if (is("LE"))
    return answer(below || a == b);
  if (is("GT"))
    return answer(!below && a != b);
  if (is("GE"))
    return answer(!below);
  if (is("EQ"))
    return answer(a == b);
  if (is("NE"))
    return answer(a != b);
  return std::nullopt;
}

static std::optional<APInt> evaluate(Operation *op, ArrayRef<APInt> values) {
  StringRef name = op->getName().stripDialect();
  auto result = integerScalar(op->getResult(0).getType());
  if (name == "select" && values.size() == 3)
    return values[0].isZero() ? values[2] : values[1];
  if (name == "convert" && values.size() == 1) {
    unsigned width = result.getElementTypeBitWidth();
    return isUnsigned(op->getOperand(0)) ||
                   values[0].getBitWidth() == 1 // A boolean is 0 or 1.
               ? values[0].zextOrTrunc(width)
               : values[0].sextOrTrunc(width);
  }
  if (values.size() != 2 || values[0].getBitWidth() != values[1].getBitWidth())
    return std::nullopt;
  const APInt &a = values[0], &b = values[1];
  bool below = isUnsigned(op->getOperand(0)) ? a.ult(b) : a.slt(b);
  if (name == "add")
    return a + b;
  if (name == "subtract")
    return a - b;
  if (name == "multiply")
    return a * b;
  if (name == "minimum")
    return below ? a : b;
  if (name == "maximum")
    return below ? b : a;
  if (name == "compare")
    return compare(op, a, b);
  return std::nullopt;
}

bool remat::foldScalar(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0 ||
      op->getName().getDialectNamespace() != "stablehlo")
    return false;
  RankedTensorType type = integerScalar(op->getResult(0).getType());
  SmallVector<APInt> values;
  for (Value operand : op->getOperands()) {
    auto value = constantInteger(operand);
    if (!type || !value || !integerScalar(operand.getType()))
      return false;
    values.push_back(*value);
  }
  std::optional<APInt> folded = evaluate(op, values);
  if (!folded)
    return false;
  OpBuilder builder(op);
  OperationState state(op->getLoc(), "stablehlo.constant");
  state.addTypes(type);
  state.propertiesAttr = builder.getDictionaryAttr(builder.getNamedAttr(
      "value", DenseElementsAttr::get(type, ArrayRef<APInt>(*folded))));
  op->getResult(0).replaceAllUsesWith(builder.create(state)->getResult(0));
  op->erase();
  return true;
}
