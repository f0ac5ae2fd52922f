//===- Register.h - Everything of this project, registered ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every tool, the plugin and the C interface know the same dialects, passes
// and pipelines. They register them through these functions.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_PIPELINES_REGISTER_H
#define REMAT_PIPELINES_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace remat {

/// The remat dialect and its interfaces on other dialects' ops.
void registerAllRematDialects(mlir::DialectRegistry &registry);

/// The names of JAX's dialects, for tools that take unregistered ops and have
/// the context to themselves. MLIR takes an op of one region and of a dialect
/// that it does not know for a symbol table, so that a call of a function is
/// refused in a `stablehlo.reduce` or a `stablehlo.case` of one branch.
void registerForeignDialects(mlir::DialectRegistry &registry);

/// All passes and pipelines, for command lines and pass pipelines in text.
void registerAllRematPasses();

} // namespace remat

#endif // REMAT_PIPELINES_REGISTER_H
