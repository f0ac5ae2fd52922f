//===- PlanReportHtml.h - The report as one page ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The report as one page that opens anywhere: no scripts, no links, pictures
// inside.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H

#include "Transforms/Reports/PlanReport.h"

namespace remat {

/// A page of its own, without scripts and links: figures, bytes held over the
/// step before and after, the tensors at the peak, arenas, what other budgets
/// cost, copies, and the largest tensors with their fates.
void writeHtml(const PlanReport &report, const Planned &planned,
               const Graph &graph, llvm::raw_ostream &os);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANREPORTHTML_H
