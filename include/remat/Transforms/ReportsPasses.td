//===- ReportsPasses.td - What a report says ---------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematReport : Pass<"remat-report", "::mlir::func::FuncOp"> {
  let summary = "Write what a plan does to each tensor, and why";
  let description = [{
    Reads `remat.plan` and, where `remat-plan` left it (`for-report`),
    `remat.planned`, and writes a report: the peak before and after, the bound
    below any plan's, costs, and for each tensor whether it is kept, recomputed or
    swapped, and why. Where the plan copies nothing to the host it also says
    what no plan within the budget costs less than. It plans nothing and changes nothing, so that it stands
    between `remat-plan` and `remat-apply`. A plan from elsewhere
    (`remat-import-plan`) is reported on without what a search found.

    Where no plan was within the budget, the report is of the nearest plan and
    says so, and the pass fails. That the file can be written is checked before
    any pass of the pipeline runs.
  }];
  let options = [
    ListOption<"files", "file", "std::string",
           "Where to: JSON where the name ends in .json, a page where it ends in "
           ".html, a picture where it ends in .svg, else text; or several "
           "files, between commas">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}
