//===- MachineTargets.h - Machines known by name ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This header has peak rates, bandwidths and links of well-known machines.
// Users name a machine instead of typing its figures. The table is
// python/remat/machines.json. This table names the source of each figure.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_MACHINETARGETS_H
#define REMAT_LIB_DIALECT_MACHINETARGETS_H

#include "remat/Dialect/RematAttrs.h"

namespace remat {

/// Returns the machine that is called \p name, such as `h100`, or null.
MachineAttr getNamedMachine(mlir::MLIRContext *context, llvm::StringRef name);

/// Returns the names of all machines in the order of the table, for messages
/// and help.
llvm::SmallVector<llvm::StringRef> getMachineNames();

} // namespace remat

#endif // REMAT_LIB_DIALECT_MACHINETARGETS_H
