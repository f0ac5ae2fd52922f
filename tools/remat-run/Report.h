//===- Report.h - What remat-run prints -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What remat-run measured, for people as a table and for programs as JSON.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATRUN_REPORT_H
#define REMAT_TOOLS_REMATRUN_REPORT_H

#include "Execution/Cpu/Trial.h"

#include "llvm/Support/JSON.h"

namespace remat {

/// All of a trial as one JSON object, with the elements of the first step's
/// outputs if \p values is set.
llvm::json::Object toJson(const Trial &trial, bool values);

/// Describes the arena of a step's buffers; \p info has one.
llvm::json::Object memoryToJson(const StepInfo &info);

/// The same as toJson, for reading: one column a step.
void printText(const Trial &trial, llvm::raw_ostream &out);

/// The outputs of the first step, of large ones only the first elements.
void printOutputs(const Trial &trial, llvm::raw_ostream &out);

} // namespace remat

#endif // REMAT_TOOLS_REMATRUN_REPORT_H
