// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=budget=40000 -o /dev/null 2>&1 | FileCheck %s --check-prefix=LEAST
// LEAST: scan.mlir:1:0: error: planner 'auto' finds no plan of the loops within 40000 bytes; the smallest that it finds takes 45056 bytes

// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=40000 file=%t.json" -o /dev/null 2>/dev/null
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// JSON:      "failed": {
// JSON-NEXT:   "message": "planner 'auto' finds no plan of the loops within 40000 bytes; the smallest that it finds takes 45056 bytes",
// JSON-NEXT:   "asked_bytes": 40000,
// JSON-NEXT:   "least_bytes": 45056

// RUN: not remat-opt %s --remat-plan-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: errors.mlir:[[#@LINE+12]]:{{.*}} error: function @no_loops has no loop whose residuals a later loop reads, and none that holds a step; remat-print-loops says what each loop is

// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=budget=4XB -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNIT
// UNIT: error: {{.*}}unknown unit
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=cost-model=time -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODEL
// MODEL: error: unknown cost-model 'time': expected analytic, flops or roofline
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=effort=0 -o /dev/null 2>&1 | FileCheck %s --check-prefix=EFFORT
// EFFORT: error: effort=0.{{0*}}e+00: expected a number above 0, to 1.{{0*}}e+03
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=planner=none -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLANNER
// PLANNER: error: no planner is called 'none'
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=file=%t/no/such.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: error: report: {{.*}}such.json
func.func @no_loops(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
