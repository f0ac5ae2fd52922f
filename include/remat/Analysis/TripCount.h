//===- TripCount.h - Iterations of loops with constant bounds ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cost of a loop is the cost of its body times its iterations. Loops come
// in several dialects, some of which this project does not link; one function
// counts the iterations of all of them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_ANALYSIS_TRIPCOUNT_H
#define REMAT_ANALYSIS_TRIPCOUNT_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace remat {

/// How often the body of \p loop runs: a loop of upstream's interface, or a
/// `stablehlo.while` that counts up to a constant. None if that is not known,
/// or if \p loop is no loop.
std::optional<double> tripCount(mlir::Operation *loop);

} // namespace remat

#endif // REMAT_ANALYSIS_TRIPCOUNT_H
