//===- Names.h - Names and places for users ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages, remarks and reports name tensors as the source does, not as the IR
// numbers them. These functions read such names and places out of MLIR
// locations.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_NAMES_H
#define REMAT_LIB_ANALYSIS_OPS_NAMES_H

#include "mlir/IR/Operation.h"

#include <string>

namespace remat {

/// The user's name in a location: that of the outermost NameLoc, looking
/// through `remat(original)`, which clones carry. At a call site the callee's
/// name is below the caller's, "caller/callee"; of fused locations the first
/// name counts. Empty where there is none.
std::string nameInLocation(mlir::Location location);

/// The location for diagnostics about a whole training step: its line, without
/// a column. With a column, the diagnostic would print the line, which lists
/// every argument of a real step.
mlir::Location lineOf(mlir::Operation *function);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_NAMES_H
