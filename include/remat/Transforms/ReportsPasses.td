//===- ReportsPasses.td - What a report says ---------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematReport : Pass<"remat-report", "::mlir::func::FuncOp"> {
  let summary = "Write what a plan does to each tensor, and why";
  let description = [{
    ```
    remat-opt step.mlir --remat-annotate-costs --remat-plan="budget=40% for-report=true"
        --remat-report=file=report.html --remat-apply
    ```

    This pass reads `remat.plan`, and `remat.planned` if `remat-plan` wrote it
    (`for-report`), and writes a report. The report has the peak before and
    after, a lower bound on the peak of every plan, and costs. For each tensor
    it says whether the tensor is kept, recomputed or swapped, and why. If the
    plan copies nothing to the host, the report also has a lower bound on the
    cost of every plan within the budget. The pass plans nothing and does not
    change the IR, so run it between `remat-plan` and `remat-apply`. For a plan
    from a file (`remat-import-plan`), the report has no facts about a search.

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
