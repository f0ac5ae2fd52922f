//===- PlanJson.h - Plans as JSON -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads and writes plans as docs/reference/Formats.md defines them. The reader
// accepts steps that are not a known action, or that name an impossible node or
// tensor. They become malformed or out-of-range steps, and the validator
// reports them with the plan's other violations.
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
/// Writes the text of formatPlan. An existing file at \p path is replaced as a
/// whole or not at all.
std::optional<Error> writePlan(const Plan &plan, const std::string &path);

} // namespace remat

#endif // REMAT_EXCHANGE_PLANJSON_H
