//===- SliceCandidate.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Slices/SliceCandidate.h"

#include "Analysis/Costs/CostModel.h"
#include "Core/Bounds/MakespanBound.h"
#include "Transforms/Slices/SliceWriter.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace remat;

void SliceCandidate::findBounds(std::optional<int64_t> budget) {
  bool copies = problem->hasLink();
  peakBound = peakLowerBound(graph(), copies).bytes;
  costBound = graph().baseCost();
  if (!budget)
    return;
  if (peakBound > *budget)
    costBound = std::numeric_limits<double>::infinity();
  else if (copies)
    costBound =
        std::max(costBound, makespanLowerBound(problem->marked, *budget,
                                               problem->link.link,
                                               problem->link.hostLimitBytes));
  else
    costBound = std::max(costBound, costLowerBound(graph(), *budget));
}

/// Returns the place in a copy of the step that corresponds to \p place.
static SlicePlace placeInCopy(const SlicePlace &place,
                              const IRMapping &copies) {
  SlicePlace there = place;
  for (SliceSeed &seed : there.seeds)
    seed.value = copies.lookup(seed.value);
  if (there.first) {
    there.first = copies.lookup(there.first);
    there.last = copies.lookup(there.last);
  }
  for (SlicePlace &other : there.others)
    other = placeInCopy(other, copies);
  return there;
}

/// Returns false if the step has no head that can be divided into \p slices
/// slices.
static bool sliceHead(Block &block, int64_t slices,
                      const SliceOptions &options) {
  auto head = findHeadPlace(block, options, slices);
  if (!head)
    return false;
  writeSlices(block, growSliceRegion(block, *head, options), slices);
  return true;
}

/// Returns false if the head of the step, or the head of a slice, cannot be
/// divided into the wanted number of slices.
static bool sliceCopy(func::FuncOp step, const SliceVariant &variant,
                      const IRMapping &copies, const SliceOptions &options) {
  Block &block = stepBlock(step);
  SlicePlace place = placeInCopy(*variant.place, copies);
  if (!place.others.empty()) {
    writeSlicesOfRanges(step, place, variant.slices, options);
    return !variant.isHeadBeside || sliceHead(block, variant.ofHead, options);
  }
  SliceRegion region = growSliceRegion(block, place, options);
  if (variant.head)
    return writeSlicesWithHead(block, region, variant.slices,
                               placeInCopy(*variant.head, copies),
                               variant.ofHead, options);
  variant.isLoop ? writeSliceLoop(block, region, variant.slices)
                 : writeSlices(block, region, variant.slices);
  return true;
}

LogicalResult remat::annotateCosts(ModuleOp module,
                                   const CandidateOptions &options) {
  PassManager manager(module.getContext());
  manager.addPass(createRematAnnotateCosts(options.costs));
  return manager.run(module);
}

LogicalResult remat::readProblem(SliceStep &step,
                                 const CandidateOptions &options) {
  // The attributes `remat.cost` are not needed: the graph gives an op without
  // this attribute the same cost.
  dropCosts(step.function);
  Builder builder(step.function.getContext());
  step.function->setAttr(RematDialect::kCostModel,
                         builder.getStringAttr(options.costs.costModel));
  step.module.get()->setAttr(RematDialect::kMachine, options.machine);
  FailureOr<PlanProblem> problem =
      readPlanProblem(step.function, {options.lossResult}, options.link,
                      options.planner, options.offload);
  if (failed(problem))
    return failure();
  step.problem = std::move(*problem);
  return success();
}

FailureOr<SliceCandidate>
remat::makeSliceCandidate(func::FuncOp step, const SliceVariant &variant,
                          const CandidateOptions &options) {
  SliceCandidate candidate;
  candidate.variant = variant;
  IRMapping copies;
  auto module = step->getParentOfType<ModuleOp>();
  OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone(copies));
  candidate.function = cast<func::FuncOp>(copies.lookup(step.getOperation()));
  if (variant.place &&
      !sliceCopy(candidate.function, variant, copies, options.slices))
    return candidate;
  candidate.module = std::move(copy);
  if (failed(readProblem(candidate, options)))
    return failure();
  return candidate;
}
