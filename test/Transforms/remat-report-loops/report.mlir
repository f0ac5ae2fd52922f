// The report is written from the plan in the IR, so it may be written later.
// RUN: mkdir -p %t
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops="budget=75%% for-report=true effort=0.1" --remat-report-loops=file=%t/at-once.json -o %t/planned.mlir
// RUN: remat-opt %t/planned.mlir --remat-report-loops=file=%t/later.json -o %t/unchanged.mlir
// RUN: diff %t/at-once.json %t/later.json
// RUN: diff %t/planned.mlir %t/unchanged.mlir
// RUN: FileCheck %s < %t/later.json
// CHECK:      {
// CHECK-NEXT:   "baseline_peak_bytes": 2048,
// CHECK-NEXT:   "peak_bytes": 1280,
// CHECK-NEXT:   "loops": [

// Why there is no plan stands in the IR, too, and the loops are not rewritten.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops="budget=100 for-report=true effort=0.1" -o %t/refused.mlir
// RUN: FileCheck %s --check-prefix=REFUSED < %t/refused.mlir
// REFUSED: remat.loops_refused = {asked = 100 : i64, least = [[LEAST:[0-9]+]] : i64, message = "planner 'auto' finds no plan of the loops within 100 bytes; the smallest plan takes [[LEAST]] bytes"}
// RUN: not remat-opt %t/refused.mlir --remat-report-loops=file=%t/refused.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: not remat-opt %t/refused.mlir --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS
// SAYS: error: planner 'auto' finds no plan of the loops within 100 bytes; the smallest plan takes
// RUN: FileCheck %s --check-prefix=FAILED < %t/refused.json
// FAILED:      {
// FAILED-NEXT:   "failed": {
// FAILED-NEXT:     "message": "planner 'auto' finds no plan of the loops within 100 bytes; the smallest plan takes [[LEAST:[0-9]+]] bytes",
// FAILED-NEXT:     "asked_bytes": 100,
// FAILED-NEXT:     "least_bytes": [[LEAST]]
// RUN: remat-opt %t/refused.mlir --remat-plan-loops=effort=0.1 --remat-apply-loops | FileCheck %s --check-prefix=AGAIN
// AGAIN-NOT: remat.loop

// RUN: not remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-report-loops=file=%t/none.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: has no remat.loop_plan to report on: run remat-plan-loops before this report, and remat-apply-loops after it
// RUN: not remat-opt %t/planned.mlir --remat-report-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: remat-report-loops needs file=
// RUN: not remat-opt %t/planned.mlir --remat-report-loops=file=%t/no/such.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: error: report: {{.*}}such.json
