//===- SliceChoice.cpp - Remarks on a choice of slices --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Slices/SliceChoice.h"

#include "Analysis/Ops/Names.h"
#include "Transforms/Slices/SliceInput.h"
#include "remat/Core/Graph/Budget.h"

#include "mlir/IR/Threading.h"

using namespace mlir;
using namespace remat;

LogicalResult CandidatesAhead::make(size_t i) {
  FailureOr<SliceCandidate> candidate =
      makeSliceCandidate(choice.step, variants[i], options);
  if (failed(candidate))
    return failure();
  made[i] = std::move(*candidate);
  if (!made[i]->module || choice.isTooLong(made[i]->graph().baseCost()))
    return success();
  if (variants[i].isLoop)
    return findBoundsOfLoop(*made[i], choice.budget);
  made[i]->findBounds(choice.budget);
  return success();
}

FailureOr<SliceCandidate> CandidatesAhead::take(size_t i) {
  // The number of candidates that are made at the same time. This number is the
  // same on every machine, so that all machines make the same candidates.
  constexpr size_t kTogether = 2;
  MLIRContext *context = func::FuncOp(choice.step).getContext();
  size_t end = std::min(i + kTogether, variants.size());
  if (!made[i] &&
      failed(failableParallelForEachN(context, i, end,
                                      [&](size_t each) { return make(each); })))
    return failure();
  return std::move(*made[i]);
}

SliceFindings remat::findingsOf(const SliceChoice &choice,
                                const SliceCandidate &best) {
  SliceFindings findings;
  if (best.variant.place) {
    static_cast<SliceCounts &>(findings) = best.variant;
    findings.place = best.variant.place->name;
  }
  const SliceCandidate &asItIs = choice.asItIs;
  findings.unslicedPeak = asItIs.problem->baselinePeak();
  findings.unslicedCost = asItIs.graph().baseCost();
  if (choice.isMet(asItIs))
    findings.costWithout = asItIs.verdict->cost;
  if (!std::isinf(asItIs.costBound))
    findings.leastWithout = asItIs.costBound;
  if (!std::isinf(choice.costBound))
    findings.costBound = choice.costBound;
  findings.peakBound = choice.peakBound;
  return findings;
}

static std::string describeWithout(const SliceFindings &findings) {
  if (!findings.leastWithout)
    return "no plan without slices";
  std::string text =
      (findings.costWithout ? findings.extra(*findings.costWithout) + " cost"
                            : "no plan found") +
      " without slices";
  if (findings.isSliced() || !findings.costWithout)
    text += " (at least " + findings.percent(*findings.leastWithout) + ")";
  return text;
}

void remat::remarkOnChoice(const SliceChoice &choice,
                           const SliceCandidate &best) {
  SliceFindings findings = findingsOf(choice, best);
  std::string without = describeWithout(findings);
  bool isMet = choice.isMet(best);
  if (!findings.isSliced())
    emitRemark(lineOf(choice.step),
               isMet ? "no slices: none are faster; "
                     : "no slices: none are within the budget; ")
        << without;
  else
    emitRemark(lineOf(choice.step), findings.describe())
        << ": " << findings.extra(best.verdict->cost) << " cost"
        << " at a peak of " << formatBytes(best.verdict->peakBytes)
        << " above the arguments"
        << (isMet ? "; " : ", which exceeds the budget; ") << without;
  InFlightDiagnostic bound = emitRemark(
      lineOf(choice.step),
      "bound: no plan of the original step, or of the slices tried, ");
  if (findings.costBound)
    bound << "costs less than " << findings.extra(*findings.costBound);
  else
    bound << "is within the budget";
  bound << "; none needs less than " << formatBytes(findings.peakBound)
        << " above the arguments";
}

void remat::remarkOnStop(func::FuncOp step, const SlicePlace &stopped,
                         const SliceOptions &options) {
  SliceRegion region = growSliceRegion(stepBlock(step), stopped, options);
  InFlightDiagnostic remark = emitRemark(lineOf(step), "not tried: ");
  remark << stopped.name << " takes " << region.passes
         << " passes over all slices";
  remark.attachNote(region.waitsFor->getLoc())
      << "'" << region.waitsFor->getName() << "' ends the first pass: it "
      << stopReason(region, region.waitsFor);
}
