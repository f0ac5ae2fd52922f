//===- RematPrintLoops.cpp - Prints what each loop carries ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Loops/Loops.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Transforms/StepPass.h"

#include "llvm/Support/raw_ostream.h"

namespace remat {
#define GEN_PASS_DEF_REMATPRINTLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematPrintLoopsPass
    : public StepPass<remat::impl::RematPrintLoopsBase<RematPrintLoopsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    markAllAnalysesPreserved();
    llvm::outs() << "function @" << function.getSymName() << "\n";
    numbers.clear();
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isKnownLoop(op) || isa<scf::WhileOp>(op))
        print(op);
    });
    for (const LoopPair &pair : findAllLoopPairs(stepBlock(function)))
      print(pair);
    llvm::outs().flush();
    return success();
  }

private:
  void print(Operation *op) {
    unsigned number = numbers.size();
    numbers[op] = number;
    llvm::outs() << "  loop " << number << ": ";
    Result<CountedLoop> loop = readCountedLoop(op);
    if (!loop) {
      llvm::outs() << loop.error().message << "\n";
      return;
    }
    llvm::outs() << loop->trips << " iterations from " << loop->start << "\n";
    for (auto [i, role] : llvm::enumerate(loop->roles)) {
      llvm::outs() << "    " << i << " " << carriedRoleName(role) << ": "
                   << loop->operand(i).getType();
      for (const LoopStack &stack : loop->stacks)
        if (stack.carried == i) {
          print(stack.slot);
          llvm::outs() << (stack.reads.empty() ? "" : ", read before");
        }
      llvm::outs() << "\n";
    }
  }

  static void print(CounterIndex slot) {
    llvm::outs() << ", slot " << (slot.scale < 0 ? "-" : "") << "counter";
    if (slot.offset != 0)
      llvm::outs() << (slot.offset < 0 ? " - " : " + ")
                   << std::abs(slot.offset);
  }

  void print(const LoopPair &pair) {
    if (pair.isAlone()) {
      llvm::outs() << "  " << numbers.lookup(pair.backward.op)
                   << ": each iteration is a step\n";
      return;
    }
    llvm::outs() << "  pair of " << numbers.lookup(pair.forward.op) << " and "
                 << numbers.lookup(pair.backward.op) << ": "
                 << pair.residuals.size() << " residuals\n";
    for (const Residual &residual : pair.residuals) {
      llvm::outs() << "    " << pair.forward.stacks[residual.stack].carried;
      if (residual.backward)
        llvm::outs() << " is read as " << *residual.backward << "\n";
      else
        llvm::outs() << " is read from outside\n";
    }
  }

  llvm::DenseMap<Operation *, unsigned> numbers;
};

} // namespace
