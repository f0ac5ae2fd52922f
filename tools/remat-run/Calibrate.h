//===- Calibrate.h - Measures the rates of this machine ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan is only as good as the times that it is based on. This file measures
// these times on the machine on which it runs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATRUN_CALIBRATE_H
#define REMAT_TOOLS_REMATRUN_CALIBRATE_H

#include "Execution/Cpu/Compiler.h"

namespace remat {

/// Runs each structured op of \p step alone, and copies between two memories of
/// this process in both directions at the same time. Prints the rates, and
/// writes \p prefix.machine and \p prefix.profile.json, which planning reads.
/// Emits an error if an op cannot be compiled, and prints one if a file cannot
/// be written.
mlir::LogicalResult calibrate(mlir::func::FuncOp step,
                              const std::string &prefix,
                              const CompileOptions &compile);

} // namespace remat

#endif // REMAT_TOOLS_REMATRUN_CALIBRATE_H
