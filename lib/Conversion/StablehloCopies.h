//===- StablehloCopies.h - Copies to the host in StableHLO ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XLA copies a value if an annotation places it on the host or on the device.
// XLA itself chooses when a copy starts and ends. It would start the copy to
// the host just before the copy back. Barriers therefore keep the planned order
// of the copies and awaits:
//
//     %h, %out = remat.swap_out %t     %h = custom_call @annotate_...(%t) host
//     %b = add %a, %t                  %b = add %a, %t
//     remat.await %out, %t             %h2, %b2 = optimization_barrier %h, %b
//     %c = exp %b                      %c = exp %b2    // behind the copy out
//     %in, %t2 = remat.swap_in %h      %h3, %c2 = optimization_barrier %h2, %c
//     %t3 = remat.await %in, %t2       %t3 = custom_call @annotate_...(%h3)
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_STABLEHLOCOPIES_H
#define REMAT_LIB_CONVERSION_STABLEHLOCOPIES_H

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// Rewrites remat.swap_out, remat.swap_in and remat.await in \p module. Groups
/// of ops (`remat.group`) must not have been removed yet, because they say
/// which values are in memory.
mlir::LogicalResult convertCopiesToStablehlo(mlir::ModuleOp module);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_STABLEHLOCOPIES_H
