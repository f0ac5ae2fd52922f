//===- Loops.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Loops/LoopParts.h"
#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Ops/OpOrder.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ScopedPrinter.h"
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

std::string remat::nameInBody(Value value) {
  return isa<BlockArgument>(value) ? "carry" : nameInLocation(value.getLoc());
}

bool CountedLoop::hasOwnCounter() const { return isa<scf::ForOp>(op); }

Block &CountedLoop::body() const {
  return op->getRegion(hasOwnCounter() ? 0 : 1).front();
}

Value CountedLoop::counterInside() const {
  return body().getArgument(hasOwnCounter() ? 0 : counter);
}

Value CountedLoop::operand(unsigned i) const {
  // The first operands of an scf.for are the lower bound, the upper bound and
  // the step.
  constexpr unsigned kBounds = 3;
  return op->getOperand(hasOwnCounter() ? i + kBounds : i);
}

Value CountedLoop::argument(unsigned i) const {
  return body().getArgument(hasOwnCounter() ? i + 1 : i);
}

/// Each iteration of \p loop must access the slot \p slot of a stack. Returns
/// whether the iterations visit all \p size slots.
static bool fillsAll(CounterIndex slot, const CountedLoop &loop, int64_t size) {
  int64_t from = slot.at(loop.start);
  int64_t to = slot.at(loop.start + loop.trips - 1);
  return size == loop.trips && std::min(from, to) == 0 &&
         std::max(from, to) == size - 1;
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

static bool canStack(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() || tensor.getEncoding())
    return false;
  Type element = tensor.getElementType();
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  return element.isIntOrFloat();
}

/// Returns whether \p op computes scalars only from scalars, as index
/// arithmetic does. The bodies of both loops of a pair can compute such
/// scalars, so the scalars need no stack.
static bool isOfScalars(Operation &op) {
  auto isScalar = [](Type type) { return type.isIntOrIndexOrFloat(); };
  return op.getNumRegions() == 0 && effectOf(&op) == OpEffect::Pure &&
         llvm::all_of(op.getOperandTypes(), isScalar) &&
         llvm::all_of(op.getResultTypes(), isScalar);
}

/// Returns the type of the first value of \p body that cannot be stored in a
/// stack, or null. The list \p carried has the types of the carried values
/// without the counter. The results of copies to the host need no stack,
/// because such a copy ends in the iteration in which it begins.
static Type findUnstackable(Block &body, TypeRange carried) {
  for (Type type : carried)
    if (!canStack(type))
      return type;
  for (Operation &op : body)
    for (Type type : op.getResultTypes())
      if (!canStack(type) && !isOfScalars(op) && !isSwap(&op))
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
  return Error{"it has a value of type " + llvm::to_string(type) +
               ", of which a loop has no stack"};
}

static Result<CountedLoop> readFor(scf::ForOp op) {
  std::optional<double> trips = tripCount(op);
  auto start = getConstantIntValue(op.getLowerBound());
  if (!trips || !start)
    return Error{"its number of iterations is not constant"};
  if (*trips > double(int64_t(1) << 40))
    return Error{"it has too many iterations"};
  if (*trips < 1 || !isCount(*start) ||
      getConstantIntValue(op.getStep()) != 1 || op.getUnsignedCmp())
    return Error{"its counter does not increase by one"};
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
  if (isa<scf::WhileOp>(op))
    return Error{"it is an scf.while; --remat-prepare turns an scf.while that "
                 "counts into an scf.for"};
  if (!bodyOfLoop(op))
    return Error{"it does not have the form of a stablehlo.while"};
  if (findReaderAhead(op->getRegion(0).front()) ||
      findReaderAhead(op->getRegion(1).front()))
    return Error{"it reads a value that a later op computes"};
  Block &condition = op->getRegion(0).front();
  for (Operation &inside : condition)
    if (&inside != &condition.back() && effectOf(&inside) != OpEffect::Pure)
      return Error{"its condition has effects"};
  std::optional<double> trips = tripCount(op);
  if (trips && !readsOneArgument(condition))
    return Error{"its condition reads other values than its counter"};
  if (!trips)
    return Error{"its number of iterations is not constant"};
  if (*trips > double(int64_t(1) << 40))
    return Error{"it has too many iterations"};
  CountedLoop loop;
  loop.op = op;
  loop.trips = int64_t(*trips);
  Value compared =
      condition.back().getOperand(0).getDefiningOp()->getOperand(0);
  loop.counter = cast<BlockArgument>(compared).getArgNumber();
  auto start = splatInteger(op->getOperand(loop.counter));
  auto next =
      counterIndexOf(loop.next(loop.counter), {loop.counterInside(), 0, 0});
  if (loop.trips < 1 || !start || !isCount(*start) ||
      next != CounterIndex{1, 1} ||
      !isIntegerScalar(loop.counterInside().getType()))
    return Error{"its counter does not increase by one"};
  if (Type type = findUnstackable(loop.body(), op->getResultTypes()))
    return noStackOf(type);
  loop.start = *start;
  readRoles(loop);
  return loop;
}
