//===- GpuArena.h - What a step's slab will take ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A budget on a GPU holds for the slab that the program allocates. Planning
// has to know its size before there is a program; this measures it on a copy
// of the step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_GPUARENA_H
#define REMAT_LIB_GPU_HOST_GPUARENA_H

#include "Execution/Bufferization/Bufferize.h"
#include "Transforms/Memory/MemoryPlan.h"
#include "remat/Gpu/Passes.h"

namespace remat {

/// Returns the bytes of the arena that remat-gpu-libraries,
/// remat-gpu-reductions, remat-gpu-epilogues and remat-gpu-slab make for \p
/// step, which bufferizeStep left with \p info. The arena has the step's
/// buffers, the arguments that it owns, constants, workspaces of libraries and
/// parts of sums. It is packed with \p memory until it takes at most
/// enoughBytes. \p step must not be used afterwards. Emits an error if this
/// fails.
mlir::FailureOr<int64_t>
measureGpuArena(mlir::func::FuncOp step, const StepInfo &info,
                const RematGpuLibrariesOptions &libraries,
                const RematGpuReductionsOptions &reductions,
                const MemoryPlanOptions &memory);

} // namespace remat

#endif // REMAT_LIB_GPU_HOST_GPUARENA_H
