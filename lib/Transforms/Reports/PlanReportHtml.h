//===- PlanReportHtml.h - Writes the report as a page -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file writes the report as one page. The page has no scripts or links,
// and contains its pictures.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H

#include "Transforms/Reports/PlanReport.h"

namespace remat {

/// Writes a page with the results, the bytes that are held at each step before
/// and after the plan, and the tensors at the peak. The page also has the
/// arenas, the costs of other budgets, the copies, and what happens to the
/// largest tensors.
void writeHtml(const PlanReport &report, const Planned &planned,
               const Graph &graph, llvm::raw_ostream &os);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H
