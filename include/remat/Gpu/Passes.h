//===- Passes.h - Lowers steps to code for a GPU ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// These passes lower a step on tensors to kernels and calls of the GPU runtime
// (docs/reference/Gpu.md).
//===----------------------------------------------------------------------===//
#ifndef REMAT_GPU_PASSES_H
#define REMAT_GPU_PASSES_H

#include "mlir/Pass/Pass.h"

namespace remat {

#define GEN_PASS_DECL
#include "remat/Gpu/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "remat/Gpu/Passes.h.inc"

} // namespace remat

#endif // REMAT_GPU_PASSES_H
