//===- Pipeline.h - Compiles a step for a GPU and its host ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file adds the passes of Gpu/Passes.td in their order. A user gives the
// options of all passes only once.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_PIPELINE_H
#define REMAT_LIB_GPU_HOST_PIPELINE_H

#include "Analysis/Tools/TextArgument.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace remat {

/// The options that all pipelines that compile for a GPU share. Each option has
/// the same name as the option of its pass.
struct GpuOptions : virtual mlir::detail::PassOptions {
  using Text = Option<std::string, TextArgumentParser>;

  Option<bool> fuse{
      *this, "fuse",
      llvm::cl::desc("In a step without a plan, first fuse elementwise ops "
                     "into the ops that read them (remat-fuse-elementwise)"),
      llvm::cl::init(true)};
  Option<int64_t> alignment{
      *this, "alignment",
      llvm::cl::desc("The alignment of each buffer, in bytes (remat-gpu-slab)"),
      llvm::cl::init(256)};
  Option<double> packingEffort{
      *this, "packing-effort",
      llvm::cl::desc("How long the packing tries to find a small arena; 1 is "
                     "usual (remat-gpu-slab: effort)"),
      llvm::cl::init(1.0)};
  Option<int64_t> blockSize{
      *this, "block-size",
      llvm::cl::desc(
          "The largest number of threads in a block (remat-gpu-kernels)"),
      llvm::cl::init(256)};
  Text contractions{
      *this, "contractions",
      llvm::cl::desc(
          "How contractions are computed: tiles or loops (remat-gpu-kernels)"),
      llvm::cl::init("tiles")};
  Text math{*this, "math",
            llvm::cl::desc("The arithmetic of contractions: strict, f32, tf32, "
                           "bf16 or f16 (remat-gpu-kernels)"),
            llvm::cl::init("f32")};
  Text sums{*this, "sums",
            llvm::cl::desc("How the terms of a sum are added: tree or order "
                           "(remat-gpu-kernels)"),
            llvm::cl::init("tree")};
  Text libraries{*this, "libraries",
                 llvm::cl::desc("The library that is called: none, cublaslt or "
                                "cudnn (remat-gpu-libraries)"),
                 llvm::cl::init("none")};
  Option<int64_t> workspace{
      *this, "workspace",
      llvm::cl::desc("The most bytes of temporary memory that a library may "
                     "use (remat-gpu-libraries)"),
      llvm::cl::init(int64_t(32) << 20)};
  Option<int64_t> gather{
      *this, "gather",
      llvm::cl::desc("The largest size in bytes of an image that is written as "
                     "a matrix (remat-gpu-libraries)"),
      llvm::cl::init(int64_t(64) << 20)};
};

/// Adds passes that give the step called \p function one slab for its tensors.
/// The ops of the step become kernels, and its copies become calls of the
/// runtime. If \p checkBudget is true, it is an error if the arena exceeds the
/// budget of an earlier plan.
void buildRematToGpuCalls(mlir::OpPassManager &pm, llvm::StringRef function,
                          const GpuOptions &options, bool checkBudget);

/// Adds passes that lower the kernels in a gpu.module to NVVM for \p chip.
void buildKernelsToNVVM(mlir::OpPassManager &pm, llvm::StringRef chip);

} // namespace remat

#endif // REMAT_LIB_GPU_HOST_PIPELINE_H
