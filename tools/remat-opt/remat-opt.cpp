//===- remat-opt.cpp - mlir-opt with the remat dialect and passes ---------===//

#include "remat/Pipelines/Register.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

/// The arguments, and before them an option that mlir-opt has the other way: a
/// remark about a function is not followed by the whole function.
static llvm::SmallVector<char *> withDefaults(int argc, char **argv) {
  static char option[] = "--mlir-print-op-on-diagnostic=false";
  llvm::SmallVector<char *> args(argv, argv + argc);
  bool given = llvm::any_of(llvm::drop_begin(args), [](llvm::StringRef arg) {
    return arg.ltrim('-').starts_with("mlir-print-op-on-diagnostic");
  });
  if (!given)
    args.insert(args.begin() + 1, option);
  return args;
}

int main(int argc, char **argv) {
  mlir::registerAllPasses();
  remat::registerAllRematPasses();

  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  remat::registerAllRematDialects(registry);

  llvm::SmallVector<char *> args = withDefaults(argc, argv);
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      args.size(), args.data(),
      "Recomputation of training steps: an mlir-opt\n", registry));
}
