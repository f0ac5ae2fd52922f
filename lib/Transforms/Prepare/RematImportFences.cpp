//===- RematImportFences.cpp - Turns foreign barriers into fences ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/Storage.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATIMPORTFENCES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

/// Returns whether \p op is a barrier that passes tensors on unchanged.
static bool isBarrierOfTensors(Operation *op) {
  return isForeignBarrier(op) && op->getNumResults() > 0 &&
         op->getOperandTypes() == op->getResultTypes() &&
         llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>);
}

namespace {

class RematImportFencesPass
    : public remat::impl::RematImportFencesBase<RematImportFencesPass> {
public:
  using RematImportFencesBase::RematImportFencesBase;

  void runOnOperation() override {
    SmallVector<Operation *> barriers;
    getOperation().walk([&](Operation *op) {
      if (isBarrierOfTensors(op))
        barriers.push_back(op);
    });
    while (!barriers.empty()) {
      // An importer may have split one barrier into several, with one value
      // each.
      SmallVector<Operation *> run{barriers.pop_back_val()};
      while (!barriers.empty() &&
             barriers.back()->getNextNode() == run.front() &&
             llvm::none_of(barriers.back()->getUsers(), [&](Operation *user) {
               return llvm::is_contained(run, user);
             }))
        run.insert(run.begin(), barriers.pop_back_val());
      replace(run);
    }
  }

private:
  static void replace(ArrayRef<Operation *> run) {
    SmallVector<Value> inputs, outputs;
    for (Operation *op : run) {
      llvm::append_range(inputs, op->getOperands());
      llvm::append_range(outputs, op->getResults());
    }
    OpBuilder builder(run.front());
    auto fence =
        FenceOp::create(builder, run.front()->getLoc(),
                        TypeRange(ValueRange(inputs)), inputs, ValueRange());
    for (auto [was, is] : llvm::zip(outputs, fence.getResults()))
      was.replaceAllUsesWith(is);
    for (Operation *op : run)
      op->erase();
  }
};

} // namespace
