//===- LoopOps.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopOps.h"

#include "remat/Analysis/Effects.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

LoopDraft::LoopDraft(const CountedLoop &loop) : loop(loop), builder(loop.op) {
  for (auto [i, role] : llvm::enumerate(loop.roles))
    if (role == CarriedRole::Invariant)
      invariants.try_emplace(loop.op->getOperand(i), i);
}

void LoopDraft::drop(unsigned carried) {
  dropped.insert(carried);
  auto it = invariants.find(loop.op->getOperand(carried));
  if (it != invariants.end() && it->second == carried)
    invariants.erase(it);
}

unsigned LoopDraft::number(unsigned carried) const {
  return carried -
         llvm::count_if(dropped, [&](unsigned each) { return each < carried; });
}

unsigned LoopDraft::add(Value operand) {
  added.push_back(operand);
  return loop.roles.size() - dropped.size() + added.size() - 1;
}

unsigned LoopDraft::addStack(RankedTensorType type) {
  SmallVector<int64_t> shape{loop.trips};
  llvm::append_range(shape, type.getShape());
  builder.setInsertionPoint(loop.op);
  return add(constant(type.clone(shape), 0));
}

unsigned LoopDraft::addInvariant(Value value) { return add(value); }

void LoopDraft::needInvariant(Value value) {
  if (invariant(value))
    return;
  if (!invariants.contains(value))
    addedInvariants.try_emplace(value, add(value));
}

Operation *LoopDraft::make(StringRef name, ValueRange operands, TypeRange types,
                           ArrayRef<NamedAttribute> attributes) {
  OperationState state(loop.op->getLoc(), name);
  state.addOperands(operands);
  state.addTypes(types);
  if (!attributes.empty())
    state.propertiesAttr = builder.getDictionaryAttr(attributes);
  return builder.create(state);
}

Value LoopDraft::constant(Type type, int64_t value) {
  auto tensor = cast<RankedTensorType>(type);
  Type element = tensor.getElementType();
  Attribute scalar;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    Attribute part = builder.getZeroAttr(complex.getElementType());
    scalar = builder.getArrayAttr({part, part});
  } else if (isa<FloatType>(element)) {
    scalar = builder.getFloatAttr(element, double(value));
  } else {
    scalar = builder.getIntegerAttr(element, value);
  }
  auto elements = DenseElementsAttr::get(tensor, scalar);
  return make("stablehlo.constant", {}, type,
              builder.getNamedAttr("value", elements))
      ->getResult(0);
}

Value LoopDraft::reshape(Value value, RankedTensorType type) {
  return make("stablehlo.reshape", value, type)->getResult(0);
}

/// The condition reads the counter alone.
void LoopDraft::makeCondition(Region &region) {
  Block &original = loop.op->getRegion(0).front();
  Block &condition = region.emplaceBlock();
  for (Value argument : block->getArguments())
    condition.addArgument(argument.getType(), argument.getLoc());
  IRMapping mapping;
  mapping.map(original.getArgument(loop.counter),
              condition.getArgument(number(loop.counter)));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&condition);
  for (Operation &op : original)
    builder.clone(op, mapping);
}

Operation *LoopDraft::create() {
  SmallVector<Value> operands;
  for (auto [i, operand] : llvm::enumerate(loop.op->getOperands()))
    if (!dropped.contains(i))
      operands.push_back(operand);
  llvm::append_range(operands, added);
  builder.setInsertionPoint(loop.op);
  OperationState state(loop.op->getLoc(), loop.op->getName());
  state.addOperands(operands);
  state.addTypes(TypeRange(ValueRange(operands)));
  state.addAttributes(llvm::to_vector(loop.op->getDiscardableAttrs()));
  state.propertiesAttr = loop.op->getPropertiesAsAttribute();
  Region *condition = state.addRegion(), *body = state.addRegion();
  block = &body->emplaceBlock();
  for (Value operand : operands)
    block->addArgument(operand.getType(), operand.getLoc());
  makeCondition(*condition);
  Operation *created = builder.create(state);
  next.assign(block->args_begin(), block->args_end());
  builder.setInsertionPointToEnd(block);
  return created;
}

Value LoopDraft::inside(unsigned carried) const {
  return block->getArgument(number(carried));
}

Value LoopDraft::invariant(Value value) const {
  if (auto it = invariants.find(value); it != invariants.end())
    return block ? inside(it->second) : value;
  auto it = addedInvariants.find(value);
  if (it == addedInvariants.end())
    return {};
  return block ? Value(block->getArgument(it->second)) : value;
}

Value LoopDraft::index(CounterIndex index) {
  Value now = counter();
  if (index == CounterIndex{1, 0})
    return now;
  Value &made = indices[{index.scale, index.offset}];
  if (!made) {
    Value offset = constant(now.getType(), index.offset);
    StringRef name = index.scale == 1 ? "stablehlo.add" : "stablehlo.subtract";
    made = make(name, {offset, now}, now.getType())->getResult(0);
  }
  return made;
}

void LoopDraft::clone(Operation &op, IRMapping &mapping) {
  builder.clone(op, mapping);
}

/// The index of the slot, and zeros for the other dimensions.
SmallVector<Value> LoopDraft::slotIndices(Value stack, CounterIndex slot) {
  SmallVector<Value> indices{index(slot)};
  int64_t others = cast<RankedTensorType>(stack.getType()).getRank() - 1;
  if (others > 0)
    indices.append(others, constant(counter().getType(), 0));
  return indices;
}

static RankedTensorType withUnit(RankedTensorType type) {
  SmallVector<int64_t> shape{1};
  llvm::append_range(shape, type.getShape());
  return type.clone(shape);
}

void LoopDraft::write(unsigned number, Value value, CounterIndex slot) {
  Value stack = next[number];
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getRank() < cast<RankedTensorType>(stack.getType()).getRank())
    value = reshape(value, withUnit(type));
  SmallVector<Value> operands{stack, value};
  llvm::append_range(operands, slotIndices(stack, slot));
  next[number] =
      make("stablehlo.dynamic_update_slice", operands, stack.getType())
          ->getResult(0);
}

Value LoopDraft::read(unsigned number, RankedTensorType type,
                      CounterIndex slot) {
  Value stack = block->getArgument(number);
  SmallVector<Value> operands{stack};
  llvm::append_range(operands, slotIndices(stack, slot));
  RankedTensorType slice = withUnit(type);
  auto sizes = builder.getDenseI64ArrayAttr(slice.getShape());
  Operation *read = make("stablehlo.dynamic_slice", operands, slice,
                         builder.getNamedAttr("slice_sizes", sizes));
  return reshape(read->getResult(0), type);
}

void LoopDraft::finish() {
  next[number(loop.counter)] = index({1, 1});
  make("stablehlo.return", next, {});
}

/// Erases \p ops that nothing uses, and what only they used.
static void eraseUnused(llvm::SetVector<Operation *> ops) {
  llvm::DenseSet<Operation *> erased;
  while (!ops.empty()) {
    Operation *op = ops.pop_back_val();
    if (erased.contains(op) || !op->use_empty() ||
        effectOf(op) != OpEffect::Pure)
      continue;
    for (Value operand : op->getOperands())
      if (Operation *maker = operand.getDefiningOp())
        ops.insert(maker);
    erased.insert(op);
    op->erase();
  }
}

void LoopDraft::replace(Operation *created) {
  for (unsigned i = 0; i < loop.roles.size(); ++i)
    if (!dropped.contains(i))
      loop.op->getResult(i).replaceAllUsesWith(created->getResult(number(i)));
  llvm::SetVector<Operation *> makers;
  for (unsigned i : dropped)
    if (Operation *maker = loop.op->getOperand(i).getDefiningOp())
      makers.insert(maker);
  loop.op->erase();
  eraseUnused(std::move(makers));
}
