//===- NamedSymbols.h - The symbols that ops name ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op of a dialect that is not registered keeps its properties apart from its
// attributes, and upstream's walks over the uses of symbols leave these out. A
// function that only such an op names, such as the decomposition of a
// composite, then seems unused.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H
#define REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// Every symbol that the attributes and properties of \p root and of the ops
/// inside of it name: all parts of a nested reference such as @outer::@inner,
/// and what the text of an attribute of an unknown dialect names.
llvm::DenseSet<mlir::StringAttr> namedSymbols(mlir::Operation *root);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_NAMEDSYMBOLS_H
