//===- LoopPairs.cpp - Finds pairs of loops -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/Costs.h"
#include "Analysis/Loops/LoopParts.h"
#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/HostPlacement.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Storage/Storage.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace remat;

/// Returns the index of the carried value whose initial value is \p operand of
/// \p loop.
static unsigned carriedBy(const CountedLoop &loop, OpOperand &operand) {
  unsigned bounds = loop.op->getNumOperands() - loop.op->getNumResults();
  return operand.getOperandNumber() - bounds;
}

/// Returns \p stack of \p forward as a residual if only \p backward reads it.
/// Stores in \p counter the forward counter as a function of the backward
/// counter.
static std::optional<Residual> readResidual(const CountedLoop &forward,
                                            unsigned stack,
                                            const CountedLoop &backward,
                                            CounterIndex &counter) {
  const LoopStack &written = forward.stacks[stack];
  Value inside = forward.op->getResult(written.carried);
  if (inside.use_empty())
    return std::nullopt;
  Residual residual{stack, std::nullopt, {}};
  if (inside.hasOneUse() && inside.use_begin()->getOwner() == backward.op) {
    unsigned i = carriedBy(backward, *inside.use_begin());
    inside = backward.argument(i);
    if (backward.roles[i] != CarriedRole::Invariant ||
        !backward.op->getResult(i).use_empty() || inside.hasOneUse())
      // The stack is no residual: it is used after the loop, or the loop never
      // reads it.
      return std::nullopt;
    residual.backward = i;
  }
  std::optional<CounterIndex> slot;
  for (Operation *user : inside.getUsers()) {
    if (user == &backward.body().back())
      continue;
    if (user->getBlock() != &backward.body() || user->getOperand(0) != inside)
      return std::nullopt;
    auto read = slotRead(user, backward.range());
    if (!read || (slot && *read != *slot))
      return std::nullopt;
    slot = read;
    residual.reads.push_back(user);
  }
  // Both loops access the same slot, so the slot that the forward loop writes
  // (scale * forward counter + offset) equals the slot that the backward loop
  // reads. Solving this equation for the forward counter gives:
  counter.scale = written.slot.scale * slot->scale;
  counter.offset = written.slot.scale * (slot->offset - written.slot.offset);
  return residual;
}

/// Returns whether \p counter maps the iterations of \p backward to all
/// iterations of \p forward, one to one.
static bool coversAll(CounterIndex counter, const CountedLoop &forward,
                      const CountedLoop &backward) {
  int64_t from = counter.at(backward.start);
  int64_t to = counter.at(backward.start + backward.trips - 1);
  return forward.trips == backward.trips &&
         std::min(from, to) == forward.start &&
         std::max(from, to) == forward.start + forward.trips - 1;
}

LoopPair remat::pairLoops(const CountedLoop &forward,
                          const CountedLoop &backward) {
  LoopPair pair{forward, backward, {}, {}};
  if (forward.counterInside().getType() != backward.counterInside().getType())
    // The counters of both loops must have the same type, because one counter
    // is computed from the other.
    return pair;
  for (unsigned s = 0; s < forward.stacks.size(); ++s) {
    if (!forward.stacks[s].reads.empty())
      // A stack is no residual if the forward loop also reads its old values.
      continue;
    CounterIndex counter;
    auto residual = readResidual(forward, s, backward, counter);
    if (!residual || !coversAll(counter, forward, backward) ||
        (!pair.residuals.empty() && counter != pair.forwardCounter))
      continue;
    pair.forwardCounter = counter;
    pair.residuals.push_back(std::move(*residual));
  }
  return pair;
}

std::vector<LoopPair> remat::findLoopPairs(Block &block) {
  std::vector<LoopPair> pairs;
  llvm::SmallPtrSet<Operation *, 8> taken;
  for (Operation &op : block) {
    if (!isKnownLoop(&op) || taken.contains(&op))
      continue;
    Result<CountedLoop> forward = readCountedLoop(&op);
    if (!forward)
      continue;
    llvm::SetVector<Operation *> readers;
    for (const LoopStack &stack : forward->stacks)
      for (Operation *user : op.getResult(stack.carried).getUsers())
        if (Operation *reader = block.findAncestorOpInBlock(*user);
            reader && isKnownLoop(reader) && !taken.contains(reader))
          readers.insert(reader);
    for (Operation *reader : readers) {
      Result<CountedLoop> backward = readCountedLoop(reader);
      if (!backward)
        continue;
      LoopPair pair = pairLoops(*forward, *backward);
      if (pair.residuals.empty())
        continue;
      pairs.push_back(std::move(pair));
      taken.insert(&op);
      taken.insert(reader);
      break;
    }
  }
  return pairs;
}

/// Returns whether \p op makes a single number, or does no arithmetic.
static bool isOfIndices(Operation &op) {
  OpKind kind = kindOf(&op);
  return kind == OpKind::Move || kind == OpKind::Scalar || placementOf(&op) ||
         isSplatConstant(&op) || llvm::all_of(op.getResultTypes(), [](Type t) {
           auto tensor = dyn_cast<RankedTensorType>(t);
           return tensor && tensor.getRank() == 0;
         });
}

/// Returns whether each iteration of \p pair is a group of iterations, and the
/// carries into the groups are on the host. In this case only the pair inside
/// each group takes bytes on the device.
static bool isOfGroups(const LoopPair &pair) {
  for (const Residual &residual : pair.residuals)
    if (!isPlacedOnHost(pair.forward.stacks[residual.stack].slice))
      return false;
  unsigned loops = 0;
  for (Operation &op : pair.backward.body().without_terminator()) {
    if (!isKnownLoop(&op) && !isOfIndices(op))
      return false;
    loops += isKnownLoop(&op) ? 1 : 0;
  }
  return loops == 2;
}

/// Returns whether an iteration of \p loop has work that a plan may run again.
static bool holdsStep(const CountedLoop &loop) {
  unsigned products = 0;
  for (Operation &op : loop.body()) {
    OpKind kind = kindOf(&op);
    products += kind == OpKind::MatMul || kind == OpKind::Convolution;
  }
  return products >= 2;
}

namespace {

/// Finds the pairs. The search begins in the outermost block and continues in
/// the bodies of loops.
class LoopFinder {
public:
  std::vector<LoopPair> find(Block &block) {
    blocks.push_back({&block, nullptr});
    for (size_t i = 0; i < blocks.size(); ++i)
      visit(blocks[i]);
    for (auto [block, loop] : llvm::drop_begin(blocks))
      if (!holding.contains(loop))
        addAlone(loop);
    return std::move(pairs);
  }

private:
  struct Body {
    Block *block;
    Operation *loop;
  };

  void visit(Body body) {
    llvm::SmallPtrSet<Operation *, 8> paired;
    for (LoopPair &pair : findLoopPairs(*body.block)) {
      if (isOfGroups(pair))
        continue;
      paired.insert(pair.forward.op);
      paired.insert(pair.backward.op);
      pairs.push_back(std::move(pair));
    }
    if (!paired.empty())
      addHolding(body.loop);
    for (Operation &op : *body.block)
      if (Block *inside = bodyOfLoop(&op); inside && !paired.contains(&op)) {
        blocks.push_back({inside, &op});
        loopAround[&op] = body.loop;
      }
  }

  /// Records that \p loop, and each loop around it, contains a pair.
  void addHolding(Operation *loop) {
    for (; loop; loop = loopAround.lookup(loop))
      holding.insert(loop);
  }

  /// Adds the loop \p op, which has no pair, unless a loop around it was added.
  void addAlone(Operation *op) {
    for (Operation *outer = op; outer; outer = loopAround.lookup(outer))
      if (alone.contains(outer))
        return;
    Result<CountedLoop> loop = readCountedLoop(op);
    if (!loop || !holdsStep(*loop))
      return;
    alone.insert(op);
    pairs.push_back({{}, std::move(*loop), {}, {}});
  }

  std::vector<LoopPair> pairs;
  std::vector<Body> blocks;
  llvm::DenseMap<Operation *, Operation *> loopAround;
  llvm::SmallPtrSet<Operation *, 8> holding, alone;
};

} // namespace

std::vector<LoopPair> remat::findAllLoopPairs(Block &block) {
  return LoopFinder().find(block);
}
