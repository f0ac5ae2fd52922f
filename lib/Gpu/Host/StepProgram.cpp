//===- StepProgram.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Host/StepProgram.h"

#include "Execution/Bufferization/Stages.h"
#include "Execution/Bufferization/TensorData.h"
#include "Gpu/Kernels/Kernel.h"
#include "Gpu/Names.h"
#include "Gpu/Slab/Slab.h"

#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;

namespace remat::gpu {

namespace {

GpuTensor tensorOf(RankedTensorType type) {
  GpuTensor tensor;
  tensor.bytes = tensorBytes(type);
  tensor.type = llvm::to_string(type);
  return tensor;
}

GpuKernel kernelOf(mlir::gpu::GPUFuncOp function) {
  GpuKernel kernel;
  kernel.name = function.getName().str();
  kernel.grid = (*function.getKnownGridSize())[0];
  kernel.block = (*function.getKnownBlockSize())[0];
  for (BlockArgument shared : function.getWorkgroupAttributions())
    kernel.sharedBytes += llvm::alignTo(
        uint64_t(spanBytes(cast<MemRefType>(shared.getType()))), 16);
  if (auto flop = function->getAttrOfType<IntegerAttr>(kFlop))
    kernel.flop = flop.getInt();
  if (auto count = function->getAttrOfType<IntegerAttr>(kIterations))
    kernel.iterations = count.getInt();
  if (auto sectors = function->getAttrOfType<DenseI64ArrayAttr>(kSectors)) {
    kernel.sectorsAsked = sectors[0];
    kernel.sectorsNeeded = sectors[1];
  }
  function.walk([&](mlir::gpu::ShuffleOp) { kernel.exchanges = true; });
  auto access = function->getAttrOfType<DenseI32ArrayAttr>(kAccess);
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
    GpuParameter parameter;
    if (auto memref = dyn_cast<MemRefType>(type)) {
      parameter.access = access ? access[i] : kRead | kWrite;
      parameter.bytes = spanBytes(memref);
    }
    kernel.parameters.push_back(parameter);
  }
  return kernel;
}

} // namespace

FailureOr<GpuProgram> describeStep(func::FuncOp step) {
  if (failed(checkStepOnSlab(step)))
    return failure();
  auto arena = step->getAttrOfType<IntegerAttr>(kArena);
  auto inputs = step->getAttrOfType<ArrayAttr>(kInputs);
  auto outputs = step->getAttrOfType<ArrayAttr>(kOutputs);
  auto constants = step->getAttrOfType<ArrayAttr>(kConstants);
  GpuProgram program;
  program.deviceBytes =
      cast<MemRefType>(step.getArgumentTypes()[0]).getNumElements();
  program.arenaBytes = arena.getInt();
  for (auto input : inputs.getAsRange<DictionaryAttr>()) {
    GpuTensor tensor = tensorOf(
        cast<RankedTensorType>(input.getAs<TypeAttr>("type").getValue()));
    tensor.offset = input.getAs<IntegerAttr>("offset").getInt();
    tensor.donated = input.getAs<BoolAttr>("donated").getValue();
    program.inputs.push_back(tensor);
  }
  for (auto output : outputs.getAsRange<TypeAttr>())
    program.outputs.push_back(
        tensorOf(cast<RankedTensorType>(output.getValue())));
  for (auto constant : constants.getAsRange<DictionaryAttr>()) {
    GpuTensor tensor;
    tensor.offset = constant.getAs<IntegerAttr>("offset").getInt();
    tensor.bytes = tensorBytes(cast<RankedTensorType>(
        cast<TypedAttr>(constant.get("value")).getType()));
    program.constants.push_back(tensor);
  }
  if (auto bytes = step->getAttrOfType<IntegerAttr>(kWorkspace))
    program.workspaceBytes = bytes.getInt();
  auto module = step->getParentOfType<ModuleOp>();
  for (auto kernels : module.getOps<mlir::gpu::GPUModuleOp>())
    for (auto function : kernels.getOps<mlir::gpu::GPUFuncOp>())
      program.kernels.push_back(kernelOf(function));
  return program;
}

std::string siteOf(Operation *op) {
  std::string text = execution::describe(op->getLoc()) + " " +
                     op->getName().getStringRef().str();
  llvm::replace(text, '\n', ' ');
  return text;
}

} // namespace remat::gpu
