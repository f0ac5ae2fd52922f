//===- DropPlanning.h - Removes all attributes of remat ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The module that a conversion makes is compiled by another project. That
// project would refuse unknown attributes, so the attributes of planning are
// removed.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_DROPPLANNING_H
#define REMAT_LIB_CONVERSION_DROPPLANNING_H

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// Removes remat's attributes from \p module, its functions and its ops.
void dropPlanning(mlir::ModuleOp module);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_DROPPLANNING_H
