//===- ReportsPasses.td - What a report says ---------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematReport : Pass<"remat-report", "::mlir::func::FuncOp"> {
  let summary = "Write what a plan does to each tensor, and why";
  let description = [{
    Reads `remat.plan` and, if `remat-plan` stored it (`for-report`),
    `remat.planned`, and writes a report. The report has the peak before and
    after, the lower bound on the peak of any plan, costs, and for each tensor
    whether it is kept, recomputed or swapped, and why. If the plan copies
    nothing to the host, the report also has a lower bound on the cost within
    the budget. The pass plans nothing and changes nothing. Run it between
    `remat-plan` and `remat-apply`. For a plan from a file
    (`remat-import-plan`), the report has no results of a search.

    If no plan is within the budget, the report describes the nearest plan and
    says so, and the pass fails. Whether the file can be written is checked
    before any pass of the pipeline runs.
  }];
  let options = [
    ListOption<"files", "file", "std::string",
           "Files to write, separated by commas: JSON if the name ends in "
           ".json, a page if it ends in .html, a picture if it ends in .svg, "
           "else text">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}
