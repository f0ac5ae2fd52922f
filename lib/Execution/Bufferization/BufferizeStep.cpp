//===- BufferizeStep.cpp - The stages from tensors to buffers -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Bufferization/Stages.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;
using namespace remat::execution;

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
