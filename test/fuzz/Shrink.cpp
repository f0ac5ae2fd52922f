//===- Shrink.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Shrink.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

namespace {

class Shrinker {
public:
  Shrinker(Case start, StringRef kind, Checker &checker)
      : best(std::move(start)), kind(kind), checker(checker) {}

  Case run() {
    dropPlan();
    choiceToSteps();
    for (bool again = true; again;) {
      again = dropPasses();
      again |= dropOps();
      again |= dropResults();
      again |= dropSteps();
      again |= simplifyChoice();
    }
    return std::move(best);
  }

private:
  bool fails(const Case &candidate) {
    Rewritten rewritten = checker.rewrite(candidate);
    if (!rewritten.failure)
      checker.execute(rewritten, candidate.seed);
    return rewritten.failure && rewritten.failure->kind == kind;
  }

  /// A clean case must stay clean. Otherwise the cleanups would also find work
  /// that the plan did not make.
  bool staysClean(const Case &candidate) {
    if (!candidate.isClean)
      return true;
    auto size = [](ModuleOp module) {
      size_t count = 0;
      module.walk([&](Operation *) { ++count; });
      return count;
    };
    Case cleaned = candidate.copy();
    stripIds(*cleaned.module);
    checker.clean(*cleaned.module);
    return size(*cleaned.module) == size(*candidate.module);
  }

  bool take(Case candidate) {
    eraseUnused(stepOf(*candidate.module));
    dropUnusedArguments(stepOf(*candidate.module));
    if (!staysClean(candidate) || !fails(candidate))
      return false;
    best = std::move(candidate);
    return true;
  }

  /// Replaces a choice by the plan that the realiser makes of it. Then single
  /// steps can be removed. The realiser is rarely the cause of the failure.
  void choiceToSteps() {
    if (!best.choice)
      return;
    auto graph = readFunctionGraph(stepOf(*best.module));
    if (failed(graph))
      return;
    auto split = splitAtLoss(graph->graph, "fuzz");
    if (!split)
      return;
    auto steps =
        realise(graph->graph, *split, resolveChoice(*best.choice, *graph));
    if (!steps)
      return;
    Case candidate = best.copy();
    candidate.choice.reset();
    for (Step step : *steps)
      candidate.steps.push_back(graph->nodeOps[step.id]
                                    ->getAttrOfType<IntegerAttr>(kIdName)
                                    .getInt());
    take(std::move(candidate));
  }

  /// Drops the plan or the pipeline. Most often, one of the two is enough for
  /// the failure.
  void dropPlan() {
    if (best.pipeline.isEmpty())
      return;
    Case candidate = best.copy();
    candidate.pipeline = {};
    if (take(std::move(candidate)))
      return;
    candidate = best.copy();
    candidate.choice.reset();
    candidate.swapShare = 0;
    candidate.steps.clear();
    stepOf(*candidate.module).walk([&](Operation *op) {
      if (auto id = op->getAttrOfType<IntegerAttr>(kIdName))
        candidate.steps.push_back(id.getInt());
    });
    take(std::move(candidate));
  }

  bool dropPasses() {
    bool any = false;
    for (auto list : {&Pipeline::before, &Pipeline::options, &Pipeline::after})
      for (size_t i = (best.pipeline.*list).size(); i-- > 0;) {
        Case candidate = best.copy();
        auto &items = candidate.pipeline.*list;
        items.erase(items.begin() + i);
        any |= take(std::move(candidate));
      }
    return any;
  }

  static void dropUnusedArguments(func::FuncOp step) {
    for (unsigned i = step.getNumArguments(); i-- > 0;)
      if (step.getArgument(i).use_empty())
        (void)step.eraseArgument(i);
  }

  /// Removes values that no node and no result needs: constants, empties, fills
  /// and views.
  static void eraseUnused(func::FuncOp step) {
    for (Operation *op = step.front().getTerminator()->getPrevNode(); op;) {
      Operation *previous = op->getPrevNode();
      if (op->use_empty() && !op->hasAttr(kIdName))
        op->erase();
      op = previous;
    }
  }

  /// Removes the op and turns its results into arguments.
  static void dropOp(func::FuncOp step, Operation *op) {
    for (Value result : op->getResults()) {
      if (result.use_empty())
        continue;
      unsigned index = step.getNumArguments();
      (void)step.insertArgument(index, result.getType(), {}, op->getLoc());
      result.replaceAllUsesWith(step.getArgument(index));
    }
    op->erase();
  }

  bool dropOps() {
    bool any = false;
    size_t count = llvm::range_size(stepOf(*best.module).front());
    for (size_t i = count; i-- > 0;) {
      auto ops = stepOf(*best.module).front().without_terminator();
      if (i >= size_t(llvm::range_size(ops)))
        continue;
      Case candidate = best.copy();
      func::FuncOp step = stepOf(*candidate.module);
      Operation *op = &*std::next(step.front().begin(), i);
      if (!llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>))
        continue;
      dropOp(step, op);
      any |= take(std::move(candidate));
    }
    return any;
  }

  bool dropResults() {
    bool any = false;
    for (size_t i = stepOf(*best.module).getNumResults(); i-- > 0;) {
      Case candidate = best.copy();
      func::FuncOp step = stepOf(*candidate.module);
      Operation *def =
          step.front().getTerminator()->getOperand(i).getDefiningOp();
      step.front().getTerminator()->eraseOperand(i);
      if (failed(step.eraseResult(i)))
        continue;
      if (def && def->use_empty())
        dropOp(step, def);
      any |= take(std::move(candidate));
    }
    return any;
  }

  bool dropSteps() {
    bool any = false;
    for (size_t i = best.steps.size(); i-- > 0;) {
      if (i >= best.steps.size() || llvm::count(best.steps, best.steps[i]) < 2)
        continue;
      Case candidate = best.copy();
      candidate.steps.erase(candidate.steps.begin() + i);
      any |= take(std::move(candidate));
    }
    return any;
  }

  bool simplifyChoice() {
    if (!best.choice)
      return false;
    bool any = false;
    auto attempt = [&](auto change) {
      Case candidate = best.copy();
      change(*candidate.choice);
      any |= take(std::move(candidate));
    };
    if (best.choice->holdFor != kNone)
      attempt([](ChoiceById &choice) { choice.holdFor = kNone; });
    if (!best.choice->segment.empty())
      attempt([](ChoiceById &choice) { choice.segment.clear(); });
    for (size_t id = 0; id < best.choice->kept.size(); ++id)
      for (size_t r = 0; r < best.choice->kept[id].size(); ++r)
        if (!best.choice->kept[id][r])
          attempt([&](ChoiceById &choice) { choice.kept[id][r] = true; });
    return any;
  }

  Case best;
  StringRef kind;
  Checker &checker;
};

} // namespace

Case remat::fuzz::shrink(const Case &original, StringRef kind,
                         Checker &checker) {
  return Shrinker(original.copy(), kind, checker).run();
}
