//===- RematPipeline.h - The pipeline for users -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `--remat` runs all stages from a training step to a step that fits, with all
// options that a user gives. docs/concepts/Pipeline.md shows the stages. The
// pipelines that lower a step for the CPU or a GPU begin with the same stages.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATPIPELINE_H
#define REMAT_LIB_PIPELINES_REMATPIPELINE_H

#include "Pipelines/FitOptions.h"
#include "Pipelines/RematFitArena.h"

#include "mlir/Pass/PassManager.h"

namespace remat {

/// The compiler of the step that `--remat` writes.
enum class Target : uint8_t {
  Any,       ///< Fences stay `remat.fence`.
  Stablehlo, ///< The output of convert-remat-to-stablehlo.
  Iree,      ///< The output of convert-remat-to-iree.
};

/// Options of `--remat="..."`.
struct RematPipelineOptions
    : public mlir::PassPipelineOptions<RematPipelineOptions>,
      public FitOptions {
  RematPipelineOptions() : FitOptions(Enforce::Plan) {}

  Option<Target> target{
      *this, "target", llvm::cl::desc("The compiler of the rewritten step"),
      llvm::cl::values(
          clEnumValN(Target::Any, "any", "fences stay remat.fence"),
          clEnumValN(Target::Stablehlo, "stablehlo",
                     "convert-remat-to-stablehlo comes last"),
          clEnumValN(Target::Iree, "iree",
                     "convert-remat-to-iree comes last; results have memory "
                     "of their own (caller-results)")),
      llvm::cl::init(Target::Any)};
};

/// The abilities of the target for which a step is fitted.
struct FitTarget {
  ArenaKind arena = {};
  bool callerResults = false; ///< The default of the option caller-results.
  /// Whether the target runs loops that are planned inside.
  bool plannedLoops = true;
};

/// Adds the stages: prepare, annotate costs, plan (or import a plan), report,
/// apply, schedule swaps, verify.
void buildFit(mlir::OpPassManager &pm, const FitOptions &options,
              const FitTarget &target = {});

/// Adds buildFit, and the conversion for the target of \p options.
void buildRematPipeline(mlir::OpPassManager &pm,
                        const RematPipelineOptions &options);

/// Registers `--remat`.
void registerRematPipeline();

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATPIPELINE_H
