//===- Names.h - What the passes of this folder tell each other -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that make code for a GPU run one after another and leave notes for
// each other in attributes. Their names are here, once.
//
//===----------------------------------------------------------------------===//
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

/// On the op of a kernel that is computed in tiles: its ContractionMath.
inline constexpr llvm::StringLiteral kTiled = "step_tiled";

/// On an op that a library computes: its ContractionMath; and where its
/// workspace is in the slab. On the step: the bytes of one.
inline constexpr llvm::StringLiteral kLibrary = "step_library";
inline constexpr llvm::StringLiteral kWorkspace = "step_workspace";
inline constexpr int64_t kLibraryAlignment = 256; ///< In bytes.

/// On a kernel in tiles: its floating point operations.
inline constexpr llvm::StringLiteral kFlop = "step_flop";

inline constexpr llvm::StringLiteral kKernels = "rematKernels";

/// On the step, in the end: the text of its GpuProgram.
inline constexpr llvm::StringLiteral kProgram = "step_program";

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_NAMES_H
