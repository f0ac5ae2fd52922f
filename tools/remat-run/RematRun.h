//===- RematRun.h - What remat-run prints, writes and measures --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file declares the parts of remat-run. These parts print the results of
// remat-run, make object files for other programs, and measure the times of
// this machine for planning.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATRUN_REMATRUN_H
#define REMAT_TOOLS_REMATRUN_REMATRUN_H

#include "Execution/Cpu/Object.h"
#include "Execution/Cpu/Trial.h"

#include "llvm/Support/JSON.h"

namespace remat {

/// Returns a trial as one JSON object. If \p values is set, the object has the
/// elements of the first step's outputs.
llvm::json::Object toJson(const Trial &trial, bool values);

/// Describes the arena of a step's buffers, which \p info must have.
llvm::json::Object memoryToJson(const StepInfo &info);

/// Prints the content of toJson as a table with one column for each step.
void printText(const Trial &trial, llvm::raw_ostream &out);

/// Prints the outputs of the first step. If an output is large, prints only its
/// first elements.
void printOutputs(const Trial &trial, llvm::raw_ostream &out);

/// Writes a file as a whole or not at all, and prints the reason if it fails.
mlir::LogicalResult writeFile(const std::string &path, std::string_view text);

/// The files to write. A file whose name is empty is not written.
struct EmitOptions {
  std::string object, header;
  std::string name = "step"; ///< The prefix of the names of the C functions.
};

/// Compiles \p step and writes its files, each as a whole or not at all. Emits
/// an error if \p step cannot be compiled, and prints one if a file cannot be
/// written.
mlir::LogicalResult emitStep(mlir::func::FuncOp step,
                             const EmitOptions &options,
                             const CompileOptions &compile);

/// Runs each structured op of \p step alone, and copies between two memories of
/// this process in both directions at the same time. Prints the rates, and
/// writes \p prefix.machine and \p prefix.profile.json, which planning reads.
/// Emits an error if an op cannot be compiled, and prints one if a file cannot
/// be written.
mlir::LogicalResult calibrate(mlir::func::FuncOp step,
                              const std::string &prefix,
                              const CompileOptions &compile);

} // namespace remat

#endif // REMAT_TOOLS_REMATRUN_REMATRUN_H
