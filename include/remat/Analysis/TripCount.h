//===- TripCount.h - Iterations of loops with constant bounds ---*- C++ -*-===//
#ifndef REMAT_ANALYSIS_TRIPCOUNT_H
#define REMAT_ANALYSIS_TRIPCOUNT_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace remat {

/// How often the body of \p loop runs: a loop of upstream's interface, or a
/// `stablehlo.while` that counts up to a constant. Nothing where that is not
/// known, or \p loop is no loop.
std::optional<double> tripCount(mlir::Operation *loop);

} // namespace remat

#endif // REMAT_ANALYSIS_TRIPCOUNT_H
