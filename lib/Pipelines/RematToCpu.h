//===- RematToCpu.h - A step to the LLVM dialect ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lowers a step on tensors to the LLVM dialect for a CPU. All buffers are parts
// of one arena, which the caller allocates.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATTOCPU_H
#define REMAT_LIB_PIPELINES_REMATTOCPU_H

#include "Execution/Sums/SharedSum.h"
#include "Pipelines/FitOptions.h"

#include "mlir/Pass/PassManager.h"

namespace remat {

/// Options of `--remat-to-cpu="..."`.
struct RematToCpuOptions : public mlir::PassPipelineOptions<RematToCpuOptions>,
                           public FitOptions {
  RematToCpuOptions() : FitOptions(Enforce::Arena) {}

  Option<std::string> name{
      *this, "name",
      llvm::cl::desc("Name of the C functions NAME_run and NAME_arena_bytes"),
      llvm::cl::init("step")};
  Option<bool> contractions{
      *this, "contractions",
      llvm::cl::desc("Call the runtime's kernel for contractions instead of "
                     "compiling them to loops"),
      llvm::cl::init(true)};
  Option<execution::SumOrder> sums{
      *this, "sums",
      llvm::cl::desc("The order in which the terms of a sum are added"),
      llvm::cl::init(execution::SumOrder::Order),
      llvm::cl::values(
          clEnumValN(execution::SumOrder::Order, "order",
                     "the order of the op"),
          clEnumValN(execution::SumOrder::Tree, "tree",
                     "the tree of a GPU's threads (remat-to-gpu)"))};
  Option<bool> poison{
      *this, "poison",
      llvm::cl::desc("Fill fresh and dead bytes of the arena with NaN"),
      llvm::cl::init(false)};
};

/// Replaces a module by one of its functions. This function is a step on
/// tensors, and is lowered to the LLVM dialect. The function has the C
/// interface that the section "Object files" of docs/reference/Execution.md
/// describes. If a budget is given, the step is first planned and rewritten, so
/// that its arena is within the budget. If a step was rewritten before and its
/// arena exceeds its budget, this is an error unless `enforce=plan` is given.
void buildRematToCpu(mlir::OpPassManager &pm, const RematToCpuOptions &options);

/// Registers `--remat-to-cpu`.
void registerRematToCpu();

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATTOCPU_H
