//===- RematMergeEqualOps.cpp - What is computed twice, once --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/ForeignOps.h"
#include "remat/Transforms/Passes.h"

#include "mlir/IR/OperationSupport.h"

namespace remat {
#define GEN_PASS_DEF_REMATMERGEEQUALOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Looks ops up by what they compute, wherever they came from.
struct ByContent : llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(const Operation *op) {
    return OperationEquivalence::computeHash(
        const_cast<Operation *>(op), OperationEquivalence::directHashValue,
        OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
  }

  static bool isEqual(const Operation *one, const Operation *other) {
    if (one == other)
      return true;
    if (isMarker(one) || isMarker(other))
      return false;
    return OperationEquivalence::isEquivalentTo(
        const_cast<Operation *>(one), const_cast<Operation *>(other),
        OperationEquivalence::IgnoreLocations);
  }

private:
  /// Whether the map marks an empty or an erased place by \p op.
  static bool isMarker(const Operation *op) {
    return op == getEmptyKey() || op == getTombstoneKey();
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
    DenseSet<Operation *, ByContent> seen;
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (!mayBeMerged(op))
        continue;
      auto [first, isNew] = seen.insert(&op);
      if (isNew)
        continue;
      op.replaceAllUsesWith(*first);
      op.erase();
    }
  }

  /// Loops, branches and barriers stay: what they are there for is not what
  /// they compute.
  static bool mayBeMerged(Operation &op) {
    std::optional<ForeignOp> foreign = lookUpForeign(&op);
    if (!foreign || effectOf(&op) != OpEffect::Pure)
      return false;
    switch (foreign->form) {
    case ForeignForm::Barrier:
    case ForeignForm::While:
    case ForeignForm::Branch:
    case ForeignForm::Terminator:
    case ForeignForm::Opaque:
      return false;
    default:
      return true;
    }
  }
};

} // namespace
