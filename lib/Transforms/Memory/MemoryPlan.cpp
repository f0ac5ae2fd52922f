//===- MemoryPlan.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Memory/MemoryPlan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

namespace {

/// A buffer, and the range of positions in the function at which its bytes
/// count. The range does not include its end.
struct BufferLife {
  memref::AllocOp alloc;
  int64_t bytes = 0;
  int64_t start = 0, end = 0;
  bool isReturned = false;
  SmallVector<memref::DeallocOp> deallocs;
};

/// Returns whether the iterations or branches of \p op are known to run one at
/// a time. For other ops with regions, it is not known how they run.
bool runsOneAtATime(Operation *op) {
  return isa<scf::ForOp, scf::IfOp, scf::IndexSwitchOp>(op);
}

bool isBuffer(Value value) { return isa<BaseMemRefType>(value.getType()); }

/// If the op of \p use passes its operand on as a result, adds this result to
/// \p aliases. Emits an error if it is not known which results of the op are
/// the operand's buffer.
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

/// Finds the times at which buffers are in use. A time is the position of an op
/// in the text of the function. An op with regions has a position before all
/// its inner ops and a position after them. If a buffer is allocated before a
/// loop and used in the loop, it is needed during the whole loop. If a buffer
/// is allocated in the loop, it is needed only during one iteration.
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
          // An op that only makes a view of a buffer touches no bytes.
          continue;
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
  /// branch returns the buffer, the returned op is in the block of the branch
  /// op.
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

/// Returns the buffers of \p function in the order of their memref.alloc. Emits
/// an error at an op if it is not known how long the op uses a buffer. The life
/// of a buffer ends after the last op that touches it. If \p untilDealloc is
/// true, the life ends at the buffer's memref.dealloc. The dealloc may come
/// later than the last op that touches the buffer, after a view that is never
/// read.
static FailureOr<std::vector<BufferLife>>
findBufferLives(FunctionOpInterface function, bool untilDealloc) {
  std::vector<BufferLife> lives;
  if (failed(LifeFinder(function, untilDealloc).run(lives)))
    return failure();
  return lives;
}

namespace {

/// The buffers of one memory space, and their places in the arena.
struct PackedSpace {
  Attribute memorySpace;
  SmallVector<BufferLife *> lives;
  Packing packing;
  int64_t liveBytes = 0;
};

/// Returns the largest number of bytes that an index of \p function can
/// address. This number is limited by the address space of current machines.
int64_t addressRange(FunctionOpInterface function) {
  constexpr unsigned kAddressBits = 47;
  auto index = IndexType::get(function.getContext());
  unsigned bits = DataLayout::closest(function).getTypeSizeInBits(index);
  return int64_t(1) << std::min(bits - 1, kAddressBits);
}

LogicalResult packSpace(FunctionOpInterface function, PackedSpace &space,
                        const MemoryPlanOptions &options) {
  std::vector<LiveBuffer> buffers;
  int64_t total = 0;
  for (BufferLife *life : space.lives) {
    buffers.push_back({life->bytes, life->start, life->end, options.alignment});
    if (auto wrong = checkBuffer(buffers.back(), total))
      return life->alloc.emitOpError(wrong->message);
  }
  space.packing = packBuffers(
      buffers, {.effort = options.effort, .enoughBytes = options.enoughBytes});
  space.liveBytes = mostLiveBytes(buffers);
  if (auto wrong = checkPacking(buffers, space.packing))
    return function.emitError("this is a bug of the packing: ")
           << wrong->message;
  int64_t range = addressRange(function);
  if (space.packing.arenaBytes > range)
    return function.emitError("the arena takes ")
           << space.packing.arenaBytes
           << " bytes, but an index can only address " << range
           << ": plan the step for a smaller budget";
  return success();
}

class SpaceRewriter {
public:
  SpaceRewriter(FunctionOpInterface function, const PackedSpace &space,
                const MemoryPlanOptions &options)
      : function(function), space(space), options(options),
        builder(function.getFunctionBody()) {}

  Arena run() {
    Block &body = function.getFunctionBody().front();
    builder.setInsertionPointToStart(&body);
    Location loc = function.getLoc();
    auto type = MemRefType::get({space.packing.arenaBytes}, builder.getI8Type(),
                                MemRefLayoutAttrInterface(), space.memorySpace);
    auto arena = memref::AllocOp::create(
        builder, loc, type, builder.getI64IntegerAttr(options.alignment));
    makeOffsets(loc);
    bool isReturned = false;
    for (auto [i, life] : llvm::enumerate(space.lives)) {
      isReturned |= life->isReturned;
      replace(*life, arena, offsets[space.packing.offsets[i]]);
    }
    if (!isReturned) {
      builder.setInsertionPoint(body.getTerminator());
      memref::DeallocOp::create(builder, loc, arena);
    }
    return {arena,
            space.memorySpace,
            space.lives.size(),
            space.packing.arenaBytes,
            space.liveBytes,
            space.packing.lowerBoundBytes};
  }

private:
  /// Makes one constant for each offset, after the allocation of the arena.
  void makeOffsets(Location loc) {
    for (int64_t offset : space.packing.offsets)
      if (Value &value = offsets[offset]; !value)
        value = arith::ConstantIndexOp::create(builder, loc, offset);
  }

  /// Returns the first op in the block of \p alloc that uses the buffer. Before
  /// this op, another buffer may use the bytes of this buffer.
  static Operation *firstUse(memref::AllocOp alloc) {
    Operation *first = nullptr;
    for (Operation *user : alloc->getUsers()) {
      Operation *op = alloc->getBlock()->findAncestorOpInBlock(*user);
      if (!op)
        return alloc;
      if (!first || op->isBeforeInBlock(first))
        first = op;
    }
    return first ? first : alloc;
  }

  void replace(const BufferLife &life, Value arena, Value offset) {
    memref::AllocOp alloc = life.alloc;
    for (memref::DeallocOp dealloc : life.deallocs) {
      if (options.keepEnds)
        dealloc->setAttr(kEndsInArena, builder.getUnitAttr());
      else if (erased.insert(dealloc).second)
        dealloc.erase();
    }
    builder.setInsertionPoint(firstUse(alloc));
    Value view = memref::ViewOp::create(
        builder, alloc.getLoc(), alloc.getType(), arena, offset, ValueRange());
    alloc.replaceAllUsesWith(view);
    alloc.erase();
  }

  FunctionOpInterface function;
  const PackedSpace &space;
  const MemoryPlanOptions &options;
  OpBuilder builder;
  DenseMap<int64_t, Value> offsets;
  /// If both branches of an scf.if return a buffer, one memref.dealloc frees
  /// both. Such a memref.dealloc is erased only once.
  DenseSet<Operation *> erased;
};

} // namespace

LogicalResult remat::checkMemoryPlan(Operation *op,
                                     const MemoryPlanOptions &options) {
  if (options.alignment <= 0 || !llvm::isPowerOf2_64(options.alignment))
    return op->emitError("alignment=")
           << options.alignment << " is not a power of two";
  if (!(options.effort > 0 && options.effort < 1e9))
    return op->emitError("effort=")
           << options.effort << ": expected a number above 0 and below 1e9";
  return success();
}

FailureOr<SmallVector<Arena>>
remat::planMemory(FunctionOpInterface function,
                  const MemoryPlanOptions &options) {
  auto lives = findBufferLives(function, options.keepEnds);
  if (failed(lives))
    return failure();
  llvm::MapVector<Attribute, PackedSpace> spaces;
  for (BufferLife &life : *lives) {
    Attribute memorySpace = life.alloc.getType().getMemorySpace();
    spaces[memorySpace].memorySpace = memorySpace;
    spaces[memorySpace].lives.push_back(&life);
  }
  for (auto &[memorySpace, space] : spaces)
    if (failed(packSpace(function, space, options)))
      return failure();
  SmallVector<Arena> arenas;
  for (auto &[memorySpace, space] : spaces)
    arenas.push_back(SpaceRewriter(function, space, options).run());
  return arenas;
}
