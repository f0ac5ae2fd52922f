//===- LoopGroups.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopGroups.h"

#include "Analysis/Ops/Effects.h"
#include "Analysis/Storage/Storage.h"
#include "Transforms/Loops/LoopBody.h"
#include "Transforms/Loops/LoopOps.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace remat;

/// Returns whether \p loop counts from 0, and whether the type of its counter
/// can hold twice its trip count.
static bool countsWithRoom(const CountedLoop &loop) {
  Type type = getElementTypeOrSelf(loop.counterInside().getType());
  unsigned bits = type.isIndex() ? 32 : type.getIntOrFloatBitWidth();
  return loop.start == 0 && llvm::isIntN(bits - 1, 2 * loop.trips);
}

bool remat::canGroup(const LoopPair &pair) {
  return countsWithRoom(pair.forward) && countsWithRoom(pair.backward) &&
         llvm::all_of(pair.forward.body(), [](Operation &op) {
           return isFence(&op) || effectOf(&op) == OpEffect::Pure;
         });
}

namespace {

/// Describes one level of groups.
struct Level {
  int64_t size;
  bool startsOnHost;
  /// Whether the loops that this level groups are inside of a group of an outer
  /// level.
  bool isInGroup;
};

class Grouper {
public:
  Grouper(const LoopPair &pair, Level level)
      : pair(pair), forward(pair.forward), backward(pair.backward),
        level(level), size(level.size), groups(forward.trips / size),
        carries(carriedWith(forward, CarriedRole::Carry)),
        handedOn(carriedWith(backward, CarriedRole::Carry)),
        builder(backward.op),
        made(LoopBuilder::of(backward, builder, backward.op->getLoc())),
        ops(*made) {
    llvm::append_range(handedOn, carriedWith(backward, CarriedRole::Stack));
    for (const Residual &residual : pair.residuals)
      residualUpdates.insert(forward.stacks[residual.stack].update);
  }

  /// Makes the groups. Returns the loops over the iterations of one group.
  NewLoops run() {
    if (level.startsOnHost) {
      SmallVector<unsigned> kept = keptByForward();
      SmallVector<Value> results = nestForward(kept);
      groupBackward();
      replace(forward, kept, results);
      return inner;
    }
    LoopDraft draft(forward);
    Operation *created = makeForward(draft);
    groupBackward();
    draft.replace(created);
    return inner;
  }

private:
  void groupBackward() {
    builder.setInsertionPoint(backward.op);
    replace(backward, handedOn,
            ops.loop(&backward, groups, operandsOf(backward, handedOn),
                     [&](Value group, ValueRange carried) {
                       return runGroup(group, carried);
                     }));
  }

  static SmallVector<Value> operandsOf(const CountedLoop &loop,
                                       ArrayRef<unsigned> carried) {
    SmallVector<Value> values;
    for (unsigned i : carried)
      values.push_back(loop.operand(i));
    return values;
  }

  RankedTensorType carryType(unsigned i) const {
    return cast<RankedTensorType>(forward.operand(i).getType());
  }

  /// Makes the new forward loop, which writes no residuals into stacks.
  /// Iteration i of this loop writes its carries to slot (i + size - 1) / size.
  /// The last iteration that writes a slot is the first iteration of a group,
  /// so the slot keeps the carries into this group. The iterations after the
  /// first one of the last group write a slot that is never read.
  Operation *makeForward(LoopDraft &draft) {
    for (const Residual &residual : pair.residuals)
      draft.drop(forward.stacks[residual.stack].carried);
    SmallVector<unsigned> kept;
    for (unsigned i : carries)
      kept.push_back(draft.addStack(carryType(i), groups + 1));
    Operation *created = draft.create();
    IRMapping mapping;
    draft.mapArguments(mapping);
    draft.cloneBody(
        mapping, [&](Operation *op) { return residualUpdates.contains(op); });
    LoopBuilder &in = draft.build();
    Value slot =
        in.scalar("divide", in.scalar("add", draft.counter(), size - 1), size);
    for (auto [i, stack] : llvm::zip(carries, kept)) {
      draft.write(stack, draft.inside(i), slot);
      starts.push_back(created->getResult(stack));
    }
    draft.finish();
    return created;
  }

  /// Returns the values that the forward loop still carries if it writes no
  /// residuals into stacks. The carries come first.
  SmallVector<unsigned> keptByForward() const {
    SmallVector<unsigned> kept = carries;
    for (const LoopStack &stack : forward.stacks)
      if (!residualUpdates.contains(stack.update))
        kept.push_back(stack.carried);
    return kept;
  }

  /// Replaces the forward loop by two loops: an outer loop over groups, and an
  /// inner loop over the iterations of a group. The outer loop sends the
  /// carries into each group to the host. Both of these loops carry the values
  /// \p kept.
  SmallVector<Value> nestForward(ArrayRef<unsigned> kept) {
    builder.setInsertionPoint(forward.op);
    SmallVector<Value> operands = operandsOf(forward, kept);
    for (unsigned i : carries)
      operands.push_back(ops.stack(carryType(i), groups));
    SmallVector<Value> results = ops.loop(
        &forward, groups, operands, [&](Value group, ValueRange carried) {
          return groupOfForward(group, carried.take_front(kept.size()),
                                carried.drop_front(kept.size()), kept);
        });
    starts.assign(results.begin() + kept.size(), results.end());
    results.truncate(kept.size());
    return results;
  }

  /// Sends the carries of a group of the forward loop to the host, and runs the
  /// group's iterations.
  SmallVector<Value> groupOfForward(Value group, ValueRange carried,
                                    ValueRange stacks,
                                    ArrayRef<unsigned> kept) {
    SmallVector<Value> written;
    for (auto [stack, value] : llvm::zip(stacks, carried))
      written.push_back(ops.write(stack, ops.toHost(value), group));
    Value first = ops.scalar("multiply", group, size);
    SmallVector<Value> next =
        ops.loop(&forward, size, carried, [&](Value i, ValueRange inside) {
          IRMapping mapping;
          mapInvariants(forward, first, i, mapping);
          for (auto [number, value] : llvm::zip(kept, inside))
            mapping.map(forward.argument(number), value);
          return cloneForward(mapping, residualUpdates, kept);
        });
    next.append(written);
    return next;
  }

  /// Clones the ops of the forward body that are not in the set \p left.
  /// Returns the next values of the carried values \p kept.
  SmallVector<Value> cloneForward(IRMapping &mapping,
                                  const llvm::DenseSet<Operation *> &left,
                                  ArrayRef<unsigned> kept) {
    for (Operation &op : llvm::drop_end(forward.body()))
      if (!left.contains(&op))
        builder.clone(op, mapping);
    SmallVector<Value> next;
    for (unsigned i : kept)
      next.push_back(mapping.lookupOrDefault(forward.next(i)));
    return next;
  }

  bool isReversed() const { return pair.forwardCounter.scale < 0; }

  /// Makes the body of the loop over groups, which runs in the order of the
  /// backward loop.
  SmallVector<Value> runGroup(Value number, ValueRange carried) {
    Value group = number;
    if (isReversed())
      group = ops.scalar("subtract", ops.constant(number.getType(), groups - 1),
                         number);
    SmallVector<Value> residuals = runForward(group, carried);
    Value first = ops.scalar("multiply", number, size);
    SmallVector<Value> next =
        ops.loop(&backward, size, carried, [&](Value j, ValueRange values) {
          return backwardBody(first, j, values, residuals);
        });
    inner.backward = &builder.getBlock()->back();
    return next;
  }

  /// Runs the forward iterations of a group again. The forward iterations of a
  /// group run before its backward iterations. The list \p carried has the
  /// values that the backward loop carries into the group. Returns stacks of
  /// the group's residuals.
  SmallVector<Value> runForward(Value group, ValueRange carried) {
    SmallVector<Value> values;
    for (auto [i, start] : llvm::zip(carries, starts)) {
      Value value = ops.read(start, carryType(i), group);
      values.push_back(level.startsOnHost ? ops.toDevice(value) : value);
    }
    for (const Residual &residual : pair.residuals) {
      auto type = cast<RankedTensorType>(
          forward.stacks[residual.stack].update->getResult(0).getType());
      values.push_back(
          ops.stack(type.clone(type.getShape().drop_front()), size));
    }
    Value first = ops.scalar("multiply", group, size);
    values = ops.loop(&forward, size, values, [&](Value i, ValueRange inside) {
      return forwardBody(first, i, inside, carried);
    });
    inner.forward = values.front().getDefiningOp();
    values.erase(values.begin(), values.begin() + carries.size());
    return values;
  }

  void mapInvariants(const CountedLoop &loop, Value first, Value counter,
                     IRMapping &mapping) {
    mapping.map(loop.counterInside(), ops.scalar("add", first, counter));
    for (unsigned i : carriedWith(loop, CarriedRole::Invariant))
      mapping.map(loop.argument(i), loop.operand(i));
  }

  /// Returns whether the forward loop reads only those slots of the stack
  /// \p carried that the backward loop has not written yet. In the backward
  /// loop, the first value of this stack is the value \p inside. Each slot that
  /// a forward iteration reads must be the slot that the matching backward
  /// iteration writes. For loops inside of a group the answer is always true,
  /// because the outer level has checked it.
  bool isReadInTime(Value inside, unsigned carried) const {
    if (level.isInGroup)
      return true;
    auto stack = llvm::find_if(backward.stacks, [&](const LoopStack &each) {
      return each.carried == carried;
    });
    if (stack == backward.stacks.end() || stack->reads.empty())
      return false;
    return llvm::all_of(inside.getUsers(), [&](Operation *user) {
      if (!forward.op->isProperAncestor(user) || user == &forward.body().back())
        return true;
      auto slot = user->getBlock() == &forward.body()
                      ? slotRead(user, forward.range())
                      : std::nullopt;
      return slot && stack->slot ==
                         CounterIndex{slot->scale * pair.forwardCounter.scale,
                                      slot->at(pair.forwardCounter.offset)};
    });
  }

  /// Makes the forward loop read those stacks that the backward loop carries.
  /// The list \p carried has all values that the backward loop carries. Each of
  /// these stacks then exists only once.
  void mapInPlace(ValueRange carried, IRMapping &mapping) const {
    for (auto [i, value] : llvm::zip(handedOn, carried)) {
      Value outside = backward.operand(i);
      if (forward.hasOwnCounter() && isReadInTime(outside, i))
        mapping.map(outside, value);
      for (unsigned number : carriedWith(forward, CarriedRole::Invariant))
        if (forward.operand(number) == outside &&
            isReadInTime(forward.argument(number), i))
          mapping.map(forward.argument(number), value);
    }
  }

  SmallVector<Value> forwardBody(Value first, Value counter, ValueRange inside,
                                 ValueRange carried) {
    IRMapping mapping;
    mapInvariants(forward, first, counter, mapping);
    mapInPlace(carried, mapping);
    for (const LoopStack &stack : forward.stacks)
      // The forward loop reads the value with which the stack began, not its
      // current value.
      if (!stack.reads.empty())
        mapping.map(forward.argument(stack.carried),
                    forward.operand(stack.carried));
    for (auto [i, value] : llvm::zip(carries, inside))
      mapping.map(forward.argument(i), value);
    llvm::DenseSet<Operation *> updates;
    for (const LoopStack &stack : forward.stacks)
      updates.insert(stack.update);
    SmallVector<Value> next = cloneForward(mapping, updates, carries);
    for (auto [residual, stack] :
         llvm::zip(pair.residuals, inside.drop_front(carries.size())))
      next.push_back(ops.write(
          stack,
          mapping.lookupOrDefault(forward.stacks[residual.stack].written),
          counter));
    return next;
  }

  SmallVector<Value> backwardBody(Value first, Value counter, ValueRange inside,
                                  ArrayRef<Value> residuals) {
    IRMapping mapping;
    mapInvariants(backward, first, counter, mapping);
    for (auto [i, value] : llvm::zip(handedOn, inside))
      mapping.map(backward.argument(i), value);
    Value slot = counter;
    if (isReversed())
      slot = ops.scalar("subtract", ops.constant(counter.getType(), size - 1),
                        counter);
    slot = cast<Value>(ops.index(slot));
    llvm::DenseMap<Operation *, Value> stacks;
    for (auto [residual, stack] : llvm::zip(pair.residuals, residuals))
      for (Operation *read : residual.reads)
        stacks[read] = stack;
    for (Operation &op : llvm::drop_end(backward.body())) {
      Operation *clone = builder.clone(op, mapping);
      if (Value stack = stacks.lookup(&op)) {
        clone->setOperand(0, stack);
        clone->setOperand(1, slot);
      }
    }
    SmallVector<Value> next;
    for (unsigned i : handedOn)
      next.push_back(mapping.lookupOrDefault(backward.next(i)));
    return next;
  }

  /// Replaces those results of \p loop whose indices are \p kept by the values
  /// \p results. Erases the loop.
  void replace(const CountedLoop &loop, ArrayRef<unsigned> kept,
               ArrayRef<Value> results) {
    for (auto [i, value] : llvm::zip(kept, results))
      loop.op->getResult(i).replaceAllUsesWith(value);
    for (unsigned i : carriedWith(loop, CarriedRole::Invariant))
      loop.op->getResult(i).replaceAllUsesWith(loop.operand(i));
    if (!loop.hasOwnCounter()) {
      Value counter = loop.op->getResult(loop.counter);
      builder.setInsertionPoint(loop.op);
      if (!counter.use_empty())
        counter.replaceAllUsesWith(ops.constant(counter.getType(), loop.trips));
    }
    SmallVector<Value> operands = operandsOf(
        loop, llvm::to_vector(llvm::seq<unsigned>(0, loop.roles.size())));
    loop.op->erase();
    eraseUnused(operands);
  }

  const LoopPair &pair;
  const CountedLoop &forward, &backward;
  Level level;
  int64_t size, groups;
  SmallVector<unsigned> carries;  ///< The forward loop's carries.
  SmallVector<unsigned> handedOn; ///< Carries and stacks of the backward loop.
  SmallVector<Value> starts;      ///< Stacks of the values carried into groups.
  /// The ops of the forward loop that write the residuals of the backward loop.
  llvm::DenseSet<Operation *> residualUpdates;
  NewLoops inner = {};
  OpBuilder builder;
  std::unique_ptr<LoopBuilder> made;
  LoopBuilder &ops;
};

} // namespace

void remat::groupLoops(NewLoops loops, const Groups &groups) {
  for (auto [number, size] : llvm::enumerate(groups.sizes)) {
    Result<CountedLoop> forward = readCountedLoop(loops.forward);
    Result<CountedLoop> backward = readCountedLoop(loops.backward);
    assert(forward && backward && "what was made of counted loops counts");
    LoopPair pair = pairLoops(*forward, *backward);
    bool isInGroup = number > 0;
    loops = Grouper(pair, {size, groups.startsOnHost && !isInGroup, isInGroup})
                .run();
  }
}
