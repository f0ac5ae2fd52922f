//===- BufferizeStep.cpp - The stages from tensors to buffers -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Bufferization/Stages.h"

#include "Execution/Bufferization/TensorData.h"
#include "Transforms/Memory/MemoryPlan.h"
#include "Transforms/Prepare/Prepare.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;
using namespace remat::execution;

int64_t remat::StepInfo::argumentBytes(bool owned) const {
  int64_t bytes = 0;
  for (auto [type, isOwned] : llvm::zip(inputs, donated))
    if (isOwned == owned)
      bytes += tensorBytes(type);
  return bytes;
}

/// Makes all buffers parts of one arena. This stage runs after
/// insertDeallocations. The dealloc ops that insertDeallocations has added
/// stay, and mark where bytes become free. Fills in the field `arena` of
/// \p info.
static LogicalResult planArena(func::FuncOp step, StepInfo &info,
                               double effort) {
  auto arenas = planMemory(
      step, {.alignment = kArenaAlignment, .effort = effort, .keepEnds = true});
  if (failed(arenas))
    return failure();
  info.arena.emplace();
  if (arenas->empty())
    return success(); // The step has no buffers.
  // Without memory spaces there is only one arena.
  Arena &arena = arenas->front();
  arena.alloc->setAttr(stepArenaAttr, UnitAttr::get(step.getContext()));
  *info.arena = {int64_t(arena.buffers), arena.bytes, arena.liveBytes,
                 arena.lowerBoundBytes};
  return success();
}

LogicalResult execution::importStep(func::FuncOp step, ModuleOp target,
                                    StringRef name) {
  OwningOpRef<ModuleOp> whole;
  auto hasCalls =
      step.walk([](func::CallOp) { return WalkResult::interrupt(); });
  if (hasCalls.wasInterrupted()) {
    whole = step->getParentOfType<ModuleOp>().clone();
    step = whole->lookupSymbol<func::FuncOp>(step.getName());
    if (failed(inlineCalls(step)))
      return failure();
  }
  func::FuncOp copy = step.clone();
  target.push_back(copy);
  replaceAllocTensors(copy);
  if (failed(checkStep(copy)))
    return failure();
  copy.setName(name);
  copy.setPublic();
  return success();
}

std::string execution::stepName(size_t step) {
  return "step" + std::to_string(step);
}

void execution::loadBufferDialects(MLIRContext *context) {
  context
      ->loadDialect<affine::AffineDialect, bufferization::BufferizationDialect,
                    linalg::LinalgDialect, memref::MemRefDialect,
                    scf::SCFDialect, tensor::TensorDialect>();
}

LogicalResult execution::toBuffers(ModuleOp module,
                                   std::optional<double> packingEffort,
                                   std::vector<StepInfo> &infos,
                                   function_ref<void(func::FuncOp)> rewrite) {
  for (auto step : module.getOps<func::FuncOp>())
    if (failed(prepareStep(step)))
      return failure();
  if (failed(bufferizeSteps(module, infos)))
    return failure();
  for (auto [step, info] : llvm::zip(module.getOps<func::FuncOp>(), infos)) {
    if (failed(insertDeallocations(step, info)))
      return failure();
    if (rewrite)
      rewrite(step);
    if (packingEffort && failed(planArena(step, info, *packingEffort)))
      return failure();
  }
  return success();
}

FailureOr<OwningOpRef<ModuleOp>> remat::bufferizeStep(func::FuncOp step,
                                                      StepInfo &info) {
  OwningOpRef<ModuleOp> module(ModuleOp::create(step.getLoc()));
  std::vector<StepInfo> infos;
  if (failed(importStep(step, *module, stepName(0))) ||
      failed(toBuffers(*module, std::nullopt, infos)))
    return failure();
  info = std::move(infos.front());
  return std::move(module);
}

FailureOr<StepInfo> remat::planStepMemory(func::FuncOp step) {
  loadBufferDialects(step.getContext());
  OwningOpRef<ModuleOp> module(ModuleOp::create(step.getLoc()));
  std::vector<StepInfo> infos;
  if (failed(importStep(step, *module, stepName(0))) ||
      failed(toBuffers(*module, /*packingEffort=*/1, infos)))
    return failure();
  return infos.front();
}
