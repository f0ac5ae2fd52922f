//===- Execute.cpp - Runs cases before and after rewriting ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checks.h"

#include "Analysis/Storage/Storage.h"
#include "Analysis/Storage/Workspace.h"
#include "Execution/Cpu/Compiler.h"
#include "Execution/Cpu/Inputs.h"
#include "Execution/Cpu/Runner.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

namespace {

/// One compiled function of a case.
struct Form {
  const char *name;
  ModuleOp module;
  int64_t live; ///< The peak that should be measured on the device.
  int64_t host; ///< The peak that should be measured on the host.
  /// If true, the outputs of this function may differ from those of earlier
  /// functions. All later functions must have the outputs of this function.
  bool isNewStart = false;
  bool isSliced = false;
};

SmallVector<Form> formsOf(Rewritten &rewritten) {
  SmallVector<Form> forms{
      {"before", *rewritten.before, rewritten.liveBefore, 0},
      {"after", *rewritten.after, rewritten.liveAfter, rewritten.hostPeak}};
  if (rewritten.cleaned)
    forms.push_back({"cleaned", *rewritten.cleaned, rewritten.liveCleaned,
                     rewritten.hostPeak});
  if (rewritten.scheduled)
    forms.push_back({"scheduled", *rewritten.scheduled, rewritten.liveScheduled,
                     rewritten.hostPeakScheduled});
  if (rewritten.inPlace)
    forms.push_back({"in place", *rewritten.inPlace, rewritten.liveInPlace,
                     rewritten.isInPlaceAfter ? rewritten.hostPeak : 0});
  if (rewritten.sliced)
    forms.push_back({"sliced", *rewritten.sliced, rewritten.liveSliced, 0,
                     /*isNewStart=*/false, /*isSliced=*/true});
  if (rewritten.prepared)
    forms.push_back({"prepared", *rewritten.prepared, Rewritten::kUnknown,
                     Rewritten::kUnknown, /*isNewStart=*/true});
  if (rewritten.fitted)
    forms.push_back({"fitted", *rewritten.fitted, rewritten.liveFitted,
                     rewritten.hostPeakFitted});
  return forms;
}

/// Returns whether a value that a loop carries begins as a part of a tensor.
/// This part is copied before the loop, and then the tensor may be dead. But
/// the graph counts the tensor as read by the loop, and so as held until the
/// loop ends.
bool loopBeginsWithPart(const StepInfo &info) {
  return llvm::any_of(info.copies, [](const AddedCopy &copy) {
    return StringRef(copy.reason).contains("scf.for writes a part of a tensor");
  });
}

/// Returns whether one side of \p branch holds fewer bytes than the other side.
/// The graph counts the side with more bytes, but the step may run the other
/// side.
bool sidesDiffer(Operation *branch) {
  int64_t first = workspaceOf(branch->getRegion(0).front()).bytes;
  return llvm::any_of(branch->getRegions(), [&](Region &region) {
    return !region.empty() && workspaceOf(region.front()).bytes != first;
  });
}

/// Returns whether an op with several results writes one of them over a part
/// of a tensor. The part is copied before the op allocates its other results,
/// and then the tensor may be dead. But the graph counts the tensor as read by
/// the op, and so as held until the op ends.
bool copiesPartFirst(Operation *op) {
  return op->getNumResults() > 1 && isa<DestinationStyleOpInterface>(op) &&
         llvm::any_of(op->getOperands(), [](Value operand) {
           return operand.getDefiningOp<tensor::ExtractSliceOp>();
         });
}

bool mayHoldLess(ModuleOp module) {
  auto walk = module.walk([](Operation *op) {
    return (isBranch(op) && sidesDiffer(op)) || copiesPartFirst(op)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return walk.wasInterrupted();
}

void checkRun(const Form &form, const StepInfo &info, const RunResult &run,
              Rewritten &result) {
  if (run.leakedBytes != 0 || run.badFrees != 0)
    result.fail("leak", Twine(form.name) + " leaks " + Twine(run.leakedBytes) +
                            " bytes and frees " + Twine(run.badFrees) +
                            " times what is not live");
  if (form.host != Rewritten::kUnknown && run.hostPeakBytes != form.host)
    result.fail("measured-host",
                Twine(form.name) + " holds " + Twine(run.hostPeakBytes) +
                    " bytes on the host, simulated are " + Twine(form.host));
  // An arena holds its bytes all the time. Its live bytes are counted from the
  // lifetimes of the buffers, without donated arguments.
  if (form.live == Rewritten::kUnknown)
    return;
  int64_t held = info.arena ? info.arena->liveBytes : run.peakBytes;
  if (info.arena ? held <= form.live : held == form.live)
    return;
  if (held <= form.live &&
      (loopBeginsWithPart(info) || mayHoldLess(form.module)))
    return;
  std::string copies;
  for (const AddedCopy &copy : info.copies)
    copies +=
        "\n  copy of " + std::to_string(copy.bytes) + " bytes: " + copy.reason;
  result.fail("measured", Twine(form.name) + " holds " + Twine(held) +
                              " bytes, simulated are " + Twine(form.live) +
                              copies);
}

/// The second form of a case runs with copies as late as possible. In all other
/// forms, copies run after random delays.
EmulationOptions timingOf(size_t form, uint64_t seed) {
  return {form == 1 ? CopyTiming::Lazy : CopyTiming::Random, seed};
}

} // namespace

bool Checker::executeTogether(ArrayRef<Rewritten *> cases, uint64_t seed) {
  SmallVector<func::FuncOp> steps;
  for (Rewritten *rewritten : cases)
    for (const Form &form : formsOf(*rewritten))
      steps.push_back(stepOf(form.module));
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    said += diagnostic.str() + "\n";
    return success();
  });
  CompileOptions options;
  options.arena = arena;
  options.packingEffort = 0.001; // A problem that is hard to pack may take
                                 // seconds.
  auto compiled = compileSteps(steps, options);
  if (failed(compiled)) {
    if (cases.size() == 1)
      cases.front()->fail("compile", said);
    return false;
  }
  size_t next = 0;
  for (Rewritten *rewritten : cases) {
    SmallVector<Form> forms = formsOf(*rewritten);
    auto inputs = randomInputs((*compiled)->info(next).inputs, seed);
    std::vector<TensorData> expected;
    for (auto [i, form] : llvm::enumerate(forms)) {
      const StepInfo &info = (*compiled)->info(next);
      RunResult run = runStep(**compiled, next++, inputs, timingOf(i, seed));
      if (i == 0 || form.isNewStart) {
        OutputQuality quality = inspectOutputs(run.outputs);
        if (quality.nan + quality.inf != 0)
          rewritten->fail("finite", "an output has elements that are not");
        expected = std::move(run.outputs);
      } else if (auto differences = compareOutputs(expected, run.outputs);
                 !differences.empty()) {
        rewritten->fail("bits",
                        Twine(form.name) + ": output " +
                            Twine(differences.front().output) + " differs in " +
                            Twine(differences.front().differingElements) +
                            " elements, by at most " +
                            std::to_string(differences.front().largest));
      }
      checkRun(form, info, run, *rewritten);
    }
  }
  return true;
}

void Checker::execute(MutableArrayRef<Rewritten> cases, uint64_t seed) {
  SmallVector<Rewritten *> runnable;
  for (Rewritten &rewritten : cases)
    if (!rewritten.failure)
      runnable.push_back(&rewritten);
  if (runnable.empty() || executeTogether(runnable, seed))
    return;
  if (runnable.size() > 1)
    for (Rewritten *rewritten : runnable)
      executeTogether(rewritten, seed);
}
