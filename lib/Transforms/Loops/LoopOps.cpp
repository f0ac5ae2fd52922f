//===- LoopOps.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopOps.h"

#include "remat/Analysis/Effects.h"
#include "remat/Dialect/InPlace.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

LoopDraft::LoopDraft(const CountedLoop &loop)
    : loop(loop), builder(loop.op), ops(builder, loop.op->getLoc()) {
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

unsigned LoopDraft::addStack(RankedTensorType type, int64_t slots) {
  builder.setInsertionPoint(loop.op);
  return add(ops.stack(type, slots));
}

unsigned LoopDraft::carry(Value value) { return add(value); }

void LoopDraft::needInvariant(Value value) {
  if (invariant(value))
    return;
  if (!invariants.contains(value))
    addedInvariants.try_emplace(value, add(value));
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
    StringRef name = index.scale == 1 ? "add" : "subtract";
    made = ops.scalar(name, ops.constant(now.getType(), index.offset), now);
  }
  return made;
}

void LoopDraft::clone(Operation &op, IRMapping &mapping) {
  Operation *clone = builder.clone(op, mapping);
  // Groups are those of a body alone.
  clone->removeDiscardableAttr(RematDialect::kGroup);
  clone->removeDiscardableAttr(kInPlaceAttr);
}

void LoopDraft::write(unsigned number, Value value, CounterIndex slot) {
  write(number, value, index(slot));
}

void LoopDraft::write(unsigned number, Value value, Value slot) {
  next[number] = ops.write(next[number], value, slot);
}

Value LoopDraft::read(unsigned number, RankedTensorType type,
                      CounterIndex slot) {
  return ops.read(block->getArgument(number), type, index(slot));
}

void LoopDraft::finish() {
  next[number(loop.counter)] = ops.scalar("add", counter(), 1);
  ops.make("stablehlo.return", next, {});
}

/// Erases \p ops that nothing uses, and what only they used. Loops stay: one of
/// them may be the next that is rewritten.
static void eraseUnused(llvm::SetVector<Operation *> ops) {
  llvm::DenseSet<Operation *> erased;
  while (!ops.empty()) {
    Operation *op = ops.pop_back_val();
    if (erased.contains(op) || !op->use_empty() || op->getNumRegions() != 0 ||
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
