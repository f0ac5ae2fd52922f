//===- LoopRewrite.cpp - Writes two loops from a planned body -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopGroups.h"

#include "Analysis/Storage/Storage.h"
#include "Dialect/Names.h"
#include "Transforms/Loops/CrossingValues.h"
#include "Transforms/Loops/LoopOps.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace remat;

namespace {

class LoopRewriter {
public:
  LoopRewriter(const LoopPair &pair, const LoopBody &body)
      : pair(pair), body(body), turn(body.turn()), crossing(body, turn) {}

  NewLoops run() {
    if (pair.isAlone())
      return {nullptr, runAlone()};
    LoopDraft forward(pair.forward), backward(pair.backward);
    dropStacks(forward, backward);
    SmallVector<unsigned> written, read;
    for (Value value : crossing.stacked()) {
      auto type = cast<RankedTensorType>(value.getType());
      written.push_back(forward.addStack(type, pair.forward.trips));
    }
    addInvariants(forward);
    addInvariants(backward);
    Operation *newForward = forward.create();
    for (unsigned i : written)
      read.push_back(backward.carry(newForward->getResult(i)));
    Operation *newBackward = backward.create();
    fillForward(forward, written);
    fillBackward(backward, read);
    // The backward loop is replaced first, because it reads the forward loop's
    // stacks.
    backward.replace(newBackward);
    forward.replace(newForward);
    return {newForward, newBackward};
  }

private:
  Operation *runAlone() {
    LoopDraft draft(pair.backward);
    addInvariants(draft);
    Operation *created = draft.create();
    fillBackward(draft, {});
    draft.replace(created);
    return created;
  }

  void dropStacks(LoopDraft &forward, LoopDraft &backward) const {
    for (const Residual &residual : pair.residuals) {
      forward.drop(pair.forward.stacks[residual.stack].carried);
      if (residual.backward)
        backward.drop(*residual.backward);
    }
  }

  /// Returns the ops of the joint body that read \p argument and belong to the
  /// loop of \p draft.
  SmallVector<Operation *> usersIn(const LoopDraft &draft,
                                   Value argument) const {
    bool isForward = draft.original().op == pair.forward.op;
    SmallVector<Operation *> users;
    for (Operation *user : argument.getUsers()) {
      Operation *top = body.block().findAncestorOpInBlock(*user);
      bool isBefore = top->isBeforeInBlock(turn) || top == turn;
      if (isForward ? isBefore : !isBefore || crossing.isRepeated(top))
        users.push_back(user);
    }
    return users;
  }

  /// Returns the slot that \p op reads, as a function of the counter of the
  /// loop that \p draft describes.
  std::optional<CounterIndex> slotIn(const LoopDraft &draft,
                                     Operation *op) const {
    if (op->getBlock() != &body.block())
      return std::nullopt;
    std::optional<CounterIndex> slot;
    if (!pair.isAlone())
      slot = slotRead(op, rangeOf(BodyArgument::ForwardCounter, pair.forward));
    if (draft.original().op == pair.forward.op)
      return slot;
    if (!slot)
      return slotRead(op,
                      rangeOf(BodyArgument::BackwardCounter, pair.backward));
    return CounterIndex{slot->scale * pair.forwardCounter.scale,
                        slot->at(pair.forwardCounter.offset)};
  }

  /// Returns the stack that may overwrite argument number \p i of the joint
  /// body in place. In each iteration, the new loop must read only that slot of
  /// the argument which it overwrites afterwards. Returns null if no stack may
  /// do so.
  const LoopStack *inPlace(const LoopDraft &draft, unsigned i) const {
    for (const LoopStack &stack : draft.original().stacks)
      if (!stack.reads.empty() &&
          draft.original().operand(stack.carried) == body.sources[i].outside &&
          llvm::all_of(usersIn(draft, body.block().getArgument(i)),
                       [&](Operation *user) {
                         return slotIn(draft, user) == stack.slot;
                       }))
        return &stack;
    return nullptr;
  }

  /// Each value that the body of a new loop needs from outside becomes an
  /// invariant of this loop. A loop of StableHLO cannot use values from outside
  /// in any other way.
  void addInvariants(LoopDraft &draft) const {
    for (auto [i, source] : llvm::enumerate(body.sources))
      if (source.kind == BodyArgument::Outside && !inPlace(draft, i) &&
          !usersIn(draft, body.block().getArgument(i)).empty() &&
          masksIn(draft, source.outside).empty())
        draft.needInvariant(source.outside);
  }

  /// If the new loop makes the mask \p value in its body, returns the ops of
  /// the mask. Only a backward loop of StableHLO makes its masks in its body.
  /// All other masks are made before their loops.
  SmallVector<Operation *> masksIn(const LoopDraft &draft, Value value) const {
    bool isMadeAgain = draft.original().op == pair.backward.op &&
                       !pair.isAlone() && !pair.backward.hasOwnCounter();
    return isMadeAgain ? maskOps(value) : SmallVector<Operation *>();
  }

  void mapOutside(LoopDraft &draft, IRMapping &mapping) const {
    for (auto [i, source] : llvm::enumerate(body.sources)) {
      if (source.kind != BodyArgument::Outside)
        continue;
      Value argument = body.block().getArgument(i);
      if (const LoopStack *stack = inPlace(draft, i))
        mapping.map(argument, draft.inside(stack->carried));
      else if (auto ops = masksIn(draft, source.outside); !ops.empty())
        cloneMask(draft, ops, argument, mapping);
      else if (Value inside = draft.invariant(source.outside))
        mapping.map(argument, inside);
    }
  }

  static void cloneMask(LoopDraft &draft, ArrayRef<Operation *> ops,
                        Value argument, IRMapping &mapping) {
    for (Operation *op : ops)
      if (!mapping.contains(op->getResult(0)))
        draft.clone(*op, mapping);
    mapping.map(argument, mapping.lookup(ops.back()->getResult(0)));
  }

  Value argumentOf(BodyArgument kind) const {
    for (auto [i, source] : llvm::enumerate(body.sources))
      if (source.kind == kind)
        return body.block().getArgument(i);
    return {};
  }

  CounterRange rangeOf(BodyArgument counter, const CountedLoop &loop) const {
    CounterRange range = loop.range();
    range.counter = argumentOf(counter);
    return range;
  }

  void fillForward(LoopDraft &draft, ArrayRef<unsigned> written) {
    IRMapping mapping;
    mapOutside(draft, mapping);
    mapping.map(argumentOf(BodyArgument::ForwardCounter), draft.counter());
    for (auto [i, source] : llvm::enumerate(body.sources))
      if (source.kind == BodyArgument::Carry)
        mapping.map(body.block().getArgument(i), draft.inside(source.carried));
    for (Operation &op : body.block()) {
      if (&op == turn)
        break;
      emit(draft, op, mapping);
    }
    for (auto [i, value] : llvm::zip(written, crossing.stacked())) {
      Value slice = mapping.lookup(value);
      if (body.isStackOnHost(value))
        slice = draft.build().toHost(slice);
      draft.write(i, slice, CounterIndex{1, -pair.forward.start});
    }
    draft.finish();
  }

  void fillBackward(LoopDraft &draft, ArrayRef<unsigned> read) {
    IRMapping mapping;
    mapOutside(draft, mapping);
    mapping.map(argumentOf(BodyArgument::BackwardCounter), draft.counter());
    if (Value forwardCounter = argumentOf(BodyArgument::ForwardCounter))
      mapping.map(forwardCounter, draft.index(pair.forwardCounter));
    CounterIndex slot = pair.forwardCounter;
    slot.offset -= pair.forward.start;
    auto stacked = crossing.stacked();
    for (auto [i, value] : llvm::zip(read, stacked)) {
      Value slice =
          draft.read(i, cast<RankedTensorType>(value.getType()), slot);
      if (body.isStackOnHost(value))
        slice = draft.build().toDevice(slice);
      mapping.map(value, slice);
    }
    for (auto [i, value] :
         llvm::zip(carriedWith(pair.backward, CarriedRole::Carry),
                   turn->getResults()))
      mapping.map(value, draft.inside(i));
    for (Operation &op : body.block()) {
      bool isBefore = op.isBeforeInBlock(turn);
      if (isBefore && isFence(&op))
        passFence(op, mapping);
      else if (isBefore ? crossing.isRepeated(&op)
                        : &op != turn && &op != &body.block().back())
        emit(draft, op, mapping);
    }
    for (auto [i, value] :
         llvm::zip(carriedWith(pair.backward, CarriedRole::Carry),
                   body.block().back().getOperands()))
      draft.setNext(draft.number(i), mapping.lookup(value));
    draft.finish();
  }

  /// Maps the results of a fence to its operands. Such a fence belongs to the
  /// forward body, and the backward body does not need it.
  static void passFence(Operation &fence, IRMapping &mapping) {
    for (OpResult result : fence.getResults())
      if (Value there =
              mapping.lookupOrNull(fence.getOperand(result.getResultNumber())))
        mapping.map(result, there);
  }

  /// Clones \p op. An op that marks something is not cloned, but replaced by
  /// the ops that it stands for.
  void emit(LoopDraft &draft, Operation &op, IRMapping &mapping) {
    StringRef name = op.getName().getStringRef();
    if (name != kStack && name != kNext) {
      draft.clone(op, mapping);
      return;
    }
    unsigned carried = cast<IntegerAttr>(op.getAttr(kCarried)).getInt();
    if (name == kNext) {
      draft.setNext(draft.number(carried), mapping.lookup(op.getOperand(0)));
      return;
    }
    const CountedLoop &loop = draft.original();
    auto stack = llvm::find_if(loop.stacks, [&](const LoopStack &each) {
      return each.carried == carried;
    });
    draft.write(draft.number(carried), mapping.lookup(op.getOperand(0)),
                stack->slot);
  }

  const LoopPair &pair;
  const LoopBody &body;
  Operation *turn;
  CrossingValues crossing;
};

} // namespace

NewLoops remat::rewriteLoops(const LoopPair &pair, const LoopBody &body) {
  return LoopRewriter(pair, body).run();
}
