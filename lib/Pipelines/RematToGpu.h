//===- RematToGpu.h - Compiles a step for a GPU -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lowers a step on tensors to kernels and calls of the GPU runtime. The step is
// first fitted into a budget that limits the slab on the device.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATTOGPU_H
#define REMAT_LIB_PIPELINES_REMATTOGPU_H

#include "Gpu/Chips.h"
#include "Gpu/Host/Pipeline.h"
#include "Pipelines/FitOptions.h"

namespace remat {

/// Reads the name of a chip, which must be a known chip (Chips.h).
class ChipParser : public llvm::cl::parser<std::string> {
public:
  using llvm::cl::parser<std::string>::parser;

  bool parse(llvm::cl::Option &option, llvm::StringRef, llvm::StringRef text,
             std::string &value) {
    if (!findChip(text))
      return option.error(describeUnknownChip(text));
    value = text.str();
    return false;
  }
};

/// Options of `--remat-to-gpu="..."`.
struct RematFitToGpuOptions
    : public mlir::PassPipelineOptions<RematFitToGpuOptions>,
      public FitOptions,
      public GpuOptions {
  RematFitToGpuOptions() : FitOptions(Enforce::Arena) {}

  Option<std::string, ChipParser> chip{
      *this, "chip", llvm::cl::desc("The chip of the kernels: sm_80 or later"),
      llvm::cl::init("sm_90")};
};

/// Adds the stages that fuse, plan and rewrite the step if \p options ask for
/// them, and no other stages. The arena that results with the options \p gpu is
/// then within the budget. This arena has the step's buffers, the arguments
/// that the step owns, and the workspaces of libraries.
void buildFitForGpu(mlir::OpPassManager &pm, const FitOptions &options,
                    const GpuOptions &gpu);

/// Adds the stages of buildFitForGpu. After them, lowers the step to calls of
/// the runtime, and its kernels to NVVM. If a step was rewritten before and its
/// arena exceeds the budget of its plan, this is an error unless `enforce=plan`
/// is given.
void buildRematFitToGpu(mlir::OpPassManager &pm,
                        const RematFitToGpuOptions &options);

void registerRematToGpu();

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATTOGPU_H
