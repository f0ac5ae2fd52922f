//===- Names.h - Short names for ops ----------------------------*- C++ -*-===//
#ifndef REMAT_ANALYSIS_NAMES_H
#define REMAT_ANALYSIS_NAMES_H

#include "mlir/IR/Location.h"

namespace remat {

/// The innermost user's name in a location: that of a NameLoc, looking through
/// `remat(original)`, which clones carry. Empty where there is none.
llvm::StringRef nameInLocation(mlir::Location location);

} // namespace remat

#endif // REMAT_ANALYSIS_NAMES_H
