//===- Loops.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/Loops.h"

#include "remat/Analysis/Effects.h"
#include "remat/Analysis/Storage.h"
#include "remat/Analysis/TripCount.h"

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
  return op->getName().getStringRef() == "stablehlo.while";
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

/// \p value by \p counter, through the sums that index arithmetic is made of.
static std::optional<CounterIndex> indexBy(Value value, Value counter,
                                           unsigned depth = 0) {
  if (value == counter)
    return CounterIndex{1, 0};
  if (auto constant = splatInteger(value); constant && isCount(*constant))
    return CounterIndex{0, *constant};
  Operation *op = value.getDefiningOp();
  while (op && isFence(op)) {
    value = op->getOperand(cast<OpResult>(value).getResultNumber());
    if (value == counter)
      return CounterIndex{1, 0};
    op = value.getDefiningOp();
  }
  bool isAdd = isNamed(op, "add");
  if (depth == 8 || !(isAdd || isNamed(op, "subtract")) ||
      op->getNumOperands() != 2)
    return std::nullopt;
  auto left = indexBy(op->getOperand(0), counter, depth + 1);
  auto right = indexBy(op->getOperand(1), counter, depth + 1);
  if (!left || !right)
    return std::nullopt;
  int64_t sign = isAdd ? 1 : -1;
  return CounterIndex{left->scale + sign * right->scale,
                      left->offset + sign * right->offset};
}

/// The slot that the indices [first, ...) of a slice of \p stack say, if the
/// slice is all of one slot.
static std::optional<CounterIndex> slotOf(Operation *op, unsigned first,
                                          RankedTensorType stack,
                                          RankedTensorType slice,
                                          Value counter) {
  if (!stack || !slice || !stack.hasStaticShape() || stack.getRank() == 0 ||
      slice.getRank() != stack.getRank() || slice.getDimSize(0) != 1 ||
      slice.getShape().drop_front() != stack.getShape().drop_front() ||
      op->getNumOperands() != first + stack.getRank())
    return std::nullopt;
  for (Value index : op->getOperands().drop_front(first + 1))
    if (splatInteger(index) != 0)
      return std::nullopt;
  auto slot = indexBy(op->getOperand(first), counter);
  return slot && std::abs(slot->scale) == 1 ? slot : std::nullopt;
}

std::optional<CounterIndex> remat::slotRead(Operation *op, Value counter) {
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

/// What is written, looked at through the op that adds the stack's dimension.
static Value withoutStackDimension(Value slice) {
  Operation *op = slice.getDefiningOp();
  if (!isNamed(op, "reshape") && !isNamed(op, "broadcast_in_dim"))
    return slice;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto to = cast<RankedTensorType>(slice.getType());
  return from && from.getShape() == to.getShape().drop_front()
             ? op->getOperand(0)
             : slice;
}

static std::optional<LoopStack> readStack(const CountedLoop &loop, unsigned i) {
  Value inside = loop.body().getArgument(i);
  Value next = loop.body().back().getOperand(i);
  Operation *update = next.getDefiningOp();
  if (!next.hasOneUse() || !isNamed(update, "dynamic_update_slice") ||
      update->getOperand(0) != inside)
    return std::nullopt;
  Value slice = update->getOperand(1);
  auto type = dyn_cast<RankedTensorType>(inside.getType());
  auto slot =
      slotOf(update, 2, type, dyn_cast<RankedTensorType>(slice.getType()),
             loop.counterInside());
  if (!slot || !fillsAll(*slot, loop, type.getDimSize(0)))
    return std::nullopt;
  LoopStack stack{i, update, withoutStackDimension(slice), *slot, {}};
  for (OpOperand &use : inside.getUses()) {
    Operation *user = use.getOwner();
    if (user == update && use.getOperandNumber() == 0)
      continue;
    if (user->getBlock() != &loop.body() || use.getOperandNumber() != 0 ||
        slotRead(user, loop.counterInside()) != slot)
      return std::nullopt;
    stack.reads.push_back(user);
  }
  return stack;
}

static void readRoles(CountedLoop &loop) {
  ValueRange next = loop.body().back().getOperands();
  for (unsigned i = 0; i < next.size(); ++i) {
    CarriedRole role = CarriedRole::Carry;
    if (i == loop.counter)
      role = CarriedRole::Counter;
    else if (next[i] == loop.body().getArgument(i))
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

/// The type of a value of \p body that cannot be stacked, or null.
static Type findUnstackable(Block &body) {
  for (Type type : body.getArgumentTypes())
    if (!canStack(type))
      return type;
  for (Operation &op : body)
    for (Type type : op.getResultTypes())
      if (!canStack(type))
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

Result<CountedLoop> remat::readCountedLoop(Operation *op) {
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
  auto next = indexBy(loop.body().back().getOperand(loop.counter),
                      loop.counterInside());
  if (loop.trips < 1 || !start || !isCount(*start) ||
      next != CounterIndex{1, 1} ||
      !isIntegerScalar(loop.counterInside().getType()))
    return Error{"its counter does not go up by one"};
  if (Type type = findUnstackable(loop.body())) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return Error{"it has a value of type " + text + ", which has no stack"};
  }
  loop.start = *start;
  readRoles(loop);
  return loop;
}

/// The residual of \p stack that \p backward alone reads, and \p counter: the
/// forward counter by the backward one.
static std::optional<Residual> readResidual(const CountedLoop &forward,
                                            unsigned stack,
                                            const CountedLoop &backward,
                                            CounterIndex &counter) {
  const LoopStack &written = forward.stacks[stack];
  OpResult result = forward.op->getResult(written.carried);
  if (!result.hasOneUse() || result.use_begin()->getOwner() != backward.op)
    return std::nullopt;
  unsigned i = result.use_begin()->getOperandNumber();
  Value inside = backward.body().getArgument(i);
  if (backward.roles[i] != CarriedRole::Invariant ||
      !backward.op->getResult(i).use_empty() || inside.hasOneUse())
    return std::nullopt; // Handed on, and not read.
  Residual residual{stack, i, {}};
  std::optional<CounterIndex> slot;
  for (Operation *user : inside.getUsers()) {
    if (user == &backward.body().back())
      continue;
    if (user->getBlock() != &backward.body() || user->getOperand(0) != inside)
      return std::nullopt;
    auto read = slotRead(user, backward.counterInside());
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
        if (isKnownLoop(user) && user->getBlock() == &block &&
            !taken.contains(user))
          readers.insert(user);
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

std::vector<LoopPair> remat::findAllLoopPairs(Block &block) {
  std::vector<LoopPair> pairs;
  SmallVector<Block *> blocks{&block};
  for (size_t i = 0; i < blocks.size(); ++i) {
    llvm::SmallPtrSet<Operation *, 8> paired;
    for (LoopPair &pair : findLoopPairs(*blocks[i])) {
      paired.insert(pair.forward.op);
      paired.insert(pair.backward.op);
      pairs.push_back(std::move(pair));
    }
    for (Operation &op : *blocks[i])
      if (isKnownLoop(&op) && isWellFormed(&op) && !paired.contains(&op))
        blocks.push_back(&op.getRegion(1).front());
  }
  return pairs;
}
