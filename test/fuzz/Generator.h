//===- Generator.h - A random training step as IR ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_GENERATOR_H
#define REMAT_TEST_FUZZ_GENERATOR_H

#include "Features.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat::fuzz {

/// Makes a module with one function. The function has an early part that ends
/// in a scalar loss, and a late part that reads early values in roughly reverse
/// order. The function returns values of both parts. The whole function can be
/// compiled and run, and all its values stay finite.
mlir::OwningOpRef<mlir::ModuleOp> generateStep(mlir::MLIRContext &context,
                                               Random &random,
                                               const Features &features = {});

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_GENERATOR_H
