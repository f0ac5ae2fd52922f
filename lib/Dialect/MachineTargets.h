//===- MachineTargets.h - Machines known by name ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The peak rates, bandwidths and links of well-known machines, so that a user
// can name a machine instead of typing its figures. The table is
// python/remat/machines.json, which names the source of each figure.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_MACHINETARGETS_H
#define REMAT_LIB_DIALECT_MACHINETARGETS_H

#include "remat/Dialect/RematAttrs.h"

namespace remat {

/// The machine of this name, such as "h100", or null.
MachineAttr getNamedMachine(mlir::MLIRContext *context, llvm::StringRef name);

/// All names of machines in their order, for messages and help.
llvm::SmallVector<llvm::StringRef> getMachineNames();

} // namespace remat

#endif // REMAT_LIB_DIALECT_MACHINETARGETS_H
