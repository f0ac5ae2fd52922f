//===- remat-plugin.cpp - remat.so for a stock mlir-opt -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file is both a pass plugin and a dialect plugin:
//   mlir-opt --load-dialect-plugin=./remat.so --load-pass-plugin=./remat.so
//            --pass-pipeline='builtin.module(...)'
//
//===----------------------------------------------------------------------===//

#include "remat/Pipelines/Register.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "remat", REMAT_VERSION,
          remat::registerAllRematPasses};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "remat", REMAT_VERSION,
          [](mlir::DialectRegistry *registry) {
            remat::registerAllRematDialects(*registry);
          }};
}
