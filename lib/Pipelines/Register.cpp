//===- Register.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Pipelines/Register.h"

#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat.h"
#include "remat/Gpu/Passes.h"
#include "remat/Pipelines/RematBufferize.h"
#include "remat/Pipelines/RematPipeline.h"
#include "remat/Pipelines/RematToCpu.h"
#include "remat/Pipelines/RematToGpu.h"
#include "remat/Transforms/Passes.h"

using namespace remat;

void remat::registerAllRematDialects(mlir::DialectRegistry &registry) {
  registry.insert<RematDialect>();
}

// One line for each library of passes, then one for each pipeline.
void remat::registerAllRematPasses() {
  registerRematTransformsPasses();
  registerRematConversionPasses();
  registerRematGpuPasses();
  registerRematBufferize();
  registerRematPipeline();
  registerRematToCpu();
  registerRematToGpu();
}
