//===- StablehloCopies.h - Copies to the host in StableHLO ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XLA copies where a value is annotated to lie on the host or on the device. It
// starts and ends a copy where it likes, and would copy out just before it
// copies back. So what copies and awaits order is written as barriers:
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
/// (`remat.group`) say which values lie in memory, and are still there.
mlir::LogicalResult convertCopiesToStablehlo(mlir::ModuleOp module);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_STABLEHLOCOPIES_H
