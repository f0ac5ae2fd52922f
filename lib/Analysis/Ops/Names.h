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

/// Returns the name that the user gave to a location: the name of the outermost
/// NameLoc. A clone has the location `remat(original)`, and its name is looked
/// up in the original. At a call site, the name of the callee follows the name
/// of the caller: `caller/callee`. In a fused location, the first name is
/// taken. Returns an empty string if the location has no name.
std::string nameInLocation(mlir::Location location);

/// Returns the location for diagnostics about a whole step. The returned
/// location has a line but no column. If it had a column, MLIR would print the
/// source line, which is very long, because it lists all arguments of the step.
mlir::Location lineOf(mlir::Operation *function);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_NAMES_H
