//===- TraceJson.h - A simulated plan for chrome://tracing ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes when each action of a plan runs, for common trace viewers. Compiled
// steps write the same format, so that prediction and measurement can be seen
// side by side.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_TRACEJSON_H
#define REMAT_EXCHANGE_TRACEJSON_H

#include "remat/Core/Plan/Plan.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// When each action of a valid plan runs (docs/reference/Formats.md), with one
/// lane for computing and one for each direction of copies. A unit of cost is a
/// second.
std::string formatTrace(const Graph &graph, std::span<const Step> steps,
                        const Link &link);

} // namespace remat

#endif // REMAT_EXCHANGE_TRACEJSON_H
