//===- RematVerifyLoops.cpp - Checks that loops follow their plans --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This pass reads the loops after all other passes. It counts the bytes of the
// loops' stacks and of their iterations in program order. It uses the same
// analysis, joint body and simulator as the planner of loops. It uses neither
// the plans of the loops nor the code that rewrites them. It also compares
// values with the values of the original step (LoopValues.h).
//
//===----------------------------------------------------------------------===//

#include "Analysis/Ops/Names.h"
#include "Transforms/Loops/LoopPlan.h"
#include "Transforms/Loops/LoopValues.h"
#include "Transforms/StepPass.h"
#include "remat/Core/Graph/Budget.h"

#include "mlir/Parser/Parser.h"

namespace remat {
#define GEN_PASS_DEF_REMATVERIFYLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematVerifyLoopsPass
    : public StepPass<remat::impl::RematVerifyLoopsBase<RematVerifyLoopsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult readOptions() override {
    Result<Budget> given = parseBudget(budget.getValue());
    limit = given ? given->resolve(0).value_or(0) : 0;
    if (limit > 0)
      return success();
    return emitError(getOperation().getLoc(), "budget='")
           << budget << "': expected bytes, such as 8GiB";
  }

  LogicalResult runOnStep(func::FuncOp function) override {
    if (failed(compare(function)) || failed(checkFences(function)))
      return failure();
    return check(function);
  }

private:
  /// Compares \p function with the function of the same name in the file that
  /// the pass's option names.
  LogicalResult compare(func::FuncOp function) {
    if (as.empty())
      return success();
    OwningOpRef<ModuleOp> file =
        parseSourceFile<ModuleOp>(as.getValue(), &getContext());
    if (!file)
      return emitError(getOperation().getLoc(), "as=")
             << as << ": this file cannot be read as a module";
    auto before = file->lookupSymbol<func::FuncOp>(function.getSymName());
    if (!before)
      return emitError(lineOf(function), "'")
             << as << "' has no function @" << function.getSymName();
    return compareLoopValues(before, function);
  }

  /// Emits an error for a fence in a loop if no op reads the fence's
  /// results. In that case, a pass has removed or merged the recomputed
  /// ops.
  static LogicalResult checkFences(func::FuncOp function) {
    WalkResult walk = function.walk([](FenceOp fence) {
      if (!fence.use_empty() || fence->getNumResults() == 0)
        return WalkResult::advance();
      fence.emitOpError("has no users: a pass removed or merged "
                        "the recomputed ops");
      return WalkResult::interrupt();
    });
    return failure(walk.wasInterrupted());
  }

  LogicalResult check(func::FuncOp function) {
    std::vector<LoopPair> pairs = findAllLoopPairs(stepBlock(function));
    if (pairs.empty())
      return emitError(lineOf(function))
             << "has no planned loops any more: a pass changed their stacks, "
                "or unrolled them";
    LoopTotal total;
    const LoopPair *largest = nullptr;
    int64_t most = -1;
    for (const LoopPair &pair : pairs) {
      PairGraph read(pair);
      if (failed(read.read(CostModel::Flops)))
        return failure();
      LoopBytes held = keepAll(read.graph).bytes;
      total.add(held);
      if (held.total() > most) {
        most = held.total();
        largest = &pair;
      }
    }
    int64_t bytes = total.bytes();
    if (bytes <= limit) {
      if (remarks && largest->isAlone())
        emitRemark(lineOf(function), "verified: one iteration of a loop takes ")
            << bytes << " bytes";
      else if (remarks)
        emitRemark(lineOf(function), "verified: ")
            << pairs.size() << " pairs of loops need " << bytes
            << " bytes for stacks and iterations";
      return success();
    }
    InFlightDiagnostic error =
        emitError(lineOf(function), "loops need ")
        << bytes << " bytes for stacks and iterations, and the budget is "
        << limit
        << ": a pass after remat-apply-loops undid or reordered the plan";
    error.attachNote(largest->first().op->getLoc())
        << (largest->isAlone()
                ? "one iteration of this loop takes "
                : "this loop and the loop that reads its stacks take ")
        << most;
    return error;
  }

  int64_t limit = 0; ///< The budget in bytes.
};

} // namespace
