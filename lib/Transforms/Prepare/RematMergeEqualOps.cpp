//===- RematMergeEqualOps.cpp - Merges ops that make equal values ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/ForeignOps.h"
#include "remat/Transforms/Passes.h"

#include "mlir/IR/OperationSupport.h"

#include <unordered_set>

namespace remat {
#define GEN_PASS_DEF_REMATMERGEEQUALOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Knows which values of a block are equal.
class Equal {
public:
  /// Returns the first value that equals \p value.
  Value first(Value value) const {
    Value found = firsts.lookup(value);
    return found ? found : value;
  }

  void add(Operation &op, Operation &other) {
    for (auto [value, equal] : llvm::zip(op.getResults(), other.getResults()))
      firsts[value] = first(equal);
  }

private:
  DenseMap<Value, Value> firsts;
};

/// Finds ops that compute the same result from equal values.
struct Hash {
  const Equal &equal;

  size_t operator()(Operation *op) const {
    return OperationEquivalence::computeHash(
        op, [&](Value value) { return hash_value(equal.first(value)); },
        OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
  }
};

struct Same {
  const Equal &equal;

  bool operator()(Operation *one, Operation *other) const {
    DenseMap<Value, Value> inside;
    return OperationEquivalence::isEquivalentTo(
        one, other,
        [&](Value a, Value b) {
          return success(equal.first(a) == equal.first(b) ||
                         inside.lookup(a) == b);
        },
        [&](Value a, Value b) { inside[a] = b; },
        OperationEquivalence::IgnoreLocations);
  }
};

class RematMergeEqualOpsPass
    : public remat::impl::RematMergeEqualOpsBase<RematMergeEqualOpsPass> {
public:
  using RematMergeEqualOpsBase::RematMergeEqualOpsBase;

  void runOnOperation() override {
    getOperation().getBody().walk([](Block *block) { merge(*block); });
  }

private:
  static void merge(Block &block) {
    Equal equal;
    std::unordered_set<Operation *, Hash, Same> seen(0, Hash{equal},
                                                     Same{equal});
    SmallVector<Operation *> copied;
    for (Operation &op : llvm::make_early_inc_range(block)) {
      std::optional<ForeignForm> form = formOf(op);
      if (!form)
        continue;
      // A convolution is a call of a library, so XLA copies no other op into
      // its kernel. If several convolutions read a value, XLA keeps the value
      // in memory once for all of them.
      if (*form == ForeignForm::Convolution)
        for (OpOperand &operand : op.getOpOperands())
          operand.set(equal.first(operand.get()));
      auto [first, isNew] = seen.insert(&op);
      if (isNew)
        continue;
      if (isCopied(*form)) {
        equal.add(op, **first);
        copied.push_back(&op);
        continue;
      }
      op.replaceAllUsesWith(*first);
      op.erase();
    }
    for (Operation *op : llvm::reverse(copied))
      if (op->use_empty())
        op->erase();
  }

  /// Returns nothing for loops, branches and barriers, because such ops do more
  /// than make their results.
  static std::optional<ForeignForm> formOf(Operation &op) {
    std::optional<ForeignOp> foreign = lookUpForeign(&op);
    if (!foreign || effectOf(&op) != OpEffect::Pure)
      return std::nullopt;
    switch (foreign->form) {
    case ForeignForm::Barrier:
    case ForeignForm::While:
    case ForeignForm::Branch:
    case ForeignForm::Terminator:
    case ForeignForm::Opaque:
      return std::nullopt;
    default:
      return foreign->form;
    }
  }

  /// Returns whether XLA copies an op of the form \p form into the kernel of
  /// each reader. XLA does so if the op computes no new numbers.
  static bool isCopied(ForeignForm form) {
    switch (form) {
    case ForeignForm::Broadcast:
    case ForeignForm::Constant:
    case ForeignForm::Convert:
    case ForeignForm::Move:
    case ForeignForm::View:
      return true;
    default:
      return false;
    }
  }
};

} // namespace
