//===- RematFetchAhead.cpp - Fetches slots before they are needed ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a stack is on the host, each iteration of the backward loop fetches the
// slot that it reads. Without fetching ahead, the first reader of the slot must
// wait for this copy. If the copy starts one iteration earlier, a whole
// iteration can run at the same time:
//
//   first = to_device(slot of iteration 0)
//   for j, here = first:
//     next = to_device(slot of iteration j + 1)
//     ... reads here ...
//     yield next
//
// This pass runs last, because analyses of loops expect that the index of a
// slot is the counter of the same iteration.
//
//===----------------------------------------------------------------------===//
#include "Analysis/Ops/HostPlacement.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Dialect/Names.h"
#include "Transforms/Loops/LoopBuilder.h"
#include "Transforms/Loops/LoopOps.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {
#define GEN_PASS_DEF_REMATFETCHAHEAD
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// A slot of a stack on the host that a loop fetches in each iteration.
struct Fetch {
  Operation *device; ///< The op that copies the slot to the device.
  Operation *read;   ///< The op that reads the slot from the stack.
  Value stack;       ///< The value of the stack outside of the loop.
  CounterIndex slot;
};

/// If \p value is an invariant of the loop or comes from outside, returns its
/// value outside of the loop. Returns null if the loop makes \p value.
Value fromOutside(const CountedLoop &loop, Value value) {
  if (!loop.body().getParent()->isAncestor(value.getParentRegion()))
    return value;
  for (auto [i, role] : llvm::enumerate(loop.roles))
    if (role == CarriedRole::Invariant && loop.argument(i) == value)
      return loop.operand(i);
  return {};
}

std::optional<Fetch> readFetch(const CountedLoop &loop, Operation *device) {
  Operation *read = device->getOperand(0).getDefiningOp();
  if (read && read->getName().stripDialect() == "reshape")
    read = read->getOperand(0).getDefiningOp();
  if (!read || read->getBlock() != &loop.body())
    return std::nullopt;
  std::optional<CounterIndex> slot = slotRead(read, loop.range());
  Value stack = slot ? fromOutside(loop, read->getOperand(0)) : Value();
  return stack ? std::optional(Fetch{device, read, stack, *slot})
               : std::nullopt;
}

class Rotation {
public:
  Rotation(const CountedLoop &loop, ArrayRef<Fetch> fetches)
      : loop(loop), fetches(fetches), draft(loop) {}

  void run() {
    SmallVector<Ahead> all;
    for (const Fetch &fetch : fetches)
      all.push_back({fetch, draft.add(first(fetch)), draft.add(second(fetch))});
    Operation *created = draft.create();
    IRMapping mapping;
    draft.mapArguments(mapping);
    for (const Ahead &each : all)
      fetchNext(each, mapping);
    draft.cloneBody(mapping, [&](Operation *op) { return isFetched(op); });
    draft.finish();
    draft.replace(created);
  }

private:
  /// The values that the new loop carries for a fetch: the slot that this
  /// iteration reads, and the index of the slot to fetch next. The index is a
  /// carried value so that it exists when the body begins. Without this, XLA
  /// would compute the index in a kernel together with other values of the
  /// body.
  struct Ahead {
    Fetch fetch;
    unsigned here, slot;
  };

  /// Returns whether \p op belongs to a fetch and no other op reads its result.
  bool isFetched(Operation *op) const {
    for (const Fetch &fetch : fetches) {
      if (op == fetch.device)
        return true;
      Operation *slot = fetch.device->getOperand(0).getDefiningOp();
      if (slot->hasOneUse() &&
          (op == slot || (op == fetch.read && op->hasOneUse())))
        return true;
    }
    return false;
  }

  RankedTensorType typeOf(const Fetch &fetch) const {
    return cast<RankedTensorType>(fetch.device->getResult(0).getType());
  }

  /// A fetched slot is reshaped in the iteration that reads it, not in the one
  /// that fetches it. XLA waits for a copy before the first op that reads the
  /// copied value. If a slot were reshaped in the iteration that fetches it,
  /// XLA would wait before the reshape.
  Value shaped(Value slot, RankedTensorType type) {
    return slot.getType() == type ? slot : draft.build().reshape(slot, type);
  }

  /// Makes the constant \p value before the loop, as the index of a slot.
  Value constant(const Fetch &fetch, int64_t value) {
    OpBuilder builder(loop.op);
    return LoopBuilder::of(loop, builder, fetch.device->getLoc())
        ->constant(loop.counterInside().getType(), value);
  }

  /// Fetches the slot that the first iteration reads.
  Value first(const Fetch &fetch) {
    Value slot = constant(fetch, fetch.slot.at(loop.start));
    OpBuilder builder(loop.op);
    auto ops = LoopBuilder::of(loop, builder, fetch.device->getLoc());
    return ops->toDevice(ops->readSlot(fetch.stack, typeOf(fetch), slot));
  }

  /// Returns the index of the slot that the second iteration reads.
  Value second(const Fetch &fetch) {
    return constant(fetch, fetch.slot.at(loop.start + 1));
  }

  /// Fetches the slot of the next iteration. The last iteration has no next
  /// iteration, so it fetches its own slot again.
  void fetchNext(const Ahead &ahead, IRMapping &mapping) {
    const Fetch &fetch = ahead.fetch;
    LoopBuilder &ops = draft.build();
    Value stack = mapping.lookupOrDefault(fetch.read->getOperand(0));
    Value slot = draft.argument(ahead.slot);
    draft.setNext(ahead.here,
                  ops.toDevice(ops.readSlot(stack, typeOf(fetch), slot)));
    int64_t last = fetch.slot.at(loop.start + loop.trips - 1);
    Value next = ops.scalar("add", slot, fetch.slot.scale);
    draft.setNext(ahead.slot,
                  ops.scalar(fetch.slot.scale > 0 ? "minimum" : "maximum", next,
                             ops.constant(slot.getType(), last)));
    mapping.map(fetch.device->getResult(0),
                shaped(draft.argument(ahead.here), typeOf(fetch)));
  }

  const CountedLoop &loop;
  ArrayRef<Fetch> fetches;
  LoopDraft draft;
};

class RematFetchAheadPass
    : public remat::impl::RematFetchAheadBase<RematFetchAheadPass> {
public:
  using RematFetchAheadBase::RematFetchAheadBase;

  void runOnOperation() override { fetchSlotsAhead(getOperation()); }
};

} // namespace

/// Returns the fetches of \p loop that the plan makes one iteration ahead.
static SmallVector<Fetch> fetchesOf(const CountedLoop &loop) {
  SmallVector<Fetch> fetches;
  for (Operation &op : loop.body())
    if (placementOf(&op) == kOnDevice && op.hasAttr(kFetchAhead))
      if (std::optional<Fetch> fetch = readFetch(loop, &op))
        fetches.push_back(*fetch);
  return fetches;
}

void remat::fetchSlotsAhead(Operation *root) {
  // Inner loops come first in this list, because the loop around them is
  // replaced later.
  SmallVector<Operation *> loops;
  root->walk([&](Operation *op) {
    if (isKnownLoop(op))
      loops.push_back(op);
  });
  for (Operation *op : loops) {
    Result<CountedLoop> loop = readCountedLoop(op);
    if (!loop || loop->trips < 2)
      continue;
    SmallVector<Fetch> fetches = fetchesOf(*loop);
    if (!fetches.empty())
      Rotation(*loop, fetches).run();
  }
}
