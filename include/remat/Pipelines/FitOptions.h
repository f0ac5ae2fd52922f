//===- FitOptions.h - Lowering that fits a step before ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `--remat-to-cpu` and `--remat-to-gpu` may fit a step into a budget before
// they lower it. Both take the same options for that, and these are declared
// here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_PIPELINES_FITOPTIONS_H
#define REMAT_PIPELINES_FITOPTIONS_H

#include "remat/Pipelines/RematPipeline.h"

namespace remat {

/// Options of a pipeline that fits a step into a budget before it lowers it; a
/// member of the pipeline's options, which it registers with.
struct FitOptions {
  template <typename T> using Option = mlir::detail::PassOptions::Option<T>;

  /// \p enforced describes `enforce`, \p arena what `enforce=arena` is about.
  FitOptions(mlir::detail::PassOptions &pipeline, llvm::StringRef enforced,
             llvm::StringRef arena);

  TextOption budget, activationBudget, planner, machine, profile;
  Option<double> effort;
  Option<Enforce> enforce;
};

/// `--remat` for \p function, where \p options have a budget, which holds for
/// \p arena.
void buildFit(mlir::OpPassManager &pm, llvm::StringRef function,
              const FitOptions &options, const ArenaKind &arena = {});

} // namespace remat

#endif // REMAT_PIPELINES_FITOPTIONS_H
