//===- RematTypes.h - The remat dialect's types -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tensor's copy on the host has the type `!remat.host<...>`. Only copies may
// read or write such a host copy. A copy that has not ended has the type
// `!remat.token`.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATTYPES_H
#define REMAT_DIALECT_REMATTYPES_H

#include "mlir/IR/BuiltinTypes.h"

#define GET_TYPEDEF_CLASSES
#include "remat/Dialect/RematTypes.h.inc"

namespace remat {

/// Returns the type of the host copy of a ranked tensor or memref of static
/// shape.
HostType hostTypeOf(mlir::Type type);

} // namespace remat

#endif // REMAT_DIALECT_REMATTYPES_H
