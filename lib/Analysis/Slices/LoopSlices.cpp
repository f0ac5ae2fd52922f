//===- LoopSlices.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A scan over layers computes all examples of a batch, and a slice of the scan
// computes some of them. Therefore the values that the scan carries or writes
// into stacks are sliced, and so is its body. A sum over the batch in the body,
// such as the gradient of a layer, then has only the terms of one slice. All
// values that the body computes from such a sum must be linear in it, because
// the terms of all slices are added up after the loop.
//===----------------------------------------------------------------------===//

#include "Analysis/Slices/SliceRules.h"

#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Slices/HloSlicing.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace remat;

namespace {

/// Says which part of a value in the loop's body one slice has.
struct State {
  enum Kind : uint8_t {
    Whole,  ///< Each slice has the whole value, which is equal in all slices.
    Sliced, ///< Each slice has its own part of the value.
    /// Each slice has its own terms of the value. The value is the sum of the
    /// terms of all slices.
    Terms,
  };
  Kind kind = Whole;
  SlicedDim where; ///< If the kind is Sliced, the sliced dimension.

  bool operator==(const State &) const = default;
};

State stateAt(const SlicedValue &where) {
  return where ? State{State::Sliced, *where} : State{};
}

bool isZero(Value value) {
  for (Operation *op = value.getDefiningOp(); op; op = value.getDefiningOp()) {
    StringRef name = op->getName().stripDialect();
    bool isCopy = name == "broadcast_in_dim" || name == "reshape";
    if (!isCopy || op->getNumOperands() != 1) {
      auto elements = op->getAttrOfType<DenseElementsAttr>("value");
      return name == "constant" && elements && elements.isSplat() &&
             (matchPattern(elements, m_AnyZeroFloat()) ||
              matchPattern(elements, m_Zero()));
    }
    value = op->getOperand(0);
  }
  return false;
}

/// Returns whether \p op, a `stablehlo.reduce`, adds up all elements of its
/// only operand.
bool addsUp(Operation *op) {
  return op->getNumOperands() == 2 && isZero(op->getOperand(1)) &&
         combineOf(op) == "stablehlo.add";
}

/// Returns whether \p op only converts numbers to a type with more bits.
bool isWider(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return false;
  auto from = dyn_cast<FloatType>(getElementTypeOrSelf(op->getOperand(0)));
  auto to = dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0)));
  return from && to && from.getWidth() < to.getWidth();
}

class LoopSlicing {
public:
  LoopSlicing(Operation *op, ArrayRef<SlicedValue> operands,
              const SliceOptions &options, std::string &reason)
      : op(op), body(op->getRegion(1).front()), options(options),
        reason(reason) {
    for (const SlicedValue &operand : operands)
      carried.push_back(stateAt(operand));
  }

  std::optional<OpSlices> run() {
    do {
      isSettled = false;
      // The next iteration receives the values that the body passes on, so it
      // receives them in the same states.
      do {
        changed = false;
        if (!visitBody() || !joinCarried())
          return std::nullopt;
      } while (changed);
      // From here on, the states of the carried values do not change. This
      // round of the search checks values that are whole but of which a slice
      // reads only a part.
      isSettled = true;
      if (!visitBody() || !joinCarried())
        return std::nullopt;
    } while (changed);
    if (!checkCondition())
      return std::nullopt;
    return slices();
  }

private:
  bool fail(StringRef why) {
    if (reason.empty())
      reason = why;
    return false;
  }

  State stateOf(Value value) const {
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == &body)
      return carried[argument.getArgNumber()];
    return states.lookup(value);
  }

  //===--------------------------------------------------------------------===//
  // The body
  //===--------------------------------------------------------------------===//

  bool visitBody() {
    states.clear();
    found.sliced.clear();
    for (Operation &inside : llvm::drop_end(body))
      if (!visit(&inside))
        return false;
    return true;
  }

  bool visit(Operation *inside) {
    SmallVector<SlicedValue> wheres;
    bool isSliced = false, hasTerms = false;
    for (Value operand : inside->getOperands()) {
      State state = stateOf(operand);
      isSliced |= state.kind == State::Sliced;
      hasTerms |= state.kind == State::Terms;
      wheres.push_back(state.kind == State::Sliced ? SlicedValue(state.where)
                                                   : std::nullopt);
    }
    for (Value value : valuesCapturedBy(inside))
      if (stateOf(value).kind != State::Whole)
        return fail("reads single elements of the sliced tensor in its body");
    if (!isSliced && !hasTerms)
      return true;
    if (effectOf(inside) != OpEffect::Pure ||
        (isSliced && hasTerms && !isForeignBarrier(inside)) ||
        (isForeignBarrier(inside) &&
         inside->getNumOperands() != inside->getNumResults()))
      return fail(("has " + inside->getName().getStringRef() +
                   " in its body, and this op needs all slices")
                      .str());
    if (isForeignBarrier(inside))
      return passBarrier(inside, std::move(wheres));
    return hasTerms ? followTerms(inside) : followSlices(inside, wheres);
  }

  bool passBarrier(Operation *barrier, SmallVector<SlicedValue> wheres) {
    for (auto [operand, result] :
         llvm::zip(barrier->getOperands(), barrier->getResults()))
      states[result] = stateOf(operand);
    OpSlices &slices = found.sliced[barrier];
    slices.operands = wheres;
    slices.results = std::move(wheres);
    return true;
  }

  bool followSlices(Operation *inside, ArrayRef<SlicedValue> wheres) {
    auto slices = sliceFromOperands(inside, wheres, options, reason);
    if (!slices)
      return false;
    if (slices->countsAlong || slices->startOperand ||
        (slices->isSum && slices->combine != "stablehlo.add"))
      return fail(
          "has an op in its body that can be sliced only outside of loops");
    if (isSettled)
      for (auto [operand, where] :
           llvm::zip_equal(inside->getOperands(), slices->operands))
        if (where && stateOf(operand).kind == State::Whole &&
            !canMake(operand, *where))
          return fail("reads a part of a tensor in its body, but this tensor "
                      "is not sliced");
    for (OpResult result : inside->getResults()) {
      unsigned n = result.getResultNumber();
      states[result] = slices->adds(n) ? State{State::Terms, {}}
                                       : stateAt(slices->results[n]);
    }
    found.sliced[inside] = std::move(*slices);
    return true;
  }

  /// So far, \p value was considered whole, but an op reads only a slice of it.
  /// Returns whether each slice can compute its part of \p value by itself, or
  /// \p value can be sliced as an operand of the loop.
  bool canMake(Value value, SlicedDim where) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == &body) {
      unsigned n = argument.getArgNumber();
      if (carried[n].kind != State::Whole)
        return carried[n] == stateAt(where);
      carried[n] = stateAt(where);
      changed = true;
      return body.back().getOperand(n) == argument;
    }
    Operation *maker = value.getDefiningOp();
    if (!maker || maker->getBlock() != &body ||
        effectOf(maker) != OpEffect::Pure)
      return false;
    auto slices =
        sliceFromResult(maker, cast<OpResult>(value).getResultNumber(), where);
    return slices && !slices->countsAlong && !slices->inLoop &&
           llvm::all_of(llvm::zip_equal(maker->getOperands(), slices->operands),
                        [&](auto each) {
                          auto &[operand, there] = each;
                          return !there || canMake(operand, *there);
                        });
  }

  /// If an op is linear in operands that are terms, its results are terms too.
  bool followTerms(Operation *inside) {
    if (!isLinear(inside))
      return fail(("has " + inside->getName().getStringRef() +
                   " in its body, an op that reads a sum over slices and is "
                   "not linear in this sum")
                      .str());
    for (Value result : inside->getResults())
      states[result] = {State::Terms, {}};
    return true;
  }

  bool isLinear(Operation *inside) const {
    StringRef name = inside->getName().stripDialect();
    // Before the last round of the search, any operand may still turn out to be
    // terms, because a later round may find that a carried value is terms.
    auto hasTerms = [&](unsigned n) {
      return !isSettled || stateOf(inside->getOperand(n)).kind == State::Terms;
    };
    auto isWhole = [&](unsigned n) {
      return stateOf(inside->getOperand(n)).kind == State::Whole;
    };
    unsigned count = inside->getNumOperands();
    auto areWhole = [&](unsigned from) {
      return llvm::all_of(llvm::seq(from, count), isWhole);
    };
    auto haveTerms = [&](unsigned until) {
      return until <= count && llvm::all_of(llvm::seq(0u, until), hasTerms);
    };
    if (name == "dynamic_update_slice")
      return haveTerms(2) && areWhole(2);
    if (name == "dynamic_slice" || name == "divide")
      return haveTerms(1) && areWhole(1);
    if (name == "convert")
      return haveTerms(1) && isWider(inside);
    if (name == "reduce")
      return haveTerms(1) && addsUp(inside);
    if (name == "multiply")
      return count == 2 && (isWhole(0) || isWhole(1));
    return llvm::is_contained({"add", "subtract", "negate", "reshape", "slice",
                               "transpose", "broadcast_in_dim", "reverse",
                               "concatenate"},
                              name) &&
           haveTerms(count);
  }

  //===--------------------------------------------------------------------===//
  // The loop
  //===--------------------------------------------------------------------===//

  /// Compares the states of the carried values with the states of the values
  /// that the body passes on. A carried value that was considered whole may
  /// turn out to be sliced. Such a value may also turn out to be terms, if it
  /// begins as zeros.
  bool joinCarried() {
    for (auto [i, value] : llvm::enumerate(body.back().getOperands())) {
      State next = stateOf(value);
      if (next == carried[i])
        continue;
      if (carried[i].kind != State::Whole)
        return fail("passes a different part of the sliced dimension to the "
                    "next iteration than it got from the previous one");
      if (next.kind == State::Terms && !isZero(op->getOperand(i)))
        return fail("adds to a tensor that does not begin as zeros");
      carried[i] = next;
      changed = true;
    }
    return true;
  }

  bool checkCondition() {
    for (BlockArgument argument : op->getRegion(0).getArguments())
      if (carried[argument.getArgNumber()].kind != State::Whole &&
          !argument.use_empty())
        return fail("reads the sliced tensor in its condition");
    return true;
  }

  OpSlices slices() {
    OpSlices slices;
    for (auto [i, state] : llvm::enumerate(carried)) {
      bool isSliced = state.kind == State::Sliced;
      slices.operands.push_back(isSliced ? SlicedValue(state.where)
                                         : std::nullopt);
      slices.sums.push_back(state.kind == State::Terms);
      slices.isSum |= slices.sums.back();
      slices.same.push_back(state.kind == State::Whole &&
                            body.back().getOperand(i) != body.getArgument(i));
    }
    slices.results = slices.operands;
    slices.combine = "stablehlo.add";
    slices.inLoop = std::make_shared<LoopSlices>(std::move(found));
    return slices;
  }

  Operation *op;
  Block &body;
  const SliceOptions &options;
  std::string &reason;
  SmallVector<State> carried;
  /// The states of the results of all ops in the body.
  llvm::DenseMap<Value, State> states;
  LoopSlices found;
  /// Whether the states of the carried values are final, so that all other
  /// values must agree with them.
  bool isSettled = false;
  bool changed = false; ///< Whether carried has changed.
};

} // namespace

std::optional<OpSlices> remat::sliceLoop(Operation *op,
                                         ArrayRef<SlicedValue> operands,
                                         const SliceOptions &options,
                                         std::string &reason) {
  if (op->getName().getStringRef() != "stablehlo.while" || !bodyOfLoop(op)) {
    reason = "is an op that remat cannot slice";
    return std::nullopt;
  }
  return LoopSlicing(op, operands, options, reason).run();
}
