//===- RematPipeline.h - The pipeline for users -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline `--remat` runs all stages from a training step to a step that
// fits into the budget. This pipeline has all options that a user gives. The
// page docs/concepts/Pipeline.md shows the stages. The pipelines that lower a
// step for a CPU or a GPU begin with the same stages as `--remat`.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATPIPELINE_H
#define REMAT_LIB_PIPELINES_REMATPIPELINE_H

#include "Pipelines/FitOptions.h"
#include "Pipelines/RematFitArena.h"

#include "mlir/Pass/PassManager.h"

namespace remat {

/// The compiler for which `--remat` writes the step.
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

/// Says what the target of a fitted step supports.
struct FitTarget {
  ArenaKind arena = {};
  bool callerResults = false; ///< The default of the option `caller-results`.
  /// Whether the target can run a step whose loops are planned inside.
  bool plannedLoops = true;
};

/// Adds the stages that fit a step: prepare it, annotate costs, plan or import
/// a plan, report, apply, schedule swaps, verify.
void buildFit(mlir::OpPassManager &pm, const FitOptions &options,
              const FitTarget &target = {});

/// Adds the stages of buildFit, and then the conversion for the target in \p
/// options.
void buildRematPipeline(mlir::OpPassManager &pm,
                        const RematPipelineOptions &options);

void registerRematPipeline();

/// Registers the pass `--remat-bufferize`. The pass replaces the module by one
/// of its functions, the step. The step works on tensors, and the pass lowers
/// it to buffers. The result is the step that --remat-to-cpu has before it
/// makes the arena. In this step, every buffer is freed after its last use.
/// Passes on buffers can follow, such as remat-report-copies and
/// remat-plan-memory.
void registerRematBufferize();

void registerRematToCpu();

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATPIPELINE_H
