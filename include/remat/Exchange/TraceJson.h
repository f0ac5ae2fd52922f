//===- TraceJson.h - A simulated plan for chrome://tracing ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A picture of a plan in time, for the trace viewers that engineers have
// anyway. Compiled steps write the same format, so that prediction and
// measurement lie side by side.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_TRACEJSON_H
#define REMAT_EXCHANGE_TRACEJSON_H

#include "remat/Core/Plan/Plan.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// When each step of a valid plan runs, in the format that compiled steps write
/// too (docs/reference/Formats.md): a lane of computing and one a direction of
/// copies. A unit of cost is a second.
std::string formatTrace(const Graph &graph, std::span<const Step> steps,
                        const Link &link);

} // namespace remat

#endif // REMAT_EXCHANGE_TRACEJSON_H
