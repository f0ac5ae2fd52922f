//===- Names.h - Names and places for users ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages, remarks and reports use the names of the source, not the numbers of
// the IR. These functions read such names and places out of MLIR locations.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_NAMES_H
#define REMAT_LIB_ANALYSIS_OPS_NAMES_H

#include "mlir/IR/Operation.h"

#include <string>

namespace remat {

/// Returns the user's name in a location: the name of the outermost NameLoc,
/// also inside the `remat(original)` of a clone. At a call site the callee's
/// name follows the caller's: "caller/callee". In fused locations the first
/// name counts. Returns an empty string if there is no name.
std::string nameInLocation(mlir::Location location);

/// Returns the location for diagnostics about a whole step: its line, without a
/// column. With a column, MLIR would print the source line, which lists every
/// argument of a real step.
mlir::Location lineOf(mlir::Operation *function);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_NAMES_H
