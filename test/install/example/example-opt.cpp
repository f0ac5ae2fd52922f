// mlir-opt with all upstream passes and Remat's.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Pipelines/Register.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  remat::registerAllRematDialects(registry);
  remat::registerAllRematPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "example of a tool with Remat", registry));
}
