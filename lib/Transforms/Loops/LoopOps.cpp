//===- LoopOps.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopOps.h"

#include "Analysis/Ops/Effects.h"
#include "Dialect/Names.h"
#include "Transforms/Loops/LoopBody.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

LoopDraft::LoopDraft(const CountedLoop &loop)
    : loop(loop), builder(loop.op),
      ops(LoopBuilder::of(loop, builder, loop.op->getLoc())) {
  for (auto [i, role] : llvm::enumerate(loop.roles))
    if (role == CarriedRole::Invariant)
      invariants.try_emplace(loop.operand(i), i);
}

void LoopDraft::drop(unsigned carried) {
  dropped.insert(carried);
  auto it = invariants.find(loop.operand(carried));
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
  return add(ops->stack(type, slots));
}

unsigned LoopDraft::carry(Value value) {
  if (!loop.hasOwnCounter())
    return add(value);
  used.push_back(value);
  return kFirstUsed + used.size() - 1;
}

void LoopDraft::needInvariant(Value value) {
  if (loop.hasOwnCounter() || invariant(value))
    return;
  if (!invariants.contains(value))
    addedInvariants.try_emplace(value, add(value));
}

/// Makes the loop's condition, which reads only the counter.
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
  for (unsigned i = 0; i < loop.roles.size(); ++i)
    if (!dropped.contains(i))
      operands.push_back(loop.operand(i));
  llvm::append_range(operands, added);
  builder.setInsertionPoint(loop.op);
  OperationState state(loop.op->getLoc(), loop.op->getName());
  if (loop.hasOwnCounter())
    state.addOperands(loop.op->getOperands().take_front(
        loop.op->getNumOperands() - loop.op->getNumResults()));
  state.addOperands(operands);
  state.addTypes(TypeRange(ValueRange(operands)));
  state.addAttributes(llvm::to_vector(loop.op->getDiscardableAttrs()));
  state.propertiesAttr = loop.op->getPropertiesAsAttribute();
  Region *condition = loop.hasOwnCounter() ? nullptr : state.addRegion();
  block = makeBody(*state.addRegion(), operands);
  if (condition)
    makeCondition(*condition);
  Operation *created = builder.create(state);
  for (unsigned number = 0; number < operands.size(); ++number)
    next.push_back(argument(number));
  builder.setInsertionPointToEnd(block);
  return created;
}

Block *LoopDraft::makeBody(Region &region, ValueRange operands) {
  Block *body = &region.emplaceBlock();
  if (loop.hasOwnCounter())
    body->addArgument(loop.counterInside().getType(),
                      loop.counterInside().getLoc());
  for (Value operand : operands)
    body->addArgument(operand.getType(), operand.getLoc());
  return body;
}

Value LoopDraft::counter() const {
  return loop.hasOwnCounter() ? Value(block->getArgument(0))
                              : inside(loop.counter);
}

Value LoopDraft::argument(unsigned number) const {
  if (number >= kFirstUsed)
    return used[number - kFirstUsed];
  return block->getArgument(loop.hasOwnCounter() ? number + 1 : number);
}

Value LoopDraft::inside(unsigned carried) const {
  return argument(number(carried));
}

Value LoopDraft::invariant(Value value) const {
  if (auto it = invariants.find(value); it != invariants.end())
    return block ? inside(it->second) : value;
  auto it = addedInvariants.find(value);
  if (it == addedInvariants.end())
    return loop.hasOwnCounter() ? value : Value();
  return block ? argument(it->second) : value;
}

Value LoopDraft::index(CounterIndex index) {
  Value now = counter();
  if (index == CounterIndex{1, 0})
    return now;
  Value &made = indices[{index.scale, index.offset}];
  if (!made) {
    StringRef name = index.scale == 1 ? "add" : "subtract";
    made = ops->scalar(name, ops->constant(now.getType(), index.offset), now);
  }
  return made;
}

void LoopDraft::clone(Operation &op, IRMapping &mapping) {
  Operation *clone = builder.clone(op, mapping);
  // A group of ops belongs to the body of only one loop, so a clone is in no
  // group.
  clone->removeDiscardableAttr(RematDialect::kGroup);
  clone->removeDiscardableAttr(kInPlaceAttr);
  clone->removeDiscardableAttr(kOverwrittenAttr);
  clone->removeDiscardableAttr(kHostStacks);
}

void LoopDraft::mapArguments(IRMapping &mapping) const {
  mapping.map(loop.counterInside(), counter());
  for (unsigned i = 0; i < loop.roles.size(); ++i)
    if (!dropped.contains(i))
      mapping.map(loop.argument(i), inside(i));
}

void LoopDraft::cloneBody(IRMapping &mapping,
                          llvm::function_ref<bool(Operation *)> isLeftOut) {
  for (Operation &op : llvm::drop_end(loop.body()))
    if (!isLeftOut(&op))
      clone(op, mapping);
  for (auto [i, role] : llvm::enumerate(loop.roles))
    if (!dropped.contains(i) &&
        (role == CarriedRole::Carry || role == CarriedRole::Stack))
      setNext(number(i), mapping.lookupOrDefault(loop.next(i)));
}

void LoopDraft::write(unsigned number, Value value, CounterIndex slot) {
  write(number, value, index(slot));
}

void LoopDraft::write(unsigned number, Value value, Value slot) {
  next[number] = ops->write(next[number], value, slot);
}

Value LoopDraft::read(unsigned number, RankedTensorType type,
                      CounterIndex slot) {
  return ops->read(argument(number), type, index(slot));
}

void LoopDraft::finish() {
  if (!loop.hasOwnCounter())
    next[number(loop.counter)] = ops->scalar("add", counter(), 1);
  ops->make(loop.hasOwnCounter() ? "scf.yield" : "stablehlo.return", next, {});
}

void remat::eraseUnused(ArrayRef<Value> values) {
  llvm::SetVector<Operation *> ops;
  for (Value value : values)
    if (Operation *maker = value.getDefiningOp())
      ops.insert(maker);
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
  SmallVector<Value> operands;
  for (unsigned i : dropped)
    operands.push_back(loop.operand(i));
  loop.op->erase();
  eraseUnused(operands);
}
