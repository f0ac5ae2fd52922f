//===- BufferLives.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The position of an op is its place in the text. An op with regions has a
// position before all its inner ops and a position after them. If a buffer is
// allocated before a loop and used in the loop, it is needed during the whole
// loop. If a buffer is allocated in the loop, it is needed only during one
// iteration.
//
//===----------------------------------------------------------------------===//

#include "Transforms/Memory/BufferLives.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

namespace {

/// Returns whether the iterations or branches of \p op are known to run one at
/// a time. For other ops with regions, this is not known.
bool runsOneAtATime(Operation *op) {
  return isa<scf::ForOp, scf::IfOp, scf::IndexSwitchOp>(op);
}

bool isBuffer(Value value) { return isa<BaseMemRefType>(value.getType()); }

/// Adds to \p aliases the buffers to which the op of \p use passes its operand
/// on. Emits an error if it is not known which results of the op are such
/// buffers.
LogicalResult addAliases(OpOperand &use, SetVector<Value> &aliases) {
  Operation *op = use.getOwner();
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    aliases.insert(loop.getTiedLoopRegionIterArg(&use));
    aliases.insert(loop.getTiedLoopResult(&use));
    return success();
  }
  if (isa<scf::YieldOp>(op) && runsOneAtATime(op->getParentOp())) {
    unsigned i = use.getOperandNumber();
    aliases.insert(op->getParentOp()->getResult(i));
    if (auto loop = dyn_cast<scf::ForOp>(op->getParentOp()))
      aliases.insert(loop.getRegionIterArg(i));
    return success();
  }
  bool hasBuffers = llvm::any_of(op->getResults(), isBuffer);
  if (hasBuffers && !isa<ViewLikeOpInterface, arith::SelectOp>(op))
    return failure();
  if (isa<memref::ExtractAlignedPointerAsIndexOp>(op))
    return failure();
  for (Value result : op->getResults())
    if (isBuffer(result))
      aliases.insert(result);
  return success();
}

class LifeFinder {
public:
  LifeFinder(FunctionOpInterface function, bool untilDealloc)
      : function(function), untilDealloc(untilDealloc) {}

  LogicalResult run(std::vector<BufferLife> &lives) {
    if (!function.walk([](memref::AllocOp) { return WalkResult::interrupt(); })
             .wasInterrupted())
      return success();
    if (failed(number(function)))
      return failure();
    WalkResult walk = function.walk([&](memref::AllocOp alloc) {
      FailureOr<BufferLife> life = find(alloc);
      if (failed(life))
        return WalkResult::interrupt();
      lives.push_back(std::move(*life));
      return WalkResult::advance();
    });
    return failure(walk.wasInterrupted());
  }

private:
  LogicalResult number(Operation *op) {
    begins[op] = position++;
    for (Region &region : op->getRegions()) {
      if (!region.empty() && !region.hasOneBlock())
        return op->emitOpError("has several blocks: plan its memory while its "
                               "control flow is still in scf ops");
      for (Operation &inner : region.getOps())
        if (failed(number(&inner)))
          return failure();
    }
    ends[op] = position++;
    return success();
  }

  LogicalResult checkPlace(memref::AllocOp alloc) {
    for (Operation *op = alloc->getParentOp(); op != function;
         op = op->getParentOp())
      if (!runsOneAtATime(op))
        return alloc.emitOpError("is inside '")
               << op->getName()
               << "', whose iterations may run at the same time: allocate it "
                  "before";
    return success();
  }

  FailureOr<int64_t> sizeOf(memref::AllocOp alloc) {
    MemRefType type = alloc.getType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity())
      return alloc.emitOpError("has type ")
             << type
             << "; an arena holds buffers of static shape and identity layout";
    Type element = type.getElementType();
    int64_t width = 64;
    if (element.isIntOrFloat())
      width = element.getIntOrFloatBitWidth();
    else if (!element.isIndex())
      return alloc.emitOpError("has element type ")
             << element << "; an arena holds integers, floats and indices";
    int64_t bytes = llvm::divideCeil(width, 8);
    for (int64_t size : type.getShape())
      if (llvm::MulOverflow(bytes, size, bytes))
        return alloc.emitOpError("has a size beyond 64 bits");
    return bytes;
  }

  FailureOr<BufferLife> find(memref::AllocOp alloc) {
    FailureOr<int64_t> bytes = sizeOf(alloc);
    if (failed(bytes) || failed(checkPlace(alloc)))
      return failure();
    BufferLife life{alloc, *bytes, begins[alloc], ends[alloc], false, {}};
    bool isTouched = false;
    int64_t ended = 0;
    SetVector<Value> aliases;
    aliases.insert(alloc);
    for (size_t i = 0; i < aliases.size(); ++i)
      for (OpOperand &use : aliases[i].getUses()) {
        Operation *user = use.getOwner();
        if (auto dealloc = dyn_cast<memref::DeallocOp>(user)) {
          life.deallocs.push_back(dealloc);
          FailureOr<Operation *> place = placeOf(alloc, user);
          if (failed(place))
            return failure();
          if (untilDealloc)
            ended = std::max(ended, begins[*place]);
          continue;
        }
        if (failed(addAliases(use, aliases)))
          return user->emitOpError(
              "takes a buffer, and it is not known how long it uses the "
              "buffer: plan the memory before a pass makes this op");
        if (isa<ViewLikeOpInterface>(user))
          continue; // A view touches no bytes.
        FailureOr<Operation *> place = placeOf(alloc, user);
        if (failed(place))
          return failure();
        life.isReturned |= user->getParentOp() == function &&
                           user->hasTrait<OpTrait::IsTerminator>();
        int64_t begin = begins[*place], end = ends[*place];
        life.start = isTouched ? std::min(life.start, begin) : begin;
        life.end = isTouched ? std::max(life.end, end) : end;
        isTouched = true;
      }
    life.end = std::max(life.end, ended);
    if (life.isReturned)
      life.end = ends[function];
    return life;
  }

  /// Returns the op that contains \p user and is in the block of \p alloc. If a
  /// branch returns the buffer, the op is in the block of the branch.
  FailureOr<Operation *> placeOf(memref::AllocOp alloc, Operation *user) {
    Block *block = alloc->getBlock();
    for (;;) {
      if (Operation *op = block->findAncestorOpInBlock(*user))
        return op;
      Operation *parent = block->getParentOp();
      if (isa<scf::ForOp>(parent))
        return alloc.emitOpError("is used after the loop in which it is "
                                 "allocated: allocate it before the loop");
      block = parent->getBlock();
    }
  }

  FunctionOpInterface function;
  bool untilDealloc;
  int64_t position = 0;
  DenseMap<Operation *, int64_t> begins, ends;
};

} // namespace

FailureOr<std::vector<BufferLife>>
remat::findBufferLives(FunctionOpInterface function, bool untilDealloc) {
  std::vector<BufferLife> lives;
  if (failed(LifeFinder(function, untilDealloc).run(lives)))
    return failure();
  return lives;
}
