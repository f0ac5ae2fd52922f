//===- TraceJson.h - A simulated plan for chrome://tracing ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the times of a plan's actions for common trace viewers. Compiled steps
// write the same format, so that prediction and measurement can be compared.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_TRACEJSON_H
#define REMAT_EXCHANGE_TRACEJSON_H

#include "remat/Core/Plan/Plan.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// Returns the times of all actions of a valid plan
/// (docs/reference/Formats.md). The trace has one lane for computing and one
/// lane for each direction of copies. A unit of cost is shown as a second.
std::string formatTrace(const Graph &graph, std::span<const Step> steps,
                        const Link &link);

} // namespace remat

#endif // REMAT_EXCHANGE_TRACEJSON_H
