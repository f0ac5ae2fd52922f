//===- LoopValues.cpp - Compares rewritten loops with the original --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopValues.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/HostPlacement.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Storage/Storage.h"
#include "Transforms/Loops/LoopBody.h"
#include "remat/Dialect/RematOps.h"

#include "llvm/ADT/StringMap.h"

#include <map>

using namespace mlir;
using namespace remat;

namespace {

/// Gives a number to each key. A key is a text that describes a value. Equal
/// keys get equal numbers, also in different steps.
class Numbers {
public:
  unsigned of(const Twine &key) {
    auto [it, isNew] = numbers.try_emplace(key.str(), count);
    count += isNew;
    return it->second;
  }
  unsigned another() { return count++; }

private:
  llvm::StringMap<unsigned> numbers;
  unsigned count = 0;
};

/// A key for a value, made of the numbers of other values.
class Key {
public:
  explicit Key(const Twine &what) { os << what; }
  Key &add(int64_t number) {
    os << " " << number;
    return *this;
  }
  Key &add(const Twine &what) {
    os << " " << what;
    return *this;
  }
  llvm::raw_ostream &stream() { return os; }
  unsigned in(Numbers &numbers) { return numbers.of(text); }

private:
  std::string text;
  llvm::raw_string_ostream os{text};
};

/// Gives numbers to the values of one block. Values from outside of the block
/// have numbers already.
class BlockNumbers {
public:
  explicit BlockNumbers(Numbers &numbers) : numbers(numbers) {}

  void set(Value value, unsigned number) { of[value] = number; }
  /// Returns the number of \p value. A value without a number gets a new
  /// number.
  unsigned at(Value value) {
    auto [it, isNew] = of.try_emplace(value);
    if (isNew)
      it->second = numbers.another();
    return it->second;
  }
  Numbers &all() { return numbers; }

  void add(Operation *op) {
    if (isFence(op) || placementOf(op)) {
      for (OpResult result : op->getResults())
        set(result, at(op->getOperand(result.getResultNumber())));
      return;
    }
    if (isSwap(op)) {
      // A value that is copied to the host or back has the number of the source
      // of the copy.
      for (OpResult result : op->getResults())
        if (!isa<TokenType>(result.getType()))
          set(result, at(isa<AwaitOp>(op) ? cast<AwaitOp>(op).getSource()
                                          : op->getOperand(0)));
      return;
    }
    Key key("");
    llvm::DenseMap<Value, unsigned> local;
    describe(op, local, key);
    unsigned number = key.in(numbers);
    for (OpResult result : op->getResults())
      set(result,
          Key("result").add(number).add(result.getResultNumber()).in(numbers));
  }

private:
  /// Appends a description of \p op to \p key. The map \p local has the numbers
  /// of values in the op's regions.
  void describe(Operation *op, llvm::DenseMap<Value, unsigned> &local,
                Key &key) {
    key.stream() << op->getName() << op->getAttrDictionary();
    for (Type type : op->getResultTypes())
      key.stream() << type;
    for (Value operand : op->getOperands()) {
      if (auto it = local.find(operand); it != local.end())
        key.add("inner").add(it->second);
      else
        key.add(at(operand));
    }
    for (Region &region : op->getRegions()) {
      for (Block &block : region) {
        key.add("block");
        for (BlockArgument argument : block.getArguments()) {
          key.stream() << argument.getType();
          local.try_emplace(argument, local.size());
        }
        for (Operation &inner : block) {
          describe(&inner, local, key);
          for (Value result : inner.getResults())
            local.try_emplace(result, local.size());
        }
      }
      key.add("end");
    }
  }

  Numbers &numbers;
  llvm::DenseMap<Value, unsigned> of;
};

class PairNumbers;

/// Gives numbers to the results of all ops of a block, including loops.
class LoopNumbers {
public:
  LoopNumbers(Block &ops, BlockNumbers &block);
  ~LoopNumbers();

  void add(Operation *op);
  /// Returns the number of pairs of loops in the block. Pairs of loops inside
  /// of other loops are not counted.
  size_t numPairs() const { return pairs.size(); }

private:
  BlockNumbers &block;
  std::vector<LoopPair> pairs;
  llvm::DenseMap<unsigned, std::unique_ptr<PairNumbers>> found;
};

/// For a pair of loops or a loop without a partner, gives numbers to the values
/// that an iteration passes on.
class PairNumbers {
public:
  PairNumbers(const LoopPair &pair, BlockNumbers &outside)
      : pair(pair), outside(outside), inside(outside.all()),
        body(buildLoopBody(pair.backward.op->getParentOfType<ModuleOp>(),
                           "remat_values", pair)) {
    numberBody();
    body.function.erase();
  }

  /// Gives numbers to the results of a loop. The operands of the loop must have
  /// numbers already.
  void finish(const CountedLoop &loop) {
    bool isBackward = loop.op == pair.backward.op;
    Key all(isBackward ? "backward" : "forward");
    all.add(loop.trips).add(loop.start).add(signature);
    all.add(pair.forwardCounter.scale).add(pair.forwardCounter.offset);
    SmallVector<unsigned> carries = carriedWith(loop, CarriedRole::Carry);
    for (unsigned i : carries)
      all.add(outside.at(loop.operand(i))).add(next[{isBackward, i}]);
    signature = all.in(outside.all());
    for (auto [place, i] : llvm::enumerate(carries))
      give(loop, i, Key("carry").add(signature).add(place).in(outside.all()));
    for (const LoopStack &stack : loop.stacks)
      give(loop, stack.carried,
           Key("stack")
               .add(signature)
               .add(outside.at(loop.operand(stack.carried)))
               .add(next[{isBackward, stack.carried}])
               .add(stack.slot.scale)
               .add(stack.slot.offset)
               .in(outside.all()));
    for (auto [i, role] : llvm::enumerate(loop.roles))
      if (role == CarriedRole::Invariant)
        outside.set(loop.op->getResult(i), outside.at(loop.operand(i)));
      else if (role == CarriedRole::Counter)
        outside.set(
            loop.op->getResult(i),
            Key("counted").add(loop.start + loop.trips).in(outside.all()));
  }

private:
  void give(const CountedLoop &loop, unsigned carried, unsigned number) {
    outside.set(loop.op->getResult(carried), number);
  }

  void numberBody() {
    for (auto [argument, source] :
         llvm::zip(body.block().getArguments(), body.sources)) {
      if (source.kind == BodyArgument::Outside)
        inside.set(argument, outside.at(source.outside));
      else if (source.kind == BodyArgument::Carry)
        inside.set(argument, carryNumber(pair.forward, source.carried));
      else
        (source.kind == BodyArgument::ForwardCounter ? forward : backward) =
            argument;
    }
    for (Value counter : {forward, backward})
      if (counter)
        number(counter);
    Operation *turn = body.turn();
    LoopNumbers loops(body.block(), inside);
    for (Operation &op : body.block()) {
      StringRef name = op.getName().getStringRef();
      if (&op == turn) {
        auto carries = carriedWith(pair.backward, CarriedRole::Carry);
        for (auto [i, value] : llvm::zip(carries, op.getResults()))
          inside.set(value, carryNumber(pair.backward, i));
      } else if (name == kNext || name == kStack) {
        auto isBackward = cast<BoolAttr>(op.getAttr(kIsBackward)).getValue();
        auto carried = cast<IntegerAttr>(op.getAttr(kCarried)).getInt();
        next[{isBackward, unsigned(carried)}] = number(op.getOperand(0));
      } else if (&op == &body.block().back()) {
        auto carries = carriedWith(pair.backward, CarriedRole::Carry);
        for (auto [i, value] : llvm::zip(carries, op.getOperands()))
          next[{true, i}] = number(value);
      } else {
        for (Value operand : op.getOperands())
          number(operand);
        loops.add(&op);
      }
    }
  }

  /// Returns the number of a value that \p loop carries into an iteration. The
  /// number depends on the loop and on the position of the value among the
  /// loop's carries. Only carries have positions, because the rewrite adds and
  /// drops carried values of other kinds.
  unsigned carryNumber(const CountedLoop &loop, unsigned carried) {
    auto carries = carriedWith(loop, CarriedRole::Carry);
    return Key(loop.op == pair.backward.op ? "into backward" : "into forward")
        .add(llvm::find(carries, carried) - carries.begin())
        .in(outside.all());
  }

  /// Returns the number of a value in the joint body. Two indices have the same
  /// number if they are the same function of the forward loop's counter.
  unsigned number(Value value) {
    if (auto index = indexOf(value))
      inside.set(
          value,
          Key("index").add(index->scale).add(index->offset).in(outside.all()));
    return inside.at(value);
  }

  std::optional<CounterIndex> indexOf(Value value) const {
    if (!getElementTypeOrSelf(value.getType()).isIntOrIndex())
      return std::nullopt;
    if (forward)
      if (auto index = counterIndexOf(value, rangeOf(pair.forward, forward)))
        return index;
    auto index = counterIndexOf(value, rangeOf(pair.backward, backward));
    if (!index || pair.isAlone())
      return index;
    // For a counter of the backward loop, the matching counter of the forward
    // loop is scale * counter + offset.
    int64_t scale = pair.forwardCounter.scale * index->scale;
    return CounterIndex{scale,
                        index->offset - scale * pair.forwardCounter.offset};
  }

  static CounterRange rangeOf(const CountedLoop &loop, Value counter) {
    CounterRange range = loop.range();
    range.counter = counter;
    return range;
  }

  const LoopPair &pair;
  BlockNumbers &outside;
  BlockNumbers inside;
  LoopBody body;
  Value forward, backward; ///< The counters of the two loops in the joint body.
  /// For each loop, the numbers of the values that it passes on or writes. In a
  /// key, true stands for the backward loop.
  std::map<std::pair<bool, unsigned>, unsigned> next;
  /// A number that stands for the pairs of loops that have numbers already.
  unsigned signature = 0;
};

LoopNumbers::LoopNumbers(Block &ops, BlockNumbers &block)
    : block(block), pairs(findLoopPairs(ops)) {}

LoopNumbers::~LoopNumbers() = default;

void LoopNumbers::add(Operation *op) {
  for (auto [number, pair] : llvm::enumerate(pairs)) {
    if (op == pair.forward.op)
      found.try_emplace(number, std::make_unique<PairNumbers>(pair, block));
    if (op == pair.forward.op || op == pair.backward.op)
      return found[number]->finish(op == pair.backward.op ? pair.backward
                                                          : pair.forward);
  }
  Result<CountedLoop> loop = readCountedLoop(op);
  if (!loop)
    return block.add(op);
  LoopPair alone{{}, std::move(*loop), {}, {}};
  PairNumbers(alone, block).finish(alone.backward);
}

/// Gives numbers to the results of a function.
class StepNumbers {
public:
  StepNumbers(Numbers &numbers, func::FuncOp function)
      : block(numbers), loops(stepBlock(function), block) {
    Block &step = stepBlock(function);
    for (BlockArgument argument : step.getArguments())
      block.set(argument,
                Key("argument").add(argument.getArgNumber()).in(numbers));
    for (Operation &op : step)
      loops.add(&op);
    for (Value value : step.back().getOperands())
      results.push_back(block.at(value));
  }

  size_t numPairs() const { return loops.numPairs(); }
  SmallVector<unsigned> results;

private:
  BlockNumbers block;
  LoopNumbers loops;
};

} // namespace

LogicalResult remat::compareLoopValues(func::FuncOp before,
                                       func::FuncOp after) {
  Numbers numbers;
  StepNumbers was(numbers, before), is(numbers, after);
  if (is.numPairs() != was.numPairs())
    return emitError(lineOf(after), "has ")
           << is.numPairs() << " pairs of loops, but had " << was.numPairs()
           << " before the passes: loops that were split into groups of "
              "iterations cannot be compared";
  if (was.results.size() != is.results.size())
    return emitError(lineOf(after), "returns ")
           << is.results.size() << " values, but returned "
           << was.results.size() << " before the passes";
  for (auto [number, pair] :
       llvm::enumerate(llvm::zip(was.results, is.results)))
    if (std::get<0>(pair) != std::get<1>(pair))
      return emitError(lineOf(after), "result ")
             << number
             << " comes from other ops or other values than before the loops "
                "were planned: the step reads the slot of another iteration, "
                "or its recomputed ops differ from the original ones";
  return success();
}
