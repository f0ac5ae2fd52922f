//===- ReportsPasses.td - What a report says ---------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematReport : Pass<"remat-report", "::mlir::func::FuncOp"> {
  let summary = "Write what a plan does to each tensor, and why";
  let description = [{
    This pass reads `remat.plan`, and `remat.planned` if `remat-plan` wrote it
    (`for-report`), and writes a report. The report has the peak before and
    after, the lower bound of any plan's peak, costs, and for each tensor
    whether it is kept, recomputed or swapped, and why. If the plan copies
    nothing to the host, the report also has a lower bound of the cost of any
    plan within the budget. The pass plans nothing and does not change the IR,
    so it stands between `remat-plan` and `remat-apply`. For a plan from a file
    (`remat-import-plan`), the report has no facts about a search.

    If no plan is within the budget, the report describes the nearest plan and
    says so, and the pass fails. Before any pass of the pipeline runs, remat
    checks that the file can be written.
  }];
  let options = [
    ListOption<"files", "file", "std::string",
           "Files to write, separated by commas: JSON if the name ends in "
           ".json, a page if it ends in .html, a picture if it ends in .svg, "
           "else text">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}
