//===- PlanJson.h - Plans as JSON -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plan half of docs/reference/Formats.md. A step that is an object but no
// known action, or that names a node or tensor that no graph could have, is not
// the reader's business: it becomes a malformed or out-of-range step, and the
// validator reports it among the plan's other violations.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_PLANJSON_H
#define REMAT_EXCHANGE_PLANJSON_H

#include "remat/Core/Plan/Plan.h"

#include <string_view>

namespace remat {

Result<Plan> parsePlan(std::string_view text);
/// Reads a plan file; a message begins with the name of the file.
Result<Plan> readPlan(const std::string &path);

/// The plan as JSON, one step a line.
std::string formatPlan(const Plan &plan);
/// Writes that text; an earlier file at \p path is replaced whole or not at
/// all.
std::optional<Error> writePlan(const Plan &plan, const std::string &path);

} // namespace remat

#endif // REMAT_EXCHANGE_PLANJSON_H
