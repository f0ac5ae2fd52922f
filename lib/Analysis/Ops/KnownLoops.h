//===- KnownLoops.h - Loops of several dialects -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops come in several dialects, some of which this project does not link.
// This header says which of them it looks into, where their bodies are, and how
// often these run: the cost of a loop is the cost of its body times its
// iterations.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_KNOWNLOOPS_H
#define REMAT_LIB_ANALYSIS_OPS_KNOWNLOOPS_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace remat {

/// Whether \p op is an `scf.for` or a `stablehlo.while`.
bool isKnownLoop(mlir::Operation *op);

/// The body of \p op; null where it is no known loop, or not well formed.
mlir::Block *bodyOfLoop(mlir::Operation *op);

/// How often the body of \p loop runs: a loop of upstream's interface, or a
/// `stablehlo.while` that counts up to a constant. None if that is not known,
/// or if \p loop is no loop.
std::optional<double> tripCount(mlir::Operation *loop);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_KNOWNLOOPS_H
