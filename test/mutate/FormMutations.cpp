//===- FormMutations.cpp - Writes steps as other projects do --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some front ends write functions that only a property names. They also
// write allocations of tensors, branches that compute, and modules in
// modules.
//
//===----------------------------------------------------------------------===//
#include "Mutations.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace remat::mutate;

/// Adds a private function that returns its argument.
static func::FuncOp addPrivateFunction(ModuleOp module) {
  OpBuilder builder(module.getContext());
  auto type = RankedTensorType::get({4}, builder.getF32Type());
  auto function = func::FuncOp::create(builder, module.getLoc(), "named",
                                       builder.getFunctionType(type, type));
  function.setPrivate();
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  func::ReturnOp::create(builder, module.getLoc(), body->getArguments());
  SymbolTable(module).insert(function);
  return function;
}

/// Gives an unknown op a property with the name of a private function, which
/// often has no other use. The function's name stands alone, in a list, in a
/// dictionary, or as a part of another name.
static bool nameFunction(ModuleOp module, const Corpus &, Random &random) {
  Operation *op =
      pickOp(module, random, [](Operation *op) { return !op->isRegistered(); });
  if (!op)
    return false;
  std::vector<Operation *> known = listOps(module, [](Operation *op) {
    auto function = dyn_cast<func::FuncOp>(op);
    return function && function.isPrivate();
  });
  StringAttr name = known.empty() || random.chance(50)
                        ? addPrivateFunction(module).getNameAttr()
                        : cast<func::FuncOp>(random.pick(known)).getNameAttr();
  Builder builder(module.getContext());
  Attribute reference = FlatSymbolRefAttr::get(name);
  switch (random.below(4)) {
  case 0:
    reference = builder.getArrayAttr({builder.getI64IntegerAttr(1), reference});
    break;
  case 1:
    reference =
        builder.getDictionaryAttr(builder.getNamedAttr("to", reference));
    break;
  case 2:
    reference = SymbolRefAttr::get(name, {FlatSymbolRefAttr::get(name)});
    break;
  default:
    break;
  }
  static const char *const kNames[] = {"decomposition", "called_computations",
                                       "callee", "anything"};
  NamedAttrList properties(
      dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()));
  properties.set(random.pick(kNames), reference);
  auto ignore = [&] { return InFlightDiagnostic(); };
  return succeeded(op->setPropertiesFromAttribute(
      properties.getDictionary(module.getContext()), ignore));
}

/// Puts a bufferization.alloc_tensor in place of a tensor.empty, or as a copy
/// of an op's operand.
static bool allocTensor(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, [](Operation *op) {
    return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>);
  });
  if (!op)
    return false;
  std::vector<OpOperand *> operands;
  for (OpOperand &operand : op->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()))
      operands.push_back(&operand);
  OpOperand *operand = random.pick(operands);
  auto type = cast<RankedTensorType>(operand->get().getType());
  auto empty = operand->get().getDefiningOp<tensor::EmptyOp>();
  OpBuilder builder(op);
  auto alloc = bufferization::AllocTensorOp::create(
      builder, op->getLoc(), type,
      empty ? ValueRange(empty.getDynamicSizes()) : ValueRange(),
      empty ? Value() : operand->get());
  if (random.chance(10))
    alloc.setMemorySpaceAttr(builder.getI64IntegerAttr(1));
  operand->set(alloc);
  return true;
}

/// Puts an op on both sides of a branch, whose condition is a constant or an
/// argument.
static bool branchAround(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, [](Operation *op) {
    return op->getNumResults() != 0 && !op->hasTrait<OpTrait::ConstantLike>() &&
           isa<func::FuncOp, scf::ForOp, scf::IfOp>(op->getParentOp());
  });
  if (!op)
    return false;
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Value condition = pickValue(op, builder.getI1Type(), {}, random);
  if (!condition)
    condition = arith::ConstantOp::create(
        builder, loc, builder.getBoolAttr(random.chance(50)));
  auto branch = scf::IfOp::create(builder, loc, op->getResultTypes(), condition,
                                  /*withElseRegion=*/true);
  for (Region &region : branch->getRegions()) {
    builder.setInsertionPointToEnd(&region.front());
    SmallVector<Value> values =
        llvm::to_vector_of<Value>(builder.clone(*op)->getResults());
    // Sometimes the other side yields an existing value.
    if (random.chance(20))
      if (Value other = pickValue(op, values.front().getType(), {}, random))
        values.front() = other;
    scf::YieldOp::create(builder, loc, values);
  }
  op->replaceAllUsesWith(branch);
  op->erase();
  return true;
}

/// Puts all ops into a module of their own, or a copy of a function into a
/// module beside it.
static bool nestModule(ModuleOp module, const Corpus &, Random &random) {
  OpBuilder builder(module.getContext());
  auto inner = ModuleOp::create(builder, module.getLoc(), "inner");
  if (random.chance(50)) {
    inner.getBody()->getOperations().splice(inner.getBody()->end(),
                                            module.getBody()->getOperations());
  } else if (func::FuncOp function = pickFunction(module, random)) {
    inner.push_back(function->clone());
  }
  SymbolTable(module).insert(inner);
  return true;
}

ArrayRef<Mutation> remat::mutate::formMutations() {
  static const Mutation all[] = {
      {"name-function", nameFunction}, {"name-function", nameFunction},
      {"alloc-tensor", allocTensor},   {"branch-around", branchAround},
      {"branch-around", branchAround}, {"nest-module", nestModule}};
  return all;
}
