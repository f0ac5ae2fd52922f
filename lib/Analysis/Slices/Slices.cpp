//===- Slices.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Slices/Slices.h"

#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"
#include "remat/Dialect/RematDialect.h"

#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace remat;

namespace {

class RegionGrower {
public:
  RegionGrower(Block &block, const SliceOptions &options, SliceRegion &region)
      : block(block), options(options), region(region) {}

  void run(ArrayRef<SliceSeed> seeds) {
    for (const SliceSeed &seed : seeds)
      seeded[seed.value] = SlicedDim{seed.dim, 1};
    SmallVector<Operation *> ops = opsOfPart();
    for (Operation *op : ops)
      visitForward(op);
    for (Operation *op : llvm::reverse(ops))
      visitBackward(op);
    finish(ops);
  }

private:
  /// Returns the ops of the block that may be sliced. Ops that may not be
  /// sliced run before the first pass or after the last one.
  SmallVector<Operation *> opsOfPart() const {
    SmallVector<Operation *> ops;
    Operation *end = options.last ? options.last->getNextNode() : nullptr;
    for (Operation *op = options.first ? options.first : &block.front();
         op != end && op != block.getTerminator(); op = op->getNextNode())
      ops.push_back(op);
    return ops;
  }

  //===--------------------------------------------------------------------===//
  // Forward: find slices of results from slices of operands.
  //===--------------------------------------------------------------------===//

  /// Returns how \p value is sliced, or nothing if it is not sliced.
  SlicedValue stateOf(Value value) const {
    auto it = region.sliced.find(value.getDefiningOp());
    if (it == region.sliced.end()) {
      auto seed = seeded.find(value);
      return seed == seeded.end() ? SlicedValue() : seed->second;
    }
    return it->second.slices.results[cast<OpResult>(value).getResultNumber()];
  }

  /// Returns how many passes must have ended before \p value exists as a whole.
  unsigned readyAt(Value value) const {
    Operation *op = value.getDefiningOp();
    if (Value source = region.wholeThroughBarrier(value))
      return readyAt(source);
    if (!op || viewsOfWhole.contains(op))
      return 0;
    auto it = region.sliced.find(op);
    return it == region.sliced.end() ? region.ready.lookup(op)
                                     : it->second.pass + 1;
  }

  /// Returns how many passes must have ended before a slice may read \p value
  /// as a whole.
  unsigned readyInSlices(Value value) const {
    return isSame(value) ? region.sliced.lookup(value.getDefiningOp()).pass
                         : readyAt(value);
  }

  /// Returns whether each slice computes \p value as a whole, so that it is
  /// equal in all slices.
  bool isSame(Value value) const {
    auto it = region.sliced.find(value.getDefiningOp());
    return it != region.sliced.end() &&
           it->second.slices.isSame(cast<OpResult>(value).getResultNumber());
  }

  /// Returns the pass in which slices of \p value exist. If no slice makes \p
  /// value, it is a seed that exists as a whole.
  unsigned passOf(Value value) const {
    auto it = region.sliced.find(value.getDefiningOp());
    return it == region.sliced.end() ? readyAt(value) : it->second.pass;
  }

  void visitForward(Operation *op) {
    SmallVector<SlicedValue> states;
    for (Value operand : op->getOperands())
      states.push_back(stateOf(operand));
    bool isReached =
        llvm::any_of(states, [](const SlicedValue &state) { return !!state; });
    // An op may have a value as an operand and also read it directly in its
    // body.
    SmallVector<Value> captured = valuesCapturedBy(op);
    bool isCaptured =
        llvm::any_of(captured, [&](Value v) { return !!stateOf(v); });
    std::string reason;
    if (!isReached && !isCaptured && beginHere(op, captured))
      return;
    if (!isReached && !isCaptured && region.sliced.empty())
      return; // No op has been sliced so far, so \p op cannot depend on slices.
    if (isReached && !isCaptured && mayBeSliced(op, reason))
      if (auto slices = sliceFromOperands(op, states, options, reason)) {
        enterPass(op, *slices, captured);
        return;
      }
    if (!isReached && !isCaptured && makeInEach(op))
      return;
    if (isCaptured)
      reason = "reads single elements of the sliced tensor in its body";
    if (isReached || isCaptured)
      region.stops.push_back({op, reason});
    stayWhole(op);
  }

  /// If \p op reads a value that each slice computes as a whole, each slice may
  /// compute the result of \p op too. This requires that all other operands of
  /// \p op exist before the pass that makes the value. Returns whether each
  /// slice computes \p op.
  bool makeInEach(Operation *op) {
    unsigned pass = 0, ready = 0;
    bool hasSame = false;
    for (Value value : op->getOperands()) {
      hasSame |= isSame(value);
      (isSame(value) ? pass : ready) =
          std::max(isSame(value) ? pass : ready, readyInSlices(value));
    }
    std::string reason;
    if (!hasSame || ready > pass || op->getNumRegions() != 0 ||
        !mayBeSliced(op, reason))
      return false;
    OpSlices slices;
    slices.operands.resize(op->getNumOperands());
    slices.results.resize(op->getNumResults());
    slices.same.assign(op->getNumResults(), true);
    enterPass(op, slices, {});
    return true;
  }

  /// If a result of \p op is a seed, slices \p op.
  bool beginHere(Operation *op, ArrayRef<Value> captured) {
    std::string reason;
    for (OpResult result : op->getResults()) {
      auto seed = seeded.find(result);
      if (seed == seeded.end() || !mayBeSliced(op, reason))
        continue;
      auto slices = sliceFromResult(op, result.getResultNumber(), seed->second);
      if (!slices)
        return false;
      enterPass(op, *slices, captured);
      return true;
    }
    return false;
  }

  bool mayBeSliced(Operation *op, std::string &reason) const {
    if (op->hasAttr(RematDialect::kWhole))
      reason = "has the mark remat.whole";
    else if (effectOf(op) != OpEffect::Pure)
      reason = "has effects besides its results, or is an unknown op";
    return reason.empty();
  }

  void enterPass(Operation *op, OpSlices slices, ArrayRef<Value> captured) {
    unsigned pass = 0;
    Operation *waitsFor = nullptr;
    auto waitFor = [&](Value value, unsigned until) {
      if (until <= pass)
        return;
      pass = until;
      waitsFor = causeOf(value);
    };
    Value before = options.reorder && slices.isSum ? sumBefore(op) : Value();
    for (auto [value, where] :
         llvm::zip_equal(op->getOperands(), slices.operands))
      if (value != before)
        waitFor(value,
                where && stateOf(value) ? passOf(value) : readyInSlices(value));
    for (Value value : captured)
      waitFor(value, readyAt(value));
    bool goesOn = before && pass <= passOf(before);
    if (before)
      waitFor(before, goesOn ? passOf(before) : readyAt(before));
    if (goesOn)
      sumAfter[before] = op->getResult(0);
    causes[op] = waitsFor;
    if (pass > 0 && !region.secondPass) {
      region.secondPass = op;
      region.waitsFor = waitsFor;
    }
    region.sliced[op] = SlicedOp{std::move(slices), pass, goesOn};
    if (isWholeView(op))
      viewsOfWhole.insert(op);
  }

  /// Returns whether \p op is a view, or the end of a chain of views, of a
  /// value that exists as a whole before the first pass. The offset of such a
  /// view must also exist before the first pass.
  bool isWholeView(Operation *op) const {
    return viewSource(op) && llvm::all_of(op->getOperands(), [&](Value value) {
             Operation *maker = value.getDefiningOp();
             return region.sliced.contains(maker) ? viewsOfWhole.contains(maker)
                                                  : readyAt(value) == 0;
           });
  }

  /// If the destination of \p op is a sum over slices that no other op reads,
  /// returns this sum. Otherwise returns null.
  Value sumBefore(Operation *op) const {
    auto destinations = dyn_cast<DestinationStyleOpInterface>(op);
    if (!destinations || op->getNumResults() != 1)
      return {};
    Value init = destinations.getDpsInits()[0];
    auto it = region.sliced.find(init.getDefiningOp());
    bool isSum = it != region.sliced.end() && it->second.slices.isSum &&
                 it->first->getNumResults() == 1;
    return isSum && init.hasOneUse() ? init : Value();
  }

  void stayWhole(Operation *op) {
    unsigned ready = 0;
    Operation *cause = nullptr;
    for (Value value : valuesUsedBy(op))
      if (unsigned at = readyAt(value); at > ready) {
        ready = at;
        cause = stateOf(value) ? op : causeOf(value);
      }
    if (effectOf(op) != OpEffect::Pure) {
      // Ops with effects keep their order in the step.
      if (lastEffect > ready)
        ready = lastEffect;
      lastEffect = ready;
    }
    region.ready[op] = ready;
    causes[op] = cause;
  }

  /// Returns the op that makes \p value wait for the end of a pass: a sum, or
  /// an op that needs whole operands.
  Operation *causeOf(Value value) const {
    Operation *op = value.getDefiningOp();
    auto it = region.sliced.find(op);
    if (it != region.sliced.end() && it->second.slices.isSum)
      return op;
    Operation *cause = causes.lookup(op);
    return cause ? cause : op;
  }

  //===--------------------------------------------------------------------===//
  // Backward: find slices of results from the slices that their readers need.
  //===--------------------------------------------------------------------===//

  struct Demand {
    SlicedDim where;
    unsigned firstPass = ~0u, lastPass = 0;
  };

  /// If all readers of \p value are sliced and read the same slice of it,
  /// returns this slice and the passes of the readers. Returns nothing if \p
  /// value has no readers.
  std::optional<Demand> demandOf(Value value) const {
    std::optional<Demand> demand;
    for (OpOperand &use : value.getUses()) {
      auto reader = region.sliced.find(use.getOwner());
      if (reader == region.sliced.end())
        return std::nullopt;
      const SlicedOp &sliced = reader->second;
      SlicedValue where = sliced.slices.operands[use.getOperandNumber()];
      if (!where || (demand && demand->where != *where))
        return std::nullopt;
      if (!demand)
        demand = Demand{*where};
      demand->firstPass = std::min(demand->firstPass, sliced.pass);
      demand->lastPass = std::max(demand->lastPass, sliced.pass);
    }
    return demand;
  }

  void visitBackward(Operation *op) {
    auto it = region.sliced.find(op);
    bool isSliced = it != region.sliced.end();
    if (op->use_empty() || (isSliced && it->second.slices.isSum))
      return;
    std::optional<Demand> all;
    bool canStay = isSliced;
    for (OpResult result : op->getResults()) {
      if (result.use_empty())
        continue;
      auto demand = demandOf(result);
      if (!demand ||
          (isSliced && !isSame(result) && demand->where != *stateOf(result)))
        return;
      canStay &= !isSame(result);
      if (!all)
        all = demand;
      all->firstPass = std::min(all->firstPass, demand->firstPass);
      all->lastPass = std::max(all->lastPass, demand->lastPass);
    }
    if (canStay)
      it->second.pass = std::max(it->second.pass, all->firstPass);
    else if (all->firstPass == all->lastPass)
      makeInSlices(op, all->firstPass);
  }

  /// Computes \p op in slices, because only slices of \p pass read its results.
  /// The results of \p op then never exist as a whole.
  void makeInSlices(Operation *op, unsigned pass) {
    std::string reason;
    if (isUniform(op->getResult(0)) || !mayBeSliced(op, reason))
      return;
    std::optional<OpSlices> slices;
    for (OpResult result : op->getResults()) {
      if (result.use_empty())
        continue;
      SlicedDim wanted = demandOf(result)->where;
      if (!slices)
        slices = sliceFromResult(op, result.getResultNumber(), wanted);
      if (!slices || slices->results[result.getResultNumber()] != wanted)
        return;
    }
    region.ready.erase(op);
    region.sliced[op] = SlicedOp{std::move(*slices), pass, false};
  }

  void finish(ArrayRef<Operation *> ops) {
    llvm::erase_if(region.stops, [&](const SliceStop &stop) {
      return region.sliced.contains(stop.op);
    });
    for (Operation *op : ops) {
      auto it = region.sliced.find(op);
      if (it != region.sliced.end() && it->second.slices.isSum &&
          !it->second.goesOn)
        followSum(op->getResults());
    }
    llvm::DenseSet<Value> viewedWhole;
    for (Operation *op : llvm::reverse(ops)) {
      auto it = region.sliced.find(op);
      if (it == region.sliced.end())
        continue;
      region.passes = std::max(region.passes, it->second.pass + 1);
      for (OpResult result : op->getResults())
        if (viewedWhole.contains(result) || isReadWhole(result, it->second))
          noteWhole(result, viewedWhole);
    }
    std::reverse(region.wholeViews.begin(), region.wholeViews.end());
    std::reverse(region.viewsBehind.begin(), region.viewsBehind.end());
  }

  bool isReadWhole(OpResult result, const SlicedOp &sliced) const {
    unsigned number = result.getResultNumber();
    return (sliced.slices.results[number] || sliced.slices.isSame(number)) &&
           llvm::any_of(result.getUses(),
                        [&](OpOperand &use) { return region.readsWhole(use); });
  }

  /// Records that an op reads \p result as a whole. The slices then assemble
  /// the whole \p result, or the value of which it is a view.
  void noteWhole(OpResult result, llvm::DenseSet<Value> &viewedWhole) {
    if (viewsOfWhole.contains(result.getOwner()))
      return region.wholeViews.push_back(result);
    if (!isReshapedSlice(result.getOwner())) {
      region.handedOut.insert(result);
      return;
    }
    region.viewsBehind.push_back(result);
    viewedWhole.insert(viewSource(result.getOwner()));
  }

  /// Returns whether \p op is sliced and is a reshape of a value that the same
  /// pass makes.
  bool isReshapedSlice(Operation *op) const {
    Value source = viewSource(op);
    auto maker = region.sliced.find(source ? source.getDefiningOp() : nullptr);
    return maker != region.sliced.end() && stateOf(source) &&
           maker->second.pass == region.sliced.find(op)->second.pass &&
           elementCount(source.getType()) ==
               elementCount(op->getResult(0).getType());
  }

  /// Each sum is in only one chain, so following all chains takes linear time.
  void followSum(ValueRange results) {
    for (Value first : results) {
      Value last = first;
      while (Value next = sumAfter.lookup(last))
        last = next;
      if (last != first)
        region.sumEnds[first] = last;
    }
  }

  Block &block;
  const SliceOptions &options;
  SliceRegion &region;
  llvm::DenseMap<Value, SlicedDim> seeded;
  llvm::DenseMap<Operation *, Operation *> causes;
  /// The sliced ops that only view a tensor. The tensor exists as a whole
  /// before the first pass. An op that reads such a view as a whole need not
  /// wait for slices.
  llvm::DenseSet<Operation *> viewsOfWhole;
  /// Maps each sum to the sum that continues it: in the same slice, the second
  /// sum starts from the result of the first one.
  llvm::DenseMap<Value, Value> sumAfter;
  unsigned lastEffect = 0;
};

} // namespace

bool SliceRegion::readsWhole(OpOperand &use) const {
  auto value = cast<OpResult>(use.get());
  const SlicedOp &maker = sliced.find(value.getOwner())->second;
  auto reader = sliced.find(use.getOwner());
  return reader == sliced.end() ||
         (!maker.slices.isSame(value.getResultNumber()) &&
          !reader->second.slices.operands[use.getOperandNumber()]) ||
         reader->second.pass != maker.pass;
}

Value SliceRegion::wholeThroughBarrier(Value value) const {
  auto it = sliced.find(value.getDefiningOp());
  if (it == sliced.end() ||
      !(isForeignBarrier(it->first) || it->second.slices.inLoop))
    return {};
  unsigned number = cast<OpResult>(value).getResultNumber();
  const OpSlices &slices = it->second.slices;
  return slices.results[number] || slices.adds(number) || slices.isSame(number)
             ? Value()
             : it->first->getOperand(number);
}

SliceRegion remat::growSliceRegion(Block &block, ArrayRef<SliceSeed> seeds,
                                   const SliceOptions &options) {
  SliceRegion region;
  region.first = options.first;
  region.last = options.last;
  region.extent = cast<RankedTensorType>(seeds.front().value.getType())
                      .getDimSize(seeds.front().dim);
  RegionGrower(block, options, region).run(seeds);
  return region;
}
