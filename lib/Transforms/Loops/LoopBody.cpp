//===- LoopBody.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopBody.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Storage/Storage.h"
#include "Transforms/Loops/LoopBuilder.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace remat;

Operation *LoopBody::turn() const {
  for (Operation &op : block())
    if (op.getName().getStringRef() == kTurn)
      return &op;
  return nullptr;
}

void LoopBody::putStackOnHost(Value value) const {
  Builder builder(value.getContext());
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    func::FuncOp(function).setArgAttr(argument.getArgNumber(), kHostStacks,
                                      builder.getUnitAttr());
    return;
  }
  Operation *op = value.getDefiningOp();
  SmallVector<int64_t> numbers;
  if (auto known = op->getAttrOfType<DenseI64ArrayAttr>(kHostStacks))
    llvm::append_range(numbers, known.asArrayRef());
  numbers.push_back(cast<OpResult>(value).getResultNumber());
  op->setAttr(kHostStacks, builder.getDenseI64ArrayAttr(numbers));
}

bool LoopBody::isStackOnHost(Value value) const {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return bool(func::FuncOp(function).getArgAttr(argument.getArgNumber(),
                                                  kHostStacks));
  auto known =
      value.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>(kHostStacks);
  return known && llvm::is_contained(known.asArrayRef(),
                                     cast<OpResult>(value).getResultNumber());
}

SmallVector<unsigned> remat::carriedWith(const CountedLoop &loop,
                                         CarriedRole role) {
  SmallVector<unsigned> found;
  for (auto [i, each] : llvm::enumerate(loop.roles))
    if (each == role)
      found.push_back(i);
  return found;
}

bool remat::isResidual(const LoopPair &pair, unsigned stack) {
  return llvm::any_of(pair.residuals, [&](const Residual &residual) {
    return residual.stack == stack;
  });
}

namespace {

class BodyBuilder {
public:
  BodyBuilder(ModuleOp module, StringRef name, const LoopPair &pair)
      : pair(pair), builder(module.getContext()) {
    builder.setInsertionPointToEnd(module.getBody());
    body.function = func::FuncOp::create(builder, pair.first().op->getLoc(),
                                         name, builder.getFunctionType({}, {}));
    body.function.setPrivate();
    builder.setInsertionPointToEnd(body.function.addEntryBlock());
  }

  LoopBody build() {
    if (!pair.isAlone())
      mapArguments(pair.forward, BodyArgument::ForwardCounter);
    mapArguments(pair.backward, BodyArgument::BackwardCounter);
    if (!pair.isAlone())
      addForward();
    addTurn();
    passResiduals();
    cloneBody(pair.backward);
    addReturn();
    eraseDead();
    setType();
    return std::move(body);
  }

private:
  /// Adds the forward body, and the ops that mark the carries of the next
  /// forward iteration.
  void addForward() {
    SmallVector<unsigned> carries =
        carriedWith(pair.forward, CarriedRole::Carry);
    for (unsigned i : carries)
      map(pair.forward.argument(i),
          addArgument({BodyArgument::Carry, Value(), i},
                      pair.forward.argument(i)));
    cloneBody(pair.forward);
    for (unsigned i : carries)
      addWrite(pair.forward, kNext, pair.forward.next(i), i);
  }

  Value addArgument(LoopBody::Source source, Value like) {
    body.sources.push_back(source);
    return body.block().addArgument(like.getType(), like.getLoc());
  }

  void map(Value inside, Value joint) { mapping.map(inside, joint); }

  /// Returns the argument of the joint body for a value from outside of the
  /// loops. If such a value has no elements in memory and costs nothing, an op
  /// in the joint body makes it instead.
  Value outside(Value value) {
    if (Value known = outsideArguments.lookup(value))
      return known;
    Operation *op = value.getDefiningOp();
    Value inside;
    if (op && op->getNumOperands() <= 1 && isMadeOnTheFly(value)) {
      IRMapping operands;
      for (Value operand : op->getOperands())
        operands.map(operand, outside(operand));
      unsigned number = cast<OpResult>(value).getResultNumber();
      inside = builder.clone(*op, operands)->getResult(number);
    } else {
      inside = addArgument({BodyArgument::Outside, value}, value);
    }
    return outsideArguments[value] = inside;
  }

  /// Maps the counter of \p loop, its invariants, and the other values from
  /// outside that its body uses.
  void mapArguments(const CountedLoop &loop, BodyArgument counter) {
    map(loop.counterInside(),
        addArgument({counter, Value()}, loop.counterInside()));
    for (unsigned i : carriedWith(loop, CarriedRole::Invariant)) {
      bool isRead = !loop.argument(i).hasOneUse();
      if (isRead && !readsResidual(loop, i))
        map(loop.argument(i), outside(loop.operand(i)));
    }
    for (const LoopStack &stack : loop.stacks)
      if (!stack.reads.empty())
        map(loop.argument(stack.carried), outside(loop.operand(stack.carried)));
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(*loop.body().getParent(), captured);
    for (Value value : captured)
      if (!isResidualStack(value))
        map(value, outside(value));
  }

  bool readsResidual(const CountedLoop &loop, unsigned i) const {
    return loop.op == pair.backward.op &&
           llvm::any_of(pair.residuals, [&](const Residual &residual) {
             return residual.backward == i;
           });
  }

  bool isResidualStack(Value value) const {
    return llvm::any_of(pair.residuals, [&](const Residual &residual) {
      unsigned carried = pair.forward.stacks[residual.stack].carried;
      return value == pair.forward.op->getResult(carried);
    });
  }

  void cloneBody(const CountedLoop &loop) {
    llvm::DenseMap<Operation *, const LoopStack *> updates;
    for (const LoopStack &stack : loop.stacks)
      updates[stack.update] = &stack;
    for (Operation &op : llvm::drop_end(loop.body())) {
      if (const LoopStack *stack = updates.lookup(&op))
        addStack(loop, *stack);
      else if (!mapping.contains(&op))
        builder.clone(op, mapping);
    }
  }

  Operation *addWrite(const CountedLoop &loop, StringRef name, Value inside,
                      unsigned carried) {
    OperationState state(loop.op->getLoc(), name);
    state.addOperands(mapping.lookup(inside));
    bool isBackward = loop.op == pair.backward.op;
    state.addAttribute(kIsBackward, builder.getBoolAttr(isBackward));
    state.addAttribute(kCarried, builder.getI64IntegerAttr(carried));
    return builder.create(state);
  }

  void addStack(const CountedLoop &loop, const LoopStack &stack) {
    unsigned number = &stack - loop.stacks.data();
    if (loop.op == pair.forward.op && isResidual(pair, number))
      return;
    Operation *write = addWrite(loop, kStack, stack.slice, stack.carried);
    // The op that marks a write comes right after the op that makes the written
    // value. The bytes of this value are then free after the write.
    Operation *maker = write->getOperand(0).getDefiningOp();
    if (maker && !(turn && maker->isBeforeInBlock(turn)))
      write->moveAfter(maker);
  }

  /// Adds the turn, which has no operands. If both the next forward iteration
  /// and the backward body read a value, the value counts as crossing.
  void addTurn() {
    OperationState state(pair.backward.op->getLoc(), kTurn);
    SmallVector<unsigned> carries =
        carriedWith(pair.backward, CarriedRole::Carry);
    for (unsigned i : carries)
      state.addTypes(pair.backward.argument(i).getType());
    turn = builder.create(state);
    for (auto [i, value] : llvm::zip(carries, turn->getResults()))
      map(pair.backward.argument(i), value);
  }

  /// Replaces the slices that the backward body reads from stacks by the values
  /// that the forward body wrote.
  void passResiduals() {
    for (const Residual &residual : pair.residuals) {
      const LoopStack &stack = pair.forward.stacks[residual.stack];
      Value slice = mapping.lookup(stack.slice);
      for (Operation *read : residual.reads)
        passResidual(read->getResult(0), slice);
    }
  }

  /// Replaces \p read, a slice that the backward body reads, by \p slice, the
  /// value that was written. If a reshape of \p read has the type of the
  /// written value, replaces this reshape.
  void passResidual(Value read, Value slice) {
    mapping.map(read.getDefiningOp(), read.getDefiningOp());
    if (slice.getType() == read.getType()) {
      map(read, slice);
      return;
    }
    bool isAllGiven = true;
    for (Operation *user : read.getUsers()) {
      bool gives = (user->getName().stripDialect() == "reshape" ||
                    isa<tensor::CollapseShapeOp>(user)) &&
                   user->getResult(0).getType() == slice.getType();
      if (gives) {
        mapping.map(user, user);
        map(user->getResult(0), slice);
      } else {
        isAllGiven = false;
      }
    }
    if (isAllGiven) {
      map(read, slice);
      return;
    }
    auto type = cast<RankedTensorType>(read.getType());
    map(read, LoopBuilder::of(pair.forward, builder, read.getLoc())
                  ->reshape(slice, type));
  }

  void addReturn() {
    SmallVector<Value> values;
    for (unsigned i : carriedWith(pair.backward, CarriedRole::Carry))
      values.push_back(mapping.lookup(pair.backward.next(i)));
    func::ReturnOp::create(builder, pair.backward.op->getLoc(), values);
  }

  /// Erases ops that were needed only to read slots of stacks or to count
  /// iterations.
  void eraseDead() {
    for (Operation &op :
         llvm::make_early_inc_range(llvm::reverse(body.block())))
      if (&op != &body.block().back() && op.use_empty() &&
          op.getNumResults() != 0 && op.getName().getStringRef() != kTurn &&
          effectOf(&op) == OpEffect::Pure)
        op.erase();
  }

  void setType() {
    Block &block = body.block();
    body.function.setType(builder.getFunctionType(
        block.getArgumentTypes(), block.back().getOperandTypes()));
    for (auto [i, source] : llvm::enumerate(body.sources))
      if (source.kind == BodyArgument::Carry)
        body.function.setArgAttr(i, RematDialect::kDonate,
                                 builder.getUnitAttr());
  }

  const LoopPair &pair;
  OpBuilder builder;
  LoopBody body;
  Operation *turn = nullptr;
  IRMapping mapping;
  llvm::MapVector<Value, Value> outsideArguments;
};

} // namespace

LoopBody remat::buildLoopBody(ModuleOp module, StringRef name,
                              const LoopPair &pair) {
  return BodyBuilder(module, name, pair).build();
}
