//===- RematToGpu.cpp -----------------------------------------------------===//

#include "remat/Pipelines/RematToGpu.h"

#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace remat;

void remat::buildRematFitToGpu(OpPassManager &pm,
                               const RematFitToGpuOptions &options) {
  buildFit(pm, options.function, options.fit, options.alignment);
  buildRematToGpu(pm, options);
}

void remat::registerRematToGpu() {
  PassPipelineRegistration<RematFitToGpuOptions>(
      "remat-to-gpu",
      "A step to kernels in NVVM and calls of the runtime, fitted into a "
      "budget: remat-gpu-buffers, remat-gpu-libraries, remat-gpu-kernels, "
      "convert-remat-to-gpu",
      buildRematFitToGpu);
}
