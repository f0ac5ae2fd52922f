//===- NamedSymbols.h - The symbols that ops name ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An unregistered op keeps its properties apart from its attributes, and MLIR's
// walks over uses of symbols ignore properties. If only such an op names a
// function, such as the decomposition of a composite, the function then seems
// unused.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H
#define REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// Returns every symbol in the attributes and properties of \p root and of its
/// nested ops. This includes all parts of a nested reference such as
/// @outer::@inner, and symbols in the text of attributes of unknown dialects.
llvm::DenseSet<mlir::StringAttr> namedSymbols(mlir::Operation *root);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H
