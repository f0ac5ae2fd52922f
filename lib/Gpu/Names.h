//===- Names.h - What the passes of this folder tell each other -*- C++ -*-===//
#ifndef REMAT_LIB_GPU_NAMES_H
#define REMAT_LIB_GPU_NAMES_H

#include "llvm/ADT/StringRef.h"

namespace remat::gpu {

/// The function that RematGpuBuffers leaves, and what it says about it.
inline constexpr llvm::StringLiteral kStepName = "rematStep";
inline constexpr llvm::StringLiteral kArena = "step_arena";
inline constexpr llvm::StringLiteral kInputs = "step_inputs";
inline constexpr llvm::StringLiteral kOutputs = "step_outputs";
inline constexpr llvm::StringLiteral kConstants = "step_constants";

/// On a kernel: the Access of each parameter (GpuProgram.h), as numbers.
inline constexpr llvm::StringLiteral kAccess = "step_access";

inline constexpr llvm::StringLiteral kKernels = "rematKernels";

/// On the step, in the end: the text of its GpuProgram.
inline constexpr llvm::StringLiteral kProgram = "step_program";

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_NAMES_H
