//===- CarriedMoves.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/CarriedMoves.h"

#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Storage/Storage.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace remat;

/// Returns the carried values of the second region of \p loop. These values may
/// be in another order than in the first region, because the condition may pass
/// them in any order.
static SmallVector<BlockArgument> carriedByWhile(scf::WhileOp loop) {
  SmallVector<BlockArgument> carried;
  OperandRange handedOn = loop.getConditionOp().getArgs();
  for (BlockArgument before : loop.getBeforeArguments()) {
    auto at = llvm::find(handedOn, before);
    carried.push_back(at == handedOn.end()
                          ? BlockArgument()
                          : loop.getAfterArguments()[at - handedOn.begin()]);
  }
  return carried;
}

SmallVector<BlockArgument> remat::carriedArguments(Block &body) {
  Operation *op = body.getParentOp();
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return &body == loop.getAfterBody() ? carriedByWhile(loop)
                                        : SmallVector<BlockArgument>();
  if (!isKnownLoop(op) || bodyOfLoop(op) != &body)
    return {};
  return llvm::to_vector(
      body.getArguments().drop_front(isa<scf::ForOp>(op) ? 1 : 0));
}

/// Calls \p visit for each use of \p value. If a fence passes \p value on, the
/// uses of the fence's result are visited instead of the fence. If \p alsoViews
/// is true, views are treated like fences.
static void forEachUse(Value value, bool alsoViews,
                       llvm::function_ref<void(OpOperand &)> visit) {
  SmallVector<Value> values{value};
  for (size_t i = 0; i < values.size(); ++i)
    for (OpOperand &use : values[i].getUses())
      if (Operation *user = use.getOwner(); isFence(user))
        values.push_back(user->getResult(use.getOperandNumber()));
      else if (alsoViews && viewSource(user) == values[i])
        values.push_back(user->getResult(0));
      else
        visit(use);
}

bool remat::isWrittenOver(tensor::ExtractSliceOp slice) {
  Block *block = slice->getBlock();
  Operation *last = slice;
  forEachUse(slice, /*alsoViews=*/true, [&](OpOperand &use) {
    Operation *reader = block->findAncestorOpInBlock(*use.getOwner());
    if (reader && last->isBeforeInBlock(reader))
      last = reader;
  });
  Value source = slice.getSource();
  while (Operation *op = source.getDefiningOp()) {
    if (!isFence(op))
      break;
    source = op->getOperand(cast<OpResult>(source).getResultNumber());
  }
  bool found = false;
  forEachUse(source, /*alsoViews=*/false, [&](OpOperand &use) {
    Operation *writer = use.getOwner();
    found |= writer->getBlock() == block && isDestination(use) &&
             slice->isBeforeInBlock(writer) && !last->isBeforeInBlock(writer);
  });
  return found;
}

SmallVector<CarriedMove> remat::orderMoves(ArrayRef<CarriedSource> sources) {
  SmallVector<CarriedMove> moves;
  SmallVector<CarriedSource> from(sources);
  SmallVector<unsigned> left;
  for (auto [i, source] : llvm::enumerate(sources))
    if (!source.stays)
      left.push_back(i);
  auto isRead = [&](unsigned buffer) {
    return llvm::any_of(left,
                        [&](unsigned i) { return from[i].carried == buffer; });
  };
  while (!left.empty()) {
    auto *free = llvm::find_if_not(left, isRead);
    if (free != left.end()) {
      moves.push_back({*free, false});
      left.erase(free);
      continue;
    }
    // All remaining moves are in cycles, so one value must first move from its
    // buffer to a temporary buffer.
    moves.push_back({left.front(), true});
    from[left.front()].carried = std::nullopt;
  }
  return moves;
}
