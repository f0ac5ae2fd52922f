//===- Names.h - Names of attributes for later GPU passes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that make code for a GPU run one after another, and store notes
// for later passes in attributes. This file defines the names of these
// attributes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_NAMES_H
#define REMAT_LIB_GPU_NAMES_H

#include "llvm/ADT/StringRef.h"

namespace remat::gpu {

/// The function that RematGpuBuffers makes, and the attributes that describe
/// it.
inline constexpr llvm::StringLiteral kStepName = "rematStep";
inline constexpr llvm::StringLiteral kArena = "step_arena";
inline constexpr llvm::StringLiteral kInputs = "step_inputs";
inline constexpr llvm::StringLiteral kOutputs = "step_outputs";
inline constexpr llvm::StringLiteral kConstants = "step_constants";

/// An attribute of a kernel: the Access of each parameter (GpuProgram.h), as
/// numbers.
inline constexpr llvm::StringLiteral kAccess = "step_access";

/// An attribute of the op of a kernel in tiles: its ContractionMath.
inline constexpr llvm::StringLiteral kTiled = "step_tiled";

/// An attribute of the op of a kernel in tiles: its TileNeighbours
/// (ContractionKernel.cpp).
inline constexpr llvm::StringLiteral kNeighbours = "step_neighbours";

/// An attribute of the op of a kernel that reduces: the number of threads that
/// share a sum (ReductionShape).
inline constexpr llvm::StringLiteral kRows = "step_rows";

/// An attribute of the op of a kernel without a reduction: the number of
/// elements that a thread computes.
inline constexpr llvm::StringLiteral kElements = "step_elements";

/// Another attribute of the op of a kernel without a reduction. The attribute
/// says that the elements of a thread are neighbours in each buffer, and begin
/// at a multiple of the bytes that they take together.
inline constexpr llvm::StringLiteral kAligned = "step_aligned";

/// An attribute of the op of a kernel without a reduction. The attribute says
/// that a block computes one tile of the op through shared memory
/// (TransposeKernel.cpp).
inline constexpr llvm::StringLiteral kTransposed = "step_transposed";

/// An attribute of an op that reduces: the constant from which each output
/// starts. The op with step_start ignores the old values of its buffers.
inline constexpr llvm::StringLiteral kStart = "step_start";

/// Attributes of an op that a library computes: its ContractionMath, and the
/// place of its workspace in the slab. On the step, the attribute kWorkspace
/// has the bytes of one workspace.
inline constexpr llvm::StringLiteral kLibrary = "step_library";
inline constexpr llvm::StringLiteral kWorkspace = "step_workspace";
inline constexpr int64_t kLibraryAlignment = 256; ///< The unit is bytes.

/// Attributes of an op that a library computes: the kernel that computes the op
/// if the library is missing or refuses it, and the operands that this kernel
/// takes. The operands of the kernel may belong to the op or to its epilogue
/// (Epilogues.h).
inline constexpr llvm::StringLiteral kKernel = "step_kernel";
inline constexpr llvm::StringLiteral kParameters = "step_parameters";

/// An attribute of an op that a library computes if the library is present. If
/// the library is missing, a kernel computes the op (ConvolutionMark.cpp).
inline constexpr llvm::StringLiteral kConvolution = "step_convolution";

/// Attributes of an op that only the kernel of a convolution needs. The
/// attribute kPrepares has the number of this convolution. If the library reads
/// the input of this op instead of its result, the attribute kBehind says which
/// tensor of the convolution this input is.
inline constexpr llvm::StringLiteral kPrepares = "step_prepares";
inline constexpr llvm::StringLiteral kBehind = "step_behind";

/// An attribute of a kernel in tiles: the number of its floating-point
/// operations.
inline constexpr llvm::StringLiteral kFlop = "step_flop";

/// An attribute of a kernel: the number of iterations of all loops of its op.
inline constexpr llvm::StringLiteral kIterations = "step_iterations";

/// An attribute of a kernel: its Sectors (Sectors.cpp), as two numbers.
inline constexpr llvm::StringLiteral kSectors = "step_sectors";

inline constexpr llvm::StringLiteral kKernels = "rematKernels";

/// An attribute of the finished step: the text of its GpuProgram.
inline constexpr llvm::StringLiteral kProgram = "step_program";

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_NAMES_H
