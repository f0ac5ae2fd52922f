//===- PlanReportHtml.h - The report as one page ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the report as one page without scripts or links, with its pictures
// inside.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H

#include "Transforms/Reports/PlanReport.h"

namespace remat {

/// Writes a page with the results, the bytes held at each step before and
/// after, the tensors at the peak, arenas, the costs of other budgets, copies,
/// and the largest tensors with their fates.
void writeHtml(const PlanReport &report, const Planned &planned,
               const Graph &graph, llvm::raw_ostream &os);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H
