//===- Report.h - The output of remat-run -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints the measurements of remat-run, as a table for people and as JSON for
// programs.
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATRUN_REPORT_H
#define REMAT_TOOLS_REMATRUN_REPORT_H

#include "Execution/Cpu/Trial.h"

#include "llvm/Support/JSON.h"

namespace remat {

/// Returns a trial as one JSON object. If \p values is set, the object has the
/// elements of the first step's outputs.
llvm::json::Object toJson(const Trial &trial, bool values);

/// Describes the arena of a step's buffers. \p info must have an arena.
llvm::json::Object memoryToJson(const StepInfo &info);

/// Prints the content of toJson as a table with one column for each step.
void printText(const Trial &trial, llvm::raw_ostream &out);

/// Prints the outputs of the first step. If an output is large, prints only its
/// first elements.
void printOutputs(const Trial &trial, llvm::raw_ostream &out);

} // namespace remat

#endif // REMAT_TOOLS_REMATRUN_REPORT_H
