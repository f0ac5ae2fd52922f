//===- Register.h - Registers dialects, passes and pipelines ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All tools, the plugin and the C interface call these functions, and therefore
// know the same dialects, passes and pipelines.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_PIPELINES_REGISTER_H
#define REMAT_PIPELINES_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace remat {

/// Registers the remat dialect and its interfaces for ops of other dialects.
void registerAllRematDialects(mlir::DialectRegistry &registry);

/// Registers the names of JAX's dialects. The function is for tools that accept
/// unregistered ops and do not share their context. MLIR treats an op with one
/// region as a symbol table if its dialect is unknown. MLIR would then refuse a
/// function call inside a `stablehlo.reduce`, or inside a `stablehlo.case` with
/// one branch.
void registerForeignDialects(mlir::DialectRegistry &registry);

/// Registers all passes and pipelines, for command lines and for pass pipelines
/// in text.
void registerAllRematPasses();

} // namespace remat

#endif // REMAT_PIPELINES_REGISTER_H
