//===- Loops.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/Loops.h"

#include "remat/Analysis/Costs.h"
#include "remat/Analysis/Effects.h"
#include "remat/Analysis/Storage.h"
#include "remat/Analysis/TripCount.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;

StringRef remat::carriedRoleName(CarriedRole role) {
  switch (role) {
  case CarriedRole::Counter:
    return "counter";
  case CarriedRole::Invariant:
    return "invariant";
  case CarriedRole::Stack:
    return "stack";
  case CarriedRole::Carry:
    return "carry";
  }
  return "";
}

bool remat::isKnownLoop(Operation *op) {
  return op->getName().getStringRef() == "stablehlo.while" ||
         isa<scf::ForOp>(op);
}

bool CountedLoop::hasOwnCounter() const { return isa<scf::ForOp>(op); }

/// The body of a known loop.
static Region &bodyRegion(Operation *loop) {
  return loop->getRegion(isa<scf::ForOp>(loop) ? 0 : 1);
}

Block &CountedLoop::body() const { return bodyRegion(op).front(); }

Value CountedLoop::counterInside() const {
  return body().getArgument(hasOwnCounter() ? 0 : counter);
}

Value CountedLoop::operand(unsigned i) const {
  constexpr unsigned kBounds = 3; // From, to and by.
  return op->getOperand(hasOwnCounter() ? i + kBounds : i);
}

Value CountedLoop::argument(unsigned i) const {
  return body().getArgument(hasOwnCounter() ? i + 1 : i);
}

std::optional<int64_t> remat::splatInteger(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def || !isSplatConstant(def))
    return std::nullopt;
  Attribute constant = def->getAttr("value");
  std::optional<APInt> integer;
  if (auto elements = dyn_cast_or_null<DenseIntElementsAttr>(constant))
    integer = elements.getSplatValue<APInt>();
  else if (auto attribute = dyn_cast_or_null<IntegerAttr>(constant))
    integer = attribute.getValue();
  return integer ? integer->trySExtValue() : std::nullopt;
}

static bool isNamed(Operation *op, StringRef name) {
  return op && op->getName().stripDialect() == name;
}

/// Whether \p number is small enough for sums of a few such numbers.
static bool isCount(int64_t number) {
  constexpr int64_t kLargest = int64_t(1) << 40;
  return -kLargest <= number && number <= kLargest;
}

/// \p value by the counter, through the sums that index arithmetic is made of,
/// casts, and bounds that no value of the counter comes to.
static std::optional<CounterIndex> indexBy(Value value, CounterRange range,
                                           unsigned depth = 0);

/// One of the operands of \p op, a minimum or maximum, if it is the result for
/// all values of the counter.
static std::optional<CounterIndex> boundedBy(Operation *op, CounterRange range,
                                             unsigned depth) {
  bool isLeast = isa<arith::MinSIOp>(op);
  auto left = indexBy(op->getOperand(0), range, depth + 1);
  auto right = indexBy(op->getOperand(1), range, depth + 1);
  if (!left || !right)
    return std::nullopt;
  auto isResult = [&](CounterIndex one, CounterIndex other) {
    return llvm::all_of(ArrayRef<int64_t>{range.first, range.last},
                        [&](int64_t now) {
                          return isLeast ? one.at(now) <= other.at(now)
                                         : one.at(now) >= other.at(now);
                        });
  };
  if (isResult(*left, *right))
    return left;
  return isResult(*right, *left) ? right : std::nullopt;
}

static std::optional<CounterIndex> indexBy(Value value, CounterRange range,
                                           unsigned depth) {
  if (value == range.counter)
    return CounterIndex{1, 0};
  if (auto constant = splatInteger(value); constant && isCount(*constant))
    return CounterIndex{0, *constant};
  Operation *op = value.getDefiningOp();
  while (op && (isFence(op) || isa<arith::IndexCastOp, arith::ExtSIOp>(op))) {
    unsigned number = cast<OpResult>(value).getResultNumber();
    value = op->getOperand(number);
    if (value == range.counter)
      return CounterIndex{1, 0};
    op = value.getDefiningOp();
  }
  if (!op || depth == 8 || op->getNumOperands() != 2)
    return std::nullopt;
  if (isa<arith::MinSIOp, arith::MaxSIOp>(op))
    return boundedBy(op, range, depth);
  bool isAdd = isNamed(op, "add") || isa<arith::AddIOp>(op);
  if (!(isAdd || isNamed(op, "subtract") || isa<arith::SubIOp>(op)))
    return std::nullopt;
  auto left = indexBy(op->getOperand(0), range, depth + 1);
  auto right = indexBy(op->getOperand(1), range, depth + 1);
  if (!left || !right)
    return std::nullopt;
  int64_t sign = isAdd ? 1 : -1;
  return CounterIndex{left->scale + sign * right->scale,
                      left->offset + sign * right->offset};
}

/// The slot that \p first says, of a slice of \p stack that begins with 0 in
/// all other dimensions.
static std::optional<CounterIndex> slotAt(Value first, CounterRange counter) {
  auto slot = indexBy(first, counter);
  return slot && std::abs(slot->scale) == 1 ? slot : std::nullopt;
}

/// The slot that the indices [first, ...) of a slice of \p stack say, if the
/// slice is all of one slot.
static std::optional<CounterIndex> slotOf(Operation *op, unsigned first,
                                          RankedTensorType stack,
                                          RankedTensorType slice,
                                          CounterRange counter) {
  if (!stack || !slice || !stack.hasStaticShape() || stack.getRank() == 0 ||
      slice.getRank() != stack.getRank() || slice.getDimSize(0) != 1 ||
      slice.getShape().drop_front() != stack.getShape().drop_front() ||
      op->getNumOperands() != first + stack.getRank())
    return std::nullopt;
  for (Value index : op->getOperands().drop_front(first + 1))
    if (splatInteger(index) != 0)
      return std::nullopt;
  return slotAt(op->getOperand(first), counter);
}

/// The same of an op that reads or writes a slice of \p stack as \p slice.
static std::optional<CounterIndex> slotOf(OffsetSizeAndStrideOpInterface op,
                                          RankedTensorType stack,
                                          RankedTensorType slice,
                                          CounterRange counter) {
  if (!stack.hasStaticShape() || stack.getRank() == 0 || !op.isDynamicOffset(0))
    return std::nullopt;
  SmallVector<int64_t> shape{1};
  llvm::append_range(shape, stack.getShape().drop_front());
  ArrayRef<int64_t> whole = shape;
  bool isAllOfOne =
      slice.getShape() == whole || slice.getShape() == whole.drop_front();
  for (int64_t d = 0; d < stack.getRank(); ++d)
    isAllOfOne &= getConstantIntValue(op.getMixedSizes()[d]) == shape[d] &&
                  getConstantIntValue(op.getMixedStrides()[d]) == 1 &&
                  (d == 0 || getConstantIntValue(op.getMixedOffsets()[d]) == 0);
  return isAllOfOne ? slotAt(op.getDynamicOffset(0), counter) : std::nullopt;
}

std::optional<CounterIndex> remat::slotRead(Operation *op,
                                            CounterRange counter) {
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return slotOf(slice, slice.getSourceType(), slice.getType(), counter);
  if (!isNamed(op, "dynamic_slice"))
    return std::nullopt;
  return slotOf(op, 1, dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
                dyn_cast<RankedTensorType>(op->getResult(0).getType()),
                counter);
}

/// Whether the slots that \p loop comes to are those of a stack of \p size.
static bool fillsAll(CounterIndex slot, const CountedLoop &loop, int64_t size) {
  int64_t from = slot.at(loop.start);
  int64_t to = slot.at(loop.start + loop.trips - 1);
  return size == loop.trips && std::min(from, to) == 0 &&
         std::max(from, to) == size - 1;
}

/// Whether \p op, a linalg.generic, only adds a first dimension of 1, as
/// importers spell it.
static bool addsFirstDimension(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumParallelLoops() != op.getNumLoops() || op.getNumLoops() == 0)
    return false;
  auto [from, to] =
      std::pair(op.getIndexingMapsArray()[0], op.getIndexingMapsArray()[1]);
  auto yield = cast<linalg::YieldOp>(op.getBody()->getTerminator());
  return to.isIdentity() && from == to.dropResult(0) &&
         yield.getOperand(0) == op.getBody()->getArgument(0);
}

/// What is written, looked at through the op that adds the stack's dimension.
static Value withoutStackDimension(Value slice) {
  Operation *op = slice.getDefiningOp();
  auto generic = dyn_cast_or_null<linalg::GenericOp>(op);
  if (!isNamed(op, "reshape") && !isNamed(op, "broadcast_in_dim") &&
      !isa_and_nonnull<tensor::ExpandShapeOp>(op) &&
      !(generic && addsFirstDimension(generic)))
    return slice;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto to = cast<RankedTensorType>(slice.getType());
  return from && to.getRank() > 0 &&
                 from.getShape() == to.getShape().drop_front()
             ? op->getOperand(0)
             : slice;
}

namespace {
/// A write of one slot.
struct SlotWrite {
  Value stack, slice;
  CounterIndex slot;
};
} // namespace

static std::optional<SlotWrite> slotWritten(Operation *op,
                                            CounterRange counter) {
  if (auto insert = dyn_cast_or_null<tensor::InsertSliceOp>(op)) {
    auto slot =
        slotOf(insert, insert.getDestType(), insert.getSourceType(), counter);
    return slot ? std::optional(
                      SlotWrite{insert.getDest(), insert.getSource(), *slot})
                : std::nullopt;
  }
  if (!isNamed(op, "dynamic_update_slice"))
    return std::nullopt;
  Value stack = op->getOperand(0), slice = op->getOperand(1);
  auto slot = slotOf(op, 2, dyn_cast<RankedTensorType>(stack.getType()),
                     dyn_cast<RankedTensorType>(slice.getType()), counter);
  return slot ? std::optional(SlotWrite{stack, slice, *slot}) : std::nullopt;
}

static std::optional<LoopStack> readStack(const CountedLoop &loop, unsigned i) {
  Value inside = loop.argument(i), next = loop.next(i);
  Operation *update = next.getDefiningOp();
  auto write = slotWritten(update, loop.range());
  if (!next.hasOneUse() || !write || write->stack != inside ||
      update->getBlock() != &loop.body())
    return std::nullopt;
  auto type = cast<RankedTensorType>(inside.getType());
  if (!fillsAll(write->slot, loop, type.getDimSize(0)))
    return std::nullopt;
  LoopStack stack{
      i,           update, write->slice, withoutStackDimension(write->slice),
      write->slot, {}};
  for (OpOperand &use : inside.getUses()) {
    Operation *user = use.getOwner();
    if (user == update)
      continue;
    if (user->getBlock() != &loop.body() || use.getOperandNumber() != 0 ||
        slotRead(user, loop.range()) != write->slot)
      return std::nullopt;
    stack.reads.push_back(user);
  }
  return write->slice == inside ? std::nullopt : std::optional(stack);
}

static void readRoles(CountedLoop &loop) {
  for (unsigned i = 0; i < loop.op->getNumResults(); ++i) {
    CarriedRole role = CarriedRole::Carry;
    if (!loop.hasOwnCounter() && i == loop.counter)
      role = CarriedRole::Counter;
    else if (loop.next(i) == loop.argument(i))
      role = CarriedRole::Invariant;
    else if (auto stack = readStack(loop, i)) {
      role = CarriedRole::Stack;
      loop.stacks.push_back(*stack);
    }
    loop.roles.push_back(role);
  }
}

static bool isWellFormed(Operation *op) {
  return op->getNumRegions() == 2 &&
         llvm::all_of(op->getRegions(),
                      [&](Region &region) {
                        return region.hasOneBlock() &&
                               !region.front().empty() &&
                               region.getNumArguments() == op->getNumOperands();
                      }) &&
         op->getNumResults() == op->getNumOperands() &&
         op->getRegion(0).front().back().getNumOperands() == 1 &&
         op->getRegion(1).front().back().getNumOperands() ==
             op->getNumOperands();
}

/// Whether there can be a stack of values of \p type.
static bool canStack(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() || tensor.getEncoding())
    return false;
  Type element = tensor.getElementType();
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  return element.isIntOrFloat();
}

/// Whether \p op makes scalars of scalars, as index arithmetic does. Both
/// bodies can make them, so that they need no stack.
static bool isOfScalars(Operation &op) {
  auto isScalar = [](Type type) { return type.isIntOrIndexOrFloat(); };
  return op.getNumRegions() == 0 && effectOf(&op) == OpEffect::Pure &&
         llvm::all_of(op.getOperandTypes(), isScalar) &&
         llvm::all_of(op.getResultTypes(), isScalar);
}

/// The type of a value of \p body that cannot be stacked, or null. The counter
/// is not one of \p carried.
static Type findUnstackable(Block &body, TypeRange carried) {
  for (Type type : carried)
    if (!canStack(type))
      return type;
  for (Operation &op : body)
    for (Type type : op.getResultTypes())
      if (!canStack(type) && !isOfScalars(op))
        return type;
  return {};
}

static bool isIntegerScalar(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0 &&
         isa<IntegerType>(tensor.getElementType());
}

static bool readsOneArgument(Block &block) {
  return llvm::count_if(block.getArguments(), [](Value argument) {
           return !argument.use_empty();
         }) == 1;
}

static Error noStackOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return Error{"it has a value of type " + text + ", which has no stack"};
}

static Result<CountedLoop> readFor(scf::ForOp op) {
  std::optional<double> trips = tripCount(op);
  auto start = getConstantIntValue(op.getLowerBound());
  if (!trips || !start)
    return Error{"how often it runs is not constant"};
  if (*trips > double(int64_t(1) << 40))
    return Error{"it runs too often"};
  if (*trips < 1 || !isCount(*start) ||
      getConstantIntValue(op.getStep()) != 1 || op.getUnsignedCmp())
    return Error{"its counter does not go up by one"};
  if (Type type = findUnstackable(*op.getBody(), op->getResultTypes()))
    return noStackOf(type);
  CountedLoop loop;
  loop.op = op;
  loop.trips = int64_t(*trips);
  loop.start = *start;
  readRoles(loop);
  return loop;
}

Result<CountedLoop> remat::readCountedLoop(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return readFor(loop);
  if (!isWellFormed(op))
    return Error{"it is not of the form of a while of StableHLO"};
  Block &condition = op->getRegion(0).front();
  for (Operation &inside : condition)
    if (&inside != &condition.back() && effectOf(&inside) != OpEffect::Pure)
      return Error{"its condition has effects"};
  std::optional<double> trips = tripCount(op);
  if (trips && !readsOneArgument(condition))
    return Error{"its condition reads more than its counter"};
  if (!trips)
    return Error{"how often it runs is not constant"};
  if (*trips > double(int64_t(1) << 40))
    return Error{"it runs too often"};
  CountedLoop loop;
  loop.op = op;
  loop.trips = int64_t(*trips);
  Value compared =
      condition.back().getOperand(0).getDefiningOp()->getOperand(0);
  loop.counter = cast<BlockArgument>(compared).getArgNumber();
  auto start = splatInteger(op->getOperand(loop.counter));
  auto next = indexBy(loop.next(loop.counter), {loop.counterInside(), 0, 0});
  if (loop.trips < 1 || !start || !isCount(*start) ||
      next != CounterIndex{1, 1} ||
      !isIntegerScalar(loop.counterInside().getType()))
    return Error{"its counter does not go up by one"};
  if (Type type = findUnstackable(loop.body(), op->getResultTypes()))
    return noStackOf(type);
  loop.start = *start;
  readRoles(loop);
  return loop;
}

/// The carried value of \p loop that begins as \p operand of it.
static unsigned carriedBy(const CountedLoop &loop, OpOperand &operand) {
  unsigned bounds = loop.op->getNumOperands() - loop.op->getNumResults();
  return operand.getOperandNumber() - bounds;
}

/// The residual of \p stack that \p backward alone reads, and \p counter: the
/// forward counter by the backward one.
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
      return std::nullopt; // Handed on, and not read.
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
  // Reads of one slot: scale * forward + offset is slot of the backward
  // counter.
  counter.scale = written.slot.scale * slot->scale;
  counter.offset = written.slot.scale * (slot->offset - written.slot.offset);
  return residual;
}

/// Whether each iteration of \p backward belongs to one of \p forward.
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
    return pair; // The one is computed from the other.
  for (unsigned s = 0; s < forward.stacks.size(); ++s) {
    if (!forward.stacks[s].reads.empty())
      continue; // It holds something else before.
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

/// Whether an iteration of \p loop is work that a plan may run again.
static bool holdsStep(const CountedLoop &loop) {
  unsigned products = 0;
  for (Operation &op : loop.body()) {
    OpKind kind = kindOf(&op);
    products += kind == OpKind::MatMul || kind == OpKind::Convolution;
  }
  return products >= 2;
}

namespace {

/// Finds loops from the outermost blocks inwards.
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
      paired.insert(pair.forward.op);
      paired.insert(pair.backward.op);
      pairs.push_back(std::move(pair));
    }
    if (!paired.empty())
      addHolding(body.loop);
    for (Operation &op : *body.block)
      if (isKnownLoop(&op) && (isa<scf::ForOp>(op) || isWellFormed(&op)) &&
          !paired.contains(&op)) {
        blocks.push_back({&bodyRegion(&op).front(), &op});
        loopAround[&op] = body.loop;
      }
  }

  /// \p loop and those around it.
  void addHolding(Operation *loop) {
    for (; loop; loop = loopAround.lookup(loop))
      holding.insert(loop);
  }

  /// The outermost one of loops in each other.
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
