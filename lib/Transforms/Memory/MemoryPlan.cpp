//===- MemoryPlan.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Memory/MemoryPlan.h"

#include "Transforms/Memory/BufferLives.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;

namespace {

/// The buffers of one memory space and their places.
struct PackedSpace {
  Attribute memorySpace;
  SmallVector<BufferLife *> lives;
  Packing packing;
  int64_t liveBytes = 0;
};

/// Returns the largest number of bytes that an index of \p function can
/// address. It is limited by the address space of current machines.
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

  /// Returns the first op of the allocation's block that uses the buffer. Until
  /// then its bytes may be those of another buffer.
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
  /// both. It is erased only once.
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
           << options.effort << " is not above 0 and below 1e9";
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
