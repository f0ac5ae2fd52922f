// The step of remat-apply/chain.mlir: kept whole it needs 16388 bytes, three of
// the vectors and the loss are the least at the last op: 12292 (its operands,
// its result, the loss).
// RUN: remat-opt %s --remat-annotate-costs --remat-plan=activation-budget=13000 2>/dev/null | FileCheck %s
// RUN: remat-opt %s --remat-annotate-costs --remat-plan=activation-budget=80% 2>/dev/null | FileCheck %s --check-prefix=SHARE
// The budget counts all device bytes, so 4096 bytes of the argument are added.
// RUN: remat-opt %s --remat-annotate-costs --remat-plan=budget=17096 2>/dev/null | FileCheck %s
// RUN: remat-opt %s --remat-annotate-costs --remat-plan="planner=portfolio budget=min" 2>/dev/null | FileCheck %s --check-prefix=MIN
// The default planner finds four bytes less, by exact.
// RUN: remat-opt %s --remat-annotate-costs --remat-plan=budget=min -o /dev/null 2>&1 | FileCheck %s --check-prefix=AUTO
// Nothing to do: the plan is the program order.
// RUN: remat-opt %s --remat-annotate-costs --remat-plan=budget=1GiB 2>&1 | FileCheck %s --check-prefix=KEEP
// RUN: remat-opt %s --remat-annotate-costs --remat-plan=budget=1GiB --remat-apply 2>/dev/null | FileCheck %s --check-prefix=SAME
// The remark and the report have the planner's proof.
// RUN: remat-opt %s --remat-annotate-costs --remat-plan="budget=min planner=exact for-report=true" --remat-report=file=%t.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=EXACT
// RUN: FileCheck %s --check-prefix=GAP --input-file=%t.json

// AUTO: ops run again: 3; planner auto (exact), at most 0 above the least cost of all plans within 12288 bytes
// EXACT: ops run again: 3; planner exact, at most 0 above the least cost of all plans within 12288 bytes
// GAP: "gap": 0,
// GAP-NEXT: "gap_of": "least cost of all plans within 12288 bytes",
// CHECK: remat.plan = #remat.plan<version = 1, planner = "{{.*}}", budget = 13000, nodes = 6, steps = [0-4, 0, 5]>
// SHARE: budget = 13110, nodes = 6, steps = [0-4, 0, 5]>
// MIN: remat.plan = #remat.plan<version = 1, planner = "{{.*}}", nodes = 6, steps = [0-4, 0, 5]>
// KEEP: remark: nothing to do: the peak of 16.4 kB plus 4.1 kB of arguments is within the budget of 1.1 GB
// KEEP: remat.plan = #remat.plan<version = 1, planner = "keep-all", budget = 1073737728, nodes = 6, steps = [0-5]>
// SAME: clones = 0, fences = 0
// SAME-NOT: remat.fence
func.func @step(%x: tensor<1024xf32>) -> (tensor<f32>, tensor<1024xf32>) {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %c = linalg.exp ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%c : tensor<1024xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %ga = linalg.mul ins(%c, %b : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %gx = linalg.mul ins(%ga, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %loss, %gx : tensor<f32>, tensor<1024xf32>
}
