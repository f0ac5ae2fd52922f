//===- Register.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Pipelines/Register.h"

#include "Pipelines/RematPipeline.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#ifdef REMAT_HAS_GPU // CMake's option REMAT_ENABLE_GPU defines this macro.
#include "Pipelines/RematToGpu.h"
#include "remat/Gpu/Passes.h"
#endif

using namespace remat;

void remat::registerAllRematDialects(mlir::DialectRegistry &registry) {
  registry.insert<RematDialect>();
}

// This function has one line for each library of passes, and then one line for
// each pipeline.
void remat::registerAllRematPasses() {
  registerRematTransformsPasses();
  registerRematConversionPasses();
  registerRematBufferize();
  registerRematPipeline();
  registerRematToCpu();
#ifdef REMAT_HAS_GPU
  registerRematGpuPasses();
  registerRematToGpu();
#endif
}
