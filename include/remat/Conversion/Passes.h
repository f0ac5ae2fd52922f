//===- Passes.h - Passes that write ops of other compilers ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Other compilers do not know `remat.fence`. The passes declared here write
// fences and donated arguments in the forms that IREE and StableHLO use. The
// passes of these compilers then do not undo the rewrite of a step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CONVERSION_PASSES_H
#define REMAT_CONVERSION_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace remat {

#define GEN_PASS_DECL
#include "remat/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "remat/Conversion/Passes.h.inc"

} // namespace remat

#endif // REMAT_CONVERSION_PASSES_H
