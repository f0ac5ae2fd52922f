//===- NamedSymbols.h - The symbols that ops name ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An unregistered op keeps its properties apart from its attributes, and MLIR's
// walks over uses of symbols ignore properties. If only such an op names a
// function, MLIR therefore takes the function for unused. An example is the
// decomposition of a composite.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H
#define REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// Returns every symbol in the attributes and properties of \p root and of its
/// nested ops. The result includes all parts of a nested reference such as
/// @outer::@inner. It also includes symbols in attributes of unknown dialects,
/// which are read from their text.
llvm::DenseSet<mlir::StringAttr> namedSymbols(mlir::Operation *root);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H
