// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=budget=40000 -o /dev/null 2>&1 | FileCheck %s --check-prefix=LEAST
// LEAST: scan.mlir:1:0: error: planner 'auto' finds no plan of the loops within 40000 bytes; the smallest plan takes 45056 bytes

// RUN: not remat-opt %s --remat-plan-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: errors.mlir:[[#@LINE+23]]:{{.*}} error: function @no_loops has no pair of loops (a later loop that reads the stacks of an earlier one), and no loop with a whole step in its body; remat-print-loops describes each loop

// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=budget=4XB -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNIT
// UNIT: error: {{.*}}unknown unit
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=cost-model=time -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODEL
// MODEL: error: unknown cost-model 'time': expected 'analytic', 'flops' or 'roofline'
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=effort=0 -o /dev/null 2>&1 | FileCheck %s --check-prefix=EFFORT
// EFFORT: error: effort=0.{{0*}}e+00: expected a number above 0 and at most 1.{{0*}}e+03
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=planner=none -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLANNER
// PLANNER: error: no planner is called 'none'

// Copies to the host.
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=d2h=5e10 -o /dev/null 2>&1 | FileCheck %s --check-prefix=ASKED
// ASKED: scan.mlir:1:0: error: d2h, h2d and host-limit are only for plans with stacks on the host: also give offload=true
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=planner=offload-search -o /dev/null 2>&1 | FileCheck %s --check-prefix=COPIES
// COPIES: scan.mlir:1:0: error: planner 'offload-search' is only for plans with stacks on the host: also give offload=true
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="offload=true d2h=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SPEED
// SPEED: error: d2h=0: expected bytes/s, finite and above 0, such as d2h=5e10
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-annotate-costs=machine=cpu --remat-plan-loops=offload=true -o /dev/null 2>&1 | FileCheck %s --check-prefix=LINK
// LINK: error: offload=true puts stacks on the host, but machine cpu has no link to a host: give d2h and h2d, or another machine
// RUN: remat-opt %S/Inputs/whole-step.mlir --remat-plan-loops="budget=600 offload=true" --remat-apply-loops -o %t
// RUN: not remat-opt %t --remat-plan-loops=budget=min -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: contains copies to the host already, and a new plan would lose them: plan each loop only once
func.func @no_loops(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
