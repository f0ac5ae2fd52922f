//===- RematSinkIntoLoops.cpp - Moves updates of weights into loops -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Ops/OpOrder.h"
#include "Analysis/Storage/Storage.h"
#include "Transforms/Loops/LoopOps.h"
#include "Transforms/Loops/SlicedOps.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATSINKINTOLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// A result that the loop will write into a stack.
struct Written {
  Value result;
  CounterIndex slot;
  Value before; ///< The value that the result overwrites in place, or null.
  unsigned number = 0;
};

class Sinker {
public:
  Sinker(const CountedLoop &loop, SliceAnalysis &analysis,
         ArrayRef<SlicedOps> parts, func::FuncOp function)
      : loop(loop), analysis(analysis), parts(parts), function(function) {}

  /// Returns the new loop.
  Operation *run() {
    collect();
    moveScalarsUp();
    findPlaces();
    LoopDraft draft(loop);
    declare(draft);
    Operation *created = draft.create();
    fill(draft);
    for (Written &each : written)
      each.result.replaceAllUsesWith(created->getResult(each.number));
    for (Operation *op : llvm::reverse(inOrder))
      if (op->use_empty())
        op->erase();
    draft.replace(created);
    return created;
  }

private:
  /// Collects the ops that move into the loop, the values that they need, and
  /// the ops that have no readers afterwards.
  void collect() {
    for (const SlicedOps &part : parts) {
      moved.insert_range(part.ops);
      for (Value result : part.results)
        written.push_back({result, part.slot, Value()});
    }
    SmallVector<Operation *> worklist = llvm::to_vector(moved);
    llvm::SetVector<Operation *> all(moved.begin(), moved.end());
    while (!worklist.empty()) {
      Operation *reader = worklist.pop_back_val();
      for (Value operand : reader->getOperands()) {
        Operation *maker = operand.getDefiningOp();
        if (isScalar(operand) || isSameForAll(reader) || maker == loop.op ||
            !analysis.isComputed(operand))
          outside.insert(operand);
        else if (all.insert(maker))
          worklist.push_back(maker);
      }
    }
    inOrder = inProgramOrder(all.getArrayRef());
    gone.insert_range(moved);
    for (Operation *op : llvm::reverse(inOrder))
      if (llvm::all_of(op->getUsers(),
                       [&](Operation *user) { return gone.contains(user); }))
        gone.insert(op);
  }

  /// Some scalars are computed after the loop, but only from values that exist
  /// before the loop. Moves such scalars before the loop.
  void moveScalarsUp() {
    llvm::SetVector<Operation *> makers;
    SmallVector<Value> worklist;
    for (Value value : outside)
      if (isScalar(value))
        worklist.push_back(value);
    while (!worklist.empty()) {
      Value value = worklist.pop_back_val();
      Operation *op = value.getDefiningOp();
      if (!analysis.isBefore(value) && makers.insert(op))
        llvm::append_range(worklist, op->getOperands());
    }
    for (Operation *op : inProgramOrder(makers.getArrayRef()))
      op->moveBefore(loop.op);
  }

  /// For each result of the moved ops, finds the nearest value that the result
  /// depends on and that it may overwrite in place.
  void findPlaces() {
    for (Written &each : written) {
      llvm::SetVector<Value> queue;
      queue.insert(each.result);
      for (unsigned i = 0; i < queue.size(); ++i) {
        Value value = queue[i];
        if (canTakePlace(each, value) &&
            places.try_emplace(value, &each).second) {
          each.before = value;
          break;
        }
        Operation *op = value.getDefiningOp();
        if (op && gone.contains(op))
          queue.insert_range(op->getOperands());
      }
    }
  }

  bool canTakePlace(const Written &each, Value value) const {
    return value.getType() == each.result.getType() &&
           analysis.isBefore(value) && !analysis.isComputed(value) &&
           isGivenFor(each, value) &&
           llvm::all_of(value.getUses(), [&](OpOperand &use) {
             Operation *user = use.getOwner();
             if (user == loop.op)
               return isReadBySlot(value, use.getOperandNumber(), each.slot);
             return gone.contains(user) ||
                    (user->getBlock() == loop.op->getBlock() &&
                     user->isBeforeInBlock(loop.op));
           });
  }

  /// Returns whether \p result is the operand with the number \p i of its
  /// block's terminator.
  static bool endsAs(Value result, unsigned i) {
    return llvm::any_of(result.getUses(), [&](OpOperand &use) {
      return use.getOwner() == &result.getParentBlock()->back() &&
             use.getOperandNumber() == i;
    });
  }

  /// Returns whether the step may write the result \p each into the place of
  /// \p value. This is possible in three cases. In the first case, an op made
  /// the value. In the second case, the value is a donated argument, and its
  /// mark names the result of \p each or no result. In the third case, an outer
  /// loop carries the value, and the result is its next value.
  bool isGivenFor(const Written &each, Value value) const {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument)
      return true;
    if (argument.getOwner() != &stepBlock(function))
      return isKnownLoop(argument.getOwner()->getParentOp()) &&
             endsAs(each.result, argument.getArgNumber());
    if (!isDonated(function, argument.getArgNumber()))
      return false;
    auto named = function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                        kAliasingOutput);
    return !named || endsAs(each.result, named.getInt());
  }

  /// Returns whether two things hold: only the body reads operand number \p i
  /// of the loop, and it reads only \p slot of this operand.
  bool isReadBySlot(Value value, unsigned i, CounterIndex slot) const {
    if (loop.roles[i] != CarriedRole::Invariant ||
        llvm::count(loop.op->getOperands(), value) != 1 ||
        !loop.op->getResult(i).use_empty())
      return false;
    Value inside = loop.argument(i);
    return llvm::all_of(inside.getUsers(), [&](Operation *user) {
      return user == &loop.body().back() ||
             (user->getBlock() == &loop.body() &&
              slotRead(user, loop.range()) == slot);
    });
  }

  void declare(LoopDraft &draft) {
    for (const LoopStack &stack : loop.stacks)
      if (Value value = loop.op->getResult(stack.carried);
          !value.use_empty() &&
          llvm::all_of(value.getUsers(),
                       [&](Operation *op) { return moved.contains(op); })) {
        draft.drop(stack.carried);
        dropped.insert(stack.update);
      }
    for (unsigned i = 0; i < loop.roles.size(); ++i)
      if (places.contains(loop.operand(i)))
        draft.drop(i);
    for (Written &each : written)
      each.number = each.before
                        ? draft.carry(each.before)
                        : draft.addStack(sliceType(each.result), loop.trips);
    for (Value value : outside)
      if (value.getDefiningOp() != loop.op && !places.contains(value) &&
          !isConstantScalar(value))
        draft.needInvariant(value);
  }

  /// Returns whether \p value is a constant scalar, which the body can make
  /// itself.
  static bool isConstantScalar(Value value) {
    Operation *op = value.getDefiningOp();
    return op && isScalar(value) && isSplatConstant(op);
  }

  static RankedTensorType sliceType(Value stack) {
    auto type = cast<RankedTensorType>(stack.getType());
    return RankedTensorType::get(type.getShape().drop_front(),
                                 type.getElementType());
  }

  void fill(LoopDraft &draft) {
    IRMapping mapping;
    draft.mapArguments(mapping);
    for (unsigned i = 0; i < loop.roles.size(); ++i)
      if (const Written *each = places.lookup(loop.operand(i)))
        mapping.map(loop.argument(i), draft.argument(each->number));
    draft.cloneBody(mapping,
                    [&](Operation *op) { return dropped.contains(op); });
    mapSlices(draft, mapping);
    for (Operation *op : inOrder)
      clone(draft, *op, mapping);
    for (const Written &each : written)
      draft.write(each.number, mapping.lookup(each.result), each.slot);
    draft.finish();
  }

  /// Maps the values that the moved ops read. In the body, such a value is a
  /// slice of a stack, or a slice of a value from before the loop.
  void mapSlices(LoopDraft &draft, IRMapping &mapping) {
    for (const SlicedOps &part : parts)
      for (unsigned s : part.stacks) {
        const LoopStack &stack = loop.stacks[s];
        Value result = loop.op->getResult(stack.carried);
        Value slice = mapping.lookupOrDefault(stack.slice);
        RankedTensorType type = sliceType(result);
        if (slice.getType() != type)
          slice = draft.build().reshape(slice, type);
        mapping.map(result, slice);
      }
    for (Value value : outside) {
      if (value.getDefiningOp() == loop.op)
        continue;
      if (isConstantScalar(value)) {
        draft.clone(*value.getDefiningOp(), mapping);
        continue;
      }
      const Written *each = places.lookup(value);
      mapping.map(value,
                  each ? draft.argument(each->number) : draft.invariant(value));
    }
    for (const SlicedOps &part : parts)
      for (Operation *op : part.ops)
        readSlices(draft, op, part.slot, mapping);
  }

  /// Reads the slices that \p op needs in the body. If \p op reads the results
  /// of other ops that the body must compute first, also reads the slices that
  /// these other ops need.
  void readSlices(LoopDraft &draft, Operation *op, CounterIndex slot,
                  IRMapping &mapping) {
    SmallVector<Operation *> worklist{op};
    while (!worklist.empty())
      for (Value operand : worklist.pop_back_val()->getOperands()) {
        if (!seen.insert(operand).second || isScalar(operand))
          continue;
        Operation *maker = operand.getDefiningOp();
        if (maker == loop.op || moved.contains(maker))
          continue;
        if (!analysis.isComputed(operand)) {
          mapping.map(operand, draft.build().read(mapping.lookup(operand),
                                                  sliceType(operand),
                                                  draft.index(slot)));
        } else if (!isSameForAll(maker)) {
          worklist.push_back(maker);
        }
      }
  }

  /// Clones \p op so that it computes a slice.
  void clone(LoopDraft &draft, Operation &op, IRMapping &mapping) {
    RankedTensorType slice = sliceType(op.getResult(0));
    LoopBuilder &ops = draft.build();
    if (isSplatConstant(&op)) {
      auto value = cast<DenseElementsAttr>(op.getAttr("value"));
      NamedAttribute resized(StringAttr::get(op.getContext(), "value"),
                             value.resizeSplat(slice));
      mapping.map(op.getResult(0),
                  ops.make(op.getName().getStringRef(), {}, slice, resized));
      return;
    }
    draft.clone(op, mapping);
    Operation *made = mapping.lookup(op.getResult(0)).getDefiningOp();
    made->getResult(0).setType(slice);
    if (isSameForAll(&op)) {
      SmallVector<int64_t> dimensions;
      for (int64_t dimension : broadcastDimensions(&op))
        dimensions.push_back(dimension - 1);
      made->setAttr(kBroadcastDimensions,
                    DenseI64ArrayAttr::get(op.getContext(), dimensions));
    }
  }

  const CountedLoop &loop;
  SliceAnalysis &analysis;
  ArrayRef<SlicedOps> parts;
  mutable func::FuncOp function;
  llvm::SetVector<Operation *> moved;
  /// The ops that move into the loop or are cloned there, in program order.
  SmallVector<Operation *> inOrder;
  /// The ops after the loop that have no readers after the move.
  llvm::DenseSet<Operation *> gone;
  /// The values of the step that the ops of `inOrder` read.
  llvm::SetVector<Value> outside;
  SmallVector<Written> written;
  /// The key of this map is a value that is overwritten in place. The entry for
  /// this key is the result that overwrites the value.
  llvm::DenseMap<Value, const Written *> places;
  llvm::DenseSet<Operation *> dropped; ///< Writes into dropped stacks.
  llvm::DenseSet<Value> seen;
};

class RematSinkIntoLoopsPass
    : public StepPass<
          remat::impl::RematSinkIntoLoopsBase<RematSinkIntoLoopsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    SmallVector<Operation *> loops; // Inner loops come first.
    for (Operation &top : stepBlock(function))
      top.walk([&](Operation *op) {
        if (isKnownLoop(op))
          loops.push_back(op);
      });
    for (Operation *op : loops)
      while (op)
        op = sink(function, op);
    return success();
  }

private:
  /// Returns the loop that replaces \p op. Returns null if no op moves into the
  /// loop.
  Operation *sink(func::FuncOp function, Operation *op) {
    Result<CountedLoop> loop = readCountedLoop(op);
    if (!loop)
      return nullptr;
    SliceAnalysis analysis(*loop);
    std::vector<SlicedOps> parts = analysis.find();
    // All ops that move into the loop together must read the same slot of a
    // stack.
    llvm::erase_if(parts,
                   [slot = parts.empty() ? CounterIndex() : parts[0].slot](
                       const SlicedOps &part) { return part.slot != slot; });
    if (parts.empty())
      return nullptr;
    if (remarks)
      report(function, *loop, parts);
    return Sinker(*loop, analysis, parts, function).run();
  }

  static void report(func::FuncOp function, const CountedLoop &loop,
                     ArrayRef<SlicedOps> parts) {
    unsigned stacks = 0, ops = 0;
    for (const SlicedOps &part : parts) {
      stacks += part.stacks.size();
      ops += part.ops.size();
    }
    emitRemark(lineOf(function), "loop of ")
        << loop.trips << " iterations: " << ops << " ops that read " << stacks
        << " of its stacks move into the loop";
  }
};

} // namespace
