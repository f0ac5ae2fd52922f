//===- SlicedOps.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/SlicedOps.h"

#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/OpOrder.h"
#include "Analysis/Ops/TypeSizes.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

/// The search from a value back to its operands follows at most this number of
/// ops. A value behind a longer chain of ops cannot be sliced.
static constexpr unsigned kMostDepth = 64;

static RankedTensorType tensorType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

bool remat::isScalar(Value value) {
  RankedTensorType type = tensorType(value);
  return type && type.getRank() == 0;
}

ArrayRef<int64_t> remat::broadcastDimensions(Operation *op) {
  auto dimensions = op->getAttrOfType<DenseI64ArrayAttr>(kBroadcastDimensions);
  return dimensions ? dimensions.asArrayRef() : ArrayRef<int64_t>();
}

bool remat::isSameForAll(Operation *op) {
  if (!op || op->getName().getStringRef() != "stablehlo.broadcast_in_dim" ||
      llvm::is_contained(broadcastDimensions(op), 0))
    return false;
  RankedTensorType from = tensorType(op->getOperand(0));
  RankedTensorType to = tensorType(op->getResult(0));
  // If the first dimensions had equal sizes, the operand would have a slot for
  // each iteration, like a stack.
  return from && to && to.getRank() > 0 &&
         (from.getRank() == 0 || from.getDimSize(0) != to.getDimSize(0));
}

bool SliceAnalysis::isBefore(Value value) const {
  Operation *op = value.getDefiningOp();
  Block *block = loop.op->getBlock();
  if (!op)
    return value.getParentBlock() == block;
  return op->getBlock() == block && op->isBeforeInBlock(loop.op);
}

bool SliceAnalysis::isComputed(Value value) const {
  Operation *op = value.getDefiningOp();
  return op && (isSameForAll(op) || isSplatConstant(op) || !isBefore(value));
}

/// Returns whether \p op is elementwise and its result has a slice for each
/// iteration. An elementwise op may also read scalars.
bool SliceAnalysis::isElementwise(Operation *op) const {
  auto foreign = lookUpForeign(op);
  StringRef name = op->getName().getStringRef();
  bool isNamedSo = foreign && (foreign->form == ForeignForm::Elementwise ||
                               name == "stablehlo.convert");
  if (!isNamedSo || !name.starts_with("stablehlo.") ||
      op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      op->getBlock() != loop.op->getBlock() || effectOf(op) != OpEffect::Pure)
    return false;
  RankedTensorType type = tensorType(op->getResult(0));
  return type && type.hasStaticShape() && type.getRank() > 0 &&
         type.getDimSize(0) == loop.trips &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           RankedTensorType given = tensorType(operand);
           return given &&
                  (given.getRank() == 0 || given.getShape() == type.getShape());
         });
}

/// Returns whether the scalar \p value exists before the loop or can be moved
/// there.
bool SliceAnalysis::canMoveUp(Value value, unsigned depth) const {
  if (isBefore(value))
    return true;
  Operation *op = value.getDefiningOp();
  return op && depth < kMostDepth && op->getBlock() == loop.op->getBlock() &&
         op->getNumRegions() == 0 && effectOf(op) == OpEffect::Pure &&
         llvm::all_of(
             op->getOperands(),
             [&](Value operand) {
               return isScalar(operand) && canMoveUp(operand, depth + 1);
             });
}

/// Returns whether a slice of \p value can be read or computed without a stack.
bool SliceAnalysis::canSlice(Value value, unsigned depth) {
  if (auto it = sliceable.find(value); it != sliceable.end())
    return it->second;
  RankedTensorType type = tensorType(value);
  Operation *op = value.getDefiningOp();
  bool can = false;
  if (!type || !type.hasStaticShape() || type.getRank() == 0 ||
      type.getDimSize(0) != loop.trips || depth == kMostDepth)
    can = false;
  else if (isSameForAll(op))
    can = isScalar(op->getOperand(0)) ? canMoveUp(op->getOperand(0))
                                      : isBefore(op->getOperand(0));
  else if (isBefore(value) || (op && isSplatConstant(op)))
    can = true;
  else if (op && isElementwise(op))
    can = llvm::all_of(op->getOperands(), [&](Value operand) {
      return isScalar(operand) ? canMoveUp(operand)
                               : canSlice(operand, depth + 1);
    });
  return sliceable[value] = can;
}

/// Returns the ops that depend on stacks directly or through elementwise ops.
/// The returned ops are in program order.
SmallVector<Operation *> SliceAnalysis::readersOfStacks() const {
  llvm::SetVector<Operation *> found;
  SmallVector<Value> worklist;
  for (const LoopStack &stack : loop.stacks)
    worklist.push_back(loop.op->getResult(stack.carried));
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val().getUsers())
      if (isElementwise(user) && found.insert(user))
        worklist.push_back(user->getResult(0));
  return inProgramOrder(found.getArrayRef());
}

std::vector<SlicedOps> SliceAnalysis::find() {
  /// For each value, a stack that it depends on.
  llvm::DenseMap<Value, unsigned> stackOf;
  for (auto [s, stack] : llvm::enumerate(loop.stacks))
    stackOf[loop.op->getResult(stack.carried)] = s;
  llvm::EquivalenceClasses<unsigned> together;
  for (unsigned s = 0; s < loop.stacks.size(); ++s)
    together.insert(s);
  SmallVector<Operation *> moved;
  for (Operation *op : readersOfStacks()) {
    SmallVector<unsigned> stacks;
    bool can = llvm::all_of(op->getOperands(), [&](Value operand) {
      if (auto it = stackOf.find(operand); it != stackOf.end()) {
        stacks.push_back(it->second);
        return true;
      }
      return isScalar(operand) ? canMoveUp(operand) : canSlice(operand);
    });
    if (!can || stacks.empty() || !llvm::all_of(stacks, [&](unsigned s) {
          return loop.stacks[s].slot == loop.stacks[stacks[0]].slot;
        }))
      continue;
    moved.push_back(op);
    stackOf[op->getResult(0)] = stacks[0];
    for (unsigned s : stacks)
      together.unionSets(stacks[0], s);
  }
  llvm::MapVector<unsigned, SlicedOps> parts;
  for (unsigned s = 0; s < loop.stacks.size(); ++s) {
    SlicedOps &part = parts[together.getLeaderValue(s)];
    part.stacks.push_back(s);
    part.slot = loop.stacks[s].slot;
  }
  llvm::DenseSet<Operation *> all(moved.begin(), moved.end());
  for (Operation *op : moved) {
    SlicedOps &part =
        parts[together.getLeaderValue(stackOf.lookup(op->getResult(0)))];
    part.ops.push_back(op);
    if (llvm::any_of(op->getUsers(),
                     [&](Operation *user) { return !all.contains(user); }))
      part.results.push_back(op->getResult(0));
  }
  std::vector<SlicedOps> found;
  for (auto &[leader, part] : parts)
    if (isWorthIt(part))
      found.push_back(std::move(part));
  return found;
}

bool SliceAnalysis::isWorthIt(const SlicedOps &part) const {
  llvm::DenseSet<Operation *> ops(part.ops.begin(), part.ops.end());
  double gone = 0, come = 0;
  for (unsigned s : part.stacks) {
    Value stack = loop.op->getResult(loop.stacks[s].carried);
    if (llvm::all_of(stack.getUsers(),
                     [&](Operation *user) { return ops.contains(user); }))
      gone += bytesOrZero(stack.getType());
  }
  for (Value result : part.results)
    if (!llvm::is_contained(result.getUsers(), &loop.op->getBlock()->back()))
      come += bytesOrZero(result.getType());
  return !part.ops.empty() && gone > come;
}
