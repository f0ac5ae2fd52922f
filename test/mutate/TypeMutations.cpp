//===- TypeMutations.cpp - Changes extents and element types --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Mutations.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"

using namespace mlir;
using namespace remat::mutate;

namespace {

/// Returns every shaped type of the values in \p module.
std::vector<ShapedType> listShapes(ModuleOp module) {
  std::vector<ShapedType> types;
  auto add = [&](TypeRange range) {
    for (Type type : range)
      if (auto shaped = dyn_cast<ShapedType>(type); shaped && shaped.hasRank())
        types.push_back(shaped);
  };
  module.walk([&](Operation *op) {
    add(op->getResultTypes());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        add(block.getArgumentTypes());
  });
  return types;
}

/// Returns a constant of another type. The new constant has the same elements
/// if the type allows them, and zeros otherwise.
DenseElementsAttr retype(DenseElementsAttr value, ShapedType type) {
  if (value.getElementType() == type.getElementType()) {
    if (value.isSplat())
      return value.resizeSplat(type);
    if (value.getNumElements() == type.getNumElements())
      return value.reshape(type);
  }
  auto zero = Builder(type.getContext()).getZeroAttr(type);
  return llvm::dyn_cast_or_null<DenseElementsAttr>(zero);
}

void replaceEverywhere(ModuleOp module, AttrTypeReplacer &replacer) {
  replacer.addReplacement(
      [&](DenseElementsAttr value)
          -> std::optional<std::pair<Attribute, WalkResult>> {
        auto type = dyn_cast<ShapedType>(replacer.replace(value.getType()));
        if (!type || type == value.getType() || !type.hasStaticShape())
          return std::nullopt;
        DenseElementsAttr other = retype(value, type);
        return std::pair(other ? Attribute(other) : value, WalkResult::skip());
      });
  // An integer attribute of a floating-point type has no form as text, although
  // arith accepts it.
  replacer.addReplacement(
      [&](IntegerAttr value)
          -> std::optional<std::pair<Attribute, WalkResult>> {
        Type type = replacer.replace(value.getType());
        if (!isa<FloatType>(type))
          return std::nullopt;
        double number = value.getValue().signedRoundToDouble();
        return std::pair(Attribute(FloatAttr::get(type, number)),
                         WalkResult::skip());
      });
  replacer.addReplacement(
      [&](FloatAttr value) -> std::optional<std::pair<Attribute, WalkResult>> {
        Type type = replacer.replace(value.getType());
        if (type == value.getType())
          return std::nullopt;
        Builder builder(value.getContext());
        Attribute other = value;
        if (isa<FloatType>(type))
          other = FloatAttr::get(type, value.getValueAsDouble());
        else if (type.isIntOrIndex())
          other = builder.getIntegerAttr(type, 1);
        return std::pair(other, WalkResult::skip());
      });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

bool changeExtent(ModuleOp module, const Corpus &, Random &random) {
  std::vector<int64_t> extents;
  for (ShapedType type : listShapes(module))
    llvm::append_range(extents, type.getShape());
  llvm::erase_if(extents, ShapedType::isDynamic);
  if (extents.empty())
    return false;
  const int64_t old = random.pick(extents);
  const int64_t values[] = {0,
                            0,
                            1,
                            1,
                            2,
                            3,
                            old / 2 + 7,
                            1 << 20,
                            int64_t(1) << 40,
                            INT64_MAX,
                            ShapedType::kDynamic};
  const int64_t extent = random.pick(values);
  // The verifier of tensor.from_elements makes a list as long as its tensor.
  bool isList = extent > (1 << 20) &&
                pickOp(module, random, llvm::IsaPred<tensor::FromElementsOp>);
  if (extent == old || isList)
    return false;
  auto change = [=](ArrayRef<int64_t> shape) {
    SmallVector<int64_t> changed(shape);
    llvm::replace(changed, old, extent);
    return changed;
  };
  AttrTypeReplacer replacer;
  replacer.addReplacement([=](RankedTensorType type) -> std::optional<Type> {
    return type.clone(change(type.getShape()));
  });
  replacer.addReplacement([=](MemRefType type) -> std::optional<Type> {
    if (!type.getLayout().isIdentity())
      return std::nullopt;
    return type.clone(change(type.getShape()));
  });
  replacer.addReplacement(
      [=](DenseI64ArrayAttr values) -> std::optional<Attribute> {
        if (ShapedType::isDynamic(extent)) // A dynamic extent would stand for
                                           // an operand.
          return std::nullopt;
        return DenseI64ArrayAttr::get(values.getContext(),
                                      change(values.asArrayRef()));
      });
  replaceEverywhere(module, replacer);
  return true;
}

bool changeElementType(ModuleOp module, const Corpus &, Random &random) {
  std::vector<ShapedType> types = listShapes(module);
  // Verifiers of the LLVM dialect trust the types of their own attributes.
  bool isLowered = pickOp(module, random, [](Operation *op) {
    return op->getName().getDialectNamespace() == "llvm";
  });
  if (types.empty() || isLowered)
    return false;
  Type old = random.pick(types).getElementType();
  Builder b(module.getContext());
  const Type values[] = {
      b.getBF16Type(), b.getF16Type(),      b.getF32Type(),
      b.getF64Type(),  b.getI1Type(),       b.getI8Type(),
      b.getI32Type(),  b.getI64Type(),      b.getIndexType(),
      b.getF80Type(),  b.getIntegerType(7), ComplexType::get(b.getF32Type())};
  Type element = random.pick(values);
  if (element == old)
    return false;
  AttrTypeReplacer replacer;
  replacer.addReplacement([=](Type type) -> std::optional<Type> {
    if (type == old)
      return element;
    return std::nullopt;
  });
  replaceEverywhere(module, replacer);
  return true;
}

/// Turns tensors into buffers, in the function's type alone or everywhere.
bool changeToBuffers(ModuleOp module, const Corpus &, Random &random) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](RankedTensorType type) -> std::optional<Type> {
    return MemRefType::get(type.getShape(), type.getElementType());
  });
  func::FuncOp function = pickFunction(module, random);
  if (!function || random.chance(50)) {
    replaceEverywhere(module, replacer);
    return true;
  }
  for (BlockArgument argument : function.getArguments())
    if (argument.use_empty())
      argument.setType(replacer.replace(argument.getType()));
  function.setType(FunctionType::get(module.getContext(),
                                     function.front().getArgumentTypes(),
                                     function.getResultTypes()));
  return true;
}

} // namespace

ArrayRef<Mutation> remat::mutate::typeMutations() {
  static const Mutation all[] = {{"change-extent", changeExtent},
                                 {"change-extent", changeExtent},
                                 {"change-element-type", changeElementType},
                                 {"change-element-type", changeElementType},
                                 {"change-to-buffers", changeToBuffers}};
  return all;
}
