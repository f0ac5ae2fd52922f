//===- PlanJson.h - Plans as JSON -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads and writes plans as docs/reference/Formats.md defines them. The reader
// also accepts steps with an unknown action, and steps with a node or tensor
// that does not exist. The reader stores such steps as malformed or
// out-of-range steps. The validator then reports them together with the other
// violations of the plan.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_PLANJSON_H
#define REMAT_EXCHANGE_PLANJSON_H

#include "remat/Core/Plan/Plan.h"

#include <string_view>

namespace remat {

Result<Plan> parsePlan(std::string_view text);
/// Reads a plan file. An error begins with the name of the file.
Result<Plan> readPlan(const std::string &path);

/// Returns the plan as JSON, with one step on each line.
std::string formatPlan(const Plan &plan);
/// Writes the text of formatPlan to \p path. If this fails, a file that was
/// there before stays unchanged.
std::optional<Error> writePlan(const Plan &plan, const std::string &path);

} // namespace remat

#endif // REMAT_EXCHANGE_PLANJSON_H
