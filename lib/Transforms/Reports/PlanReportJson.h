//===- PlanReportJson.h - The report as JSON --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file writes the report as JSON, for tools that read what a plan does to
// each tensor.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTJSON_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTJSON_H

#include "Transforms/Reports/PlanReport.h"

namespace remat {

/// Writes one object and a newline.
void writeJson(const PlanReport &report, const Planned &planned,
               const Graph &graph, llvm::raw_ostream &os);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTJSON_H
