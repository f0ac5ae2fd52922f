//===- KnownLoops.h - Loops of several dialects -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops may be ops of several dialects, and some of these dialects are not
// linked. This header says which loops the analyses look into, where their
// bodies are, and how often the bodies run. The cost of a loop is the cost of
// its body times its iterations.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_KNOWNLOOPS_H
#define REMAT_LIB_ANALYSIS_OPS_KNOWNLOOPS_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace remat {

/// Returns whether \p op is an `scf.for` or a `stablehlo.while`.
bool isKnownLoop(mlir::Operation *op);

/// Returns the body of \p op, or null if \p op is not a known loop or is
/// malformed.
mlir::Block *bodyOfLoop(mlir::Operation *op);

/// Returns how often the body of \p loop runs. The loop may have MLIR's loop
/// interface, or be a `stablehlo.while` that counts up to a constant. Returns
/// none if the trip count is not known, or if \p loop is not a loop.
std::optional<double> tripCount(mlir::Operation *loop);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_KNOWNLOOPS_H
