//===- GpuArena.h - The size of a step's slab -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A budget on a GPU limits the slab that the program allocates. Planning needs
// this size before the program exists. It is therefore measured on a copy of
// the step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_GPUARENA_H
#define REMAT_LIB_GPU_HOST_GPUARENA_H

#include "Execution/Bufferization/Bufferize.h"
#include "Transforms/Memory/MemoryPlan.h"
#include "remat/Gpu/Passes.h"

namespace remat {

/// Returns the bytes of the arena that the passes remat-gpu-libraries,
/// remat-gpu-reductions, remat-gpu-epilogues and remat-gpu-slab make for \p
/// step. The function bufferizeStep must have returned \p step and \p info. The
/// arena has the step's buffers, the arguments that it owns, its constants, the
/// workspaces of libraries and the parts of sums. It is packed with the options
/// \p memory until it has at most enoughBytes. After the call, \p step cannot
/// be used. Emits an error if this fails.
mlir::FailureOr<int64_t>
measureGpuArena(mlir::func::FuncOp step, const StepInfo &info,
                const RematGpuLibrariesOptions &libraries,
                const RematGpuReductionsOptions &reductions,
                const MemoryPlanOptions &memory);

} // namespace remat

#endif // REMAT_LIB_GPU_HOST_GPUARENA_H
