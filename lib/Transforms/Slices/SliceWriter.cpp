//===- SliceWriter.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Slices/SliceWriter.h"

#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"
#include "Transforms/Loops/LoopBuilder.h"
#include "remat/Dialect/RematDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

namespace {

class SliceWriter {
public:
  SliceWriter(Block &block, const SliceRegion &region, SlicesOfOps *slicesOf)
      : block(block), region(region), slicesOf(slicesOf),
        end(region.last ? region.last->getNextNode() : block.getTerminator()),
        builder(end), isStablehlo(llvm::any_of(block, [](Operation &op) {
          return lookUpForeign(&op).has_value();
        })) {}

  void run(int64_t slices, bool isLoop = false) {
    for (const auto &[op, sliced] : region.sliced)
      for (Value result : op->getResults())
        if (Value source = region.wholeThroughBarrier(result))
          result.replaceAllUsesWith(source);
    for (OpResult view : region.wholeViews)
      keepWhole(view);
    // The existing ops are sorted by the pass in which they run. New ops and
    // ops that stay whole are put at the end of the part that may be sliced.
    // They keep their order.
    std::vector<std::vector<Operation *>> passes(region.passes + 1);
    Operation *first = region.first ? region.first : &block.front();
    Operation *before = first->getPrevNode();
    for (Operation *op = first; op != end; op = op->getNextNode()) {
      auto it = region.sliced.find(op);
      passes[it == region.sliced.end() ? region.ready.lookup(op)
                                       : it->second.pass]
          .push_back(op);
    }
    for (const std::vector<Operation *> &ops : passes)
      isLoop ? writeLoop(ops, slices) : writePass(ops, slices);
    erase(before ? before->getNextNode() : &block.front());
  }

private:
  std::unique_ptr<LoopBuilder> at(Location loc) {
    return LoopBuilder::of(isStablehlo, builder, loc);
  }

  /// Some ops read the whole of \p view, the result of a sliced view. Makes a
  /// whole view for these ops. Each slice has a view of its own. If the source
  /// of \p view is a sliced view too, a whole view of this source is also made.
  void keepWhole(OpResult view) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(view.getOwner());
    SmallVector<Operation *> chain{view.getOwner()};
    while (!kept.contains(chain.back()->getOperand(0))) {
      Operation *source = chain.back()->getOperand(0).getDefiningOp();
      if (!region.sliced.contains(source))
        break;
      chain.push_back(source);
    }
    for (Operation *op : llvm::reverse(chain))
      builder.clone(*op, kept);
    view.replaceUsesWithIf(kept.lookup(view), [&](OpOperand &use) {
      return region.readsWhole(use);
    });
  }

  /// Erases the sliced ops from \p first on, and then earlier ops whose results
  /// nothing reads any more.
  void erase(Operation *first) {
    SmallVector<Operation *> part;
    for (Operation *op = first; op != end; op = op->getNextNode())
      part.push_back(op);
    llvm::SmallSetVector<Operation *, 16> read;
    auto eraseOp = [&](Operation *op) {
      for (Value value : valuesUsedBy(op))
        if (Operation *maker = value.getDefiningOp())
          read.insert(maker);
      read.remove(op);
      if (slicesOf)
        for (auto &[whole, parts] : *slicesOf)
          llvm::erase(parts, op);
      op->erase();
    };
    for (Operation *op : llvm::reverse(part))
      if (region.sliced.contains(op) || isDead(op))
        eraseOp(op);
    while (!read.empty())
      if (Operation *op = read.pop_back_val(); isDead(op))
        eraseOp(op);
  }

  void writePass(ArrayRef<Operation *> ops, int64_t slices) {
    int64_t offset = 0;
    for (int64_t i = 0; i < slices; ++i) {
      range = {builder.getIndexAttr(offset),
               region.extent / slices + (i < region.extent % slices ? 1 : 0)};
      offset += range.size;
      inSlice.clear();
      same.clear();
      taken.clear();
      for (Operation *op : ops) {
        auto it = region.sliced.find(op);
        if (it != region.sliced.end())
          writeOp(op, it->second);
        else if (i == 0)
          op->moveBefore(end);
      }
    }
    readWhole();
  }

  /// Some later ops read a sum over slices, or a value that the slices make
  /// part by part. Makes these ops read the complete sum or the complete
  /// value.
  void readWhole() {
    for (OpResult view : region.viewsBehind) {
      Value source = view.getOwner()->getOperand(0);
      if (!whole.contains(source))
        continue;
      IRMapping mapping;
      mapping.map(source, whole.lookup(source));
      Operation *behind = builder.clone(*view.getOwner(), mapping);
      whole[view] = behind->getResult(view.getResultNumber());
    }
    for (auto [before, after] : whole)
      before.replaceAllUsesWith(after);
    whole.clear();
  }

  /// Writes all slices as one loop. For this, the region must have only one
  /// pass. Only ops that stay whole come after the loop.
  void writeLoop(ArrayRef<Operation *> ops, int64_t slices) {
    SmallVector<Operation *> sliced;
    for (Operation *op : ops)
      if (region.sliced.contains(op))
        sliced.push_back(op);
      else
        op->moveBefore(end);
    if (sliced.empty())
      return;
    auto [carried, starts] = findCarried(sliced);
    int64_t size = region.extent / slices;
    auto build = at(sliced.front()->getLoc());
    SmallVector<Value> results = build->loop(
        nullptr, slices, starts,
        [&, &carried = carried](Value counter, ValueRange inside) {
          range = {build->index(counter, size), size};
          inLoop = true;
          for (auto [value, inLoop] : llvm::zip_equal(carried, inside))
            whole[value] = inLoop;
          for (Operation *op : sliced)
            writeOp(op, region.sliced.lookup(op));
          return llvm::map_to_vector(
              carried, [&](Value value) { return whole.lookup(value); });
        });
    inLoop = false;
    whole.clear();
    for (auto [value, after] : llvm::zip_equal(carried, results))
      whole[value] = after;
    readWhole();
  }

  /// Returns the values that the loop carries: the sums over slices, and the
  /// values that the slices make part by part. The second list has the initial
  /// value of each of them.
  std::pair<SmallVector<Value>, SmallVector<Value>>
  findCarried(ArrayRef<Operation *> ops) {
    SmallVector<Value> carried, starts;
    for (Operation *op : ops) {
      const SlicedOp &sliced = region.sliced.find(op)->second;
      for (OpResult result : op->getResults()) {
        bool isSum = sliced.slices.adds(result.getResultNumber());
        if (isSum && result.use_empty() && sliced.slices.inLoop)
          continue;
        if (isSum && !sliced.goesOn) {
          carried.push_back(region.endOf(result));
          OpOperand *start = startOf(result, sliced.slices);
          starts.push_back(start ? start->get()
                                 : makeStart(result, sliced.slices));
        } else if (region.handedOut.contains(result)) {
          carried.push_back(result);
          starts.push_back(
              at(op->getLoc())
                  ->empty(cast<RankedTensorType>(result.getType())));
        }
      }
    }
    return {carried, starts};
  }

  void writeOp(Operation *op, const SlicedOp &sliced) {
    const OpSlices &slices = sliced.slices;
    SmallVector<Value> operands;
    for (auto [operand, where] :
         llvm::zip_equal(op->getOpOperands(), slices.operands))
      operands.push_back(!where ? wholeOf(operand.get())
                         : isOnlyWritten(operand)
                             ? makeEmpty(operand, *where)
                             : sliceOf(operand.get(), *where));
    if (slices.isSum)
      chooseStart(op, sliced, operands);
    Operation *slice = write(op, slices, operands);
    if (slicesOf)
      if (auto it = slicesOf->find(op); it != slicesOf->end())
        it->second.push_back(slice);
    for (auto [before, made] :
         llvm::zip_equal(op->getResults(), slice->getResults())) {
      Value after =
          slices.countsAlong ? countFromSlice(made, slices.unit) : made;
      bool isSame = slices.isSame(before.getResultNumber());
      (isSame ? same : inSlice)[before] = after;
      if (slices.adds(before.getResultNumber()))
        whole[before] = addTo(op, slices, whole.lookup(before), after);
      if (!region.handedOut.contains(before))
        continue;
      if (isSame)
        whole[before] = after;
      else
        handOut(before, after, *slices.results[before.getResultNumber()]);
    }
  }

  Operation *write(Operation *op, const OpSlices &slices, ValueRange operands) {
    Operation *slice =
        writeSlice(builder, op, slices, operands, range.offset, range.size);
    slice->removeAttr(RematDialect::kCost);
    return slice;
  }

  /// Chooses the value with which a sum in a slice begins. A sum that continues
  /// another sum begins with the value of that other sum in the same slice.
  /// Every sum that continues no other sum begins with the sum of the earlier
  /// slices.
  void chooseStart(Operation *op, const SlicedOp &sliced,
                   SmallVectorImpl<Value> &operands) {
    for (OpResult result : op->getResults()) {
      OpOperand *init = startOf(result, sliced.slices);
      if (!init)
        continue;
      Value start = sliced.goesOn ? inSlice.lookup(init->get())
                                  : whole.lookup(region.endOf(result));
      if (start)
        operands[init->getOperandNumber()] = start;
    }
  }

  /// Returns the operand that has the value with which the sum \p result
  /// begins. Returns null if the sum has no such operand.
  static OpOperand *startOf(OpResult result, const OpSlices &slices) {
    Operation *op = result.getOwner();
    if (auto destinations = dyn_cast<DestinationStyleOpInterface>(op))
      return destinations.getTiedOpOperand(result);
    return slices.startOperand ? &op->getOpOperand(*slices.startOperand)
                               : nullptr;
  }

  /// Adds \p terms, the sum of a slice, to the sum of the earlier slices.
  Value addTo(Operation *op, const OpSlices &slices, Value before,
              Value terms) {
    if (slices.combine.empty() || !before)
      return terms;
    return at(op->getLoc())
        ->make(slices.combine, {before, terms}, terms.getType());
  }

  /// If the sum \p sum has no destination, makes the value with which it
  /// begins.
  Value makeStart(OpResult sum, const OpSlices &slices) {
    auto type = cast<RankedTensorType>(sum.getType());
    auto ops = at(sum.getLoc());
    if (!slices.start)
      return ops->constant(type, 0);
    NamedAttribute value(builder.getStringAttr("value"),
                         DenseElementsAttr::get(type, slices.start));
    return ops->make("stablehlo.constant", {}, type, value);
  }

  /// The elements of the StableHLO value \p slice count from 0 in each slice.
  /// Adds the offset of the slice's first element to all elements.
  Value countFromSlice(Value slice, int64_t unit) {
    auto ops = at(slice.getLoc());
    auto type = cast<RankedTensorType>(slice.getType());
    Value offset = cast<Value>(ops->index(range.offset, unit));
    auto scalar = RankedTensorType::get({}, type.getElementType());
    if (offset.getType() != scalar)
      offset = ops->make("stablehlo.convert", offset, scalar);
    NamedAttribute none(builder.getStringAttr(kBroadcastDimensions),
                        builder.getDenseI64ArrayAttr({}));
    Value everywhere =
        ops->make("stablehlo.broadcast_in_dim", offset, type, none);
    return ops->scalar("add", slice, everywhere);
  }

  /// Tells whether \p operand is a whole destination that the op only
  /// overwrites. If slices were written into this destination one by one, its
  /// tensor would have to stay in memory until the last slice. A graph cannot
  /// count the bytes of a tensor of which only some slices are written.
  bool isOnlyWritten(OpOperand &operand) const {
    auto op = dyn_cast<linalg::LinalgOp>(operand.getOwner());
    return op && op.isDpsInit(&operand) &&
           !op.payloadUsesValueFromOperand(&operand) &&
           !inSlice.contains(operand.get()) && !isUniform(operand.get());
  }

  Value makeEmpty(OpOperand &operand, SlicedDim where) {
    RankedTensorType type = sliceType(
        cast<RankedTensorType>(operand.get().getType()), where, range.size);
    return at(operand.getOwner()->getLoc())->empty(type);
  }

  /// Returns \p value as a whole. Inside a loop, constants are made again, so
  /// that the loop does not carry them.
  Value wholeOf(Value value) {
    if (Value made = same.lookup(value))
      return made;
    Operation *op = value.getDefiningOp();
    if (!inLoop || !op || op->isRegistered() || !isSplatConstant(op))
      return value;
    Value &made = taken[{value, {-1, 0}}];
    if (!made)
      made = builder.clone(*op)->getResult(0);
    return made;
  }

  Value sliceOf(Value value, SlicedDim where) {
    if (Value slice = inSlice.lookup(value))
      return slice;
    std::pair key(value, std::pair(where.dim, where.unit));
    if (Value slice = taken.lookup(key))
      return slice;
    Value slice = isUniform(value)
                      ? makeUniform(value, where)
                      : at(value.getLoc())->take(wholeOf(value), where, range);
    taken[key] = slice;
    return slice;
  }

  Value makeUniform(Value value, SlicedDim where) {
    Operation *op = value.getDefiningOp();
    auto slices = sliceFromResult(op, 0, where);
    if (!slices)
      return at(value.getLoc())->take(value, where, range);
    SmallVector<Value> operands;
    for (auto [operand, there] :
         llvm::zip_equal(op->getOperands(), slices->operands))
      operands.push_back(there ? sliceOf(operand, *there) : wholeOf(operand));
    return write(op, *slices, operands)->getResult(0);
  }

  /// Writes \p slice into the tensor that collects all slices of \p value.
  void handOut(Value value, Value slice, SlicedDim where) {
    auto type = cast<RankedTensorType>(value.getType());
    Value &destination = whole[value];
    if (!destination)
      destination = at(value.getLoc())->empty(type);
    destination = at(slice.getLoc())->put(slice, destination, where, range);
  }

  Block &block;
  const SliceRegion &region;
  SlicesOfOps *slicesOf;
  /// The op before which sliced ops are written.
  Operation *end;
  OpBuilder builder;
  bool isStablehlo;
  SliceRange range;
  bool inLoop = false;
  /// The values of the current slice, and slices of values that existed before.
  llvm::DenseMap<Value, Value> inSlice;
  /// Maps a view to its copy that stays whole.
  IRMapping kept;
  /// The values that each slice computes as a whole, in the current slice.
  llvm::DenseMap<Value, Value> same;
  llvm::DenseMap<std::pair<Value, std::pair<int64_t, int64_t>>, Value> taken;
  /// The sums of the slices so far, and the tensors into which the slices so
  /// far were written.
  llvm::MapVector<Value, Value> whole;
};

} // namespace

void remat::writeSlices(Block &block, const SliceRegion &region, int64_t slices,
                        SlicesOfOps *slicesOf) {
  SliceWriter(block, region, slicesOf).run(slices);
}

void remat::writeSliceLoop(Block &block, const SliceRegion &region,
                           int64_t slices) {
  SliceWriter(block, region, nullptr).run(slices, /*isLoop=*/true);
}
