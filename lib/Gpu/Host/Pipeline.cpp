//===- Pipeline.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Host/Pipeline.h"

#include "Gpu/Chips.h"
#include "remat/Gpu/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/NVGPUToNVVM/NVGPUToNVVM.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace remat;

void remat::buildRematToGpuCalls(OpPassManager &pm, StringRef function,
                                 const GpuOptions &options, bool checkBudget) {
  pm.addPass(createRematGpuBuffers({function.str()}));
  pm.addPass(createRematGpuLibraries(
      {options.libraries, options.math, options.workspace, options.gather}));
  pm.addPass(createRematGpuReductions({options.contractions, options.sums}));
  pm.addPass(createRematGpuEpilogues());
  pm.addPass(createRematGpuSlab(
      {options.alignment, options.packingEffort, checkBudget}));
  pm.addPass(createRematGpuKernels(
      {options.contractions, options.math, options.sums, options.blockSize}));
  pm.addPass(createConvertRematToGpu());
}

void remat::buildKernelsToNVVM(OpPassManager &pm, StringRef chip) {
  OpPassManager &kernels = pm.nest<mlir::gpu::GPUModuleOp>();
  // LLVM removes dead blocks and simplifies regions later.
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  kernels.addPass(createLowerAffinePass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createCanonicalizerPass(config));
  kernels.addPass(createLoopInvariantCodeMotionPass());
  kernels.addPass(createSCFToControlFlowPass());
  kernels.addPass(createConvertNVGPUToNVVMPass());
  ConvertGpuOpsToNVVMOpsOptions toNVVM;
  toNVVM.useBarePtrCallConv = true;
  toNVVM.indexBitwidth = 64;
  // Rollback is slow, and it is not needed because no pattern fails here.
  toNVVM.allowPatternRollback = false;
  kernels.addPass(createConvertGpuOpsToNVVMOps(toNVVM));
  kernels.addPass(createReconcileUnrealizedCastsPass());
  GpuNVVMAttachTargetOptions target;
  target.chip = chip.str();
  // The default version of PTX is one for the oldest chips.
  if (std::optional<GpuChip> known = findChip(chip))
    target.features = known->ptx.str();
  pm.addPass(createGpuNVVMAttachTarget(target));
}
