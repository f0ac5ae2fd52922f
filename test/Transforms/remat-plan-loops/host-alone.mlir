// An iteration of a loop without a partner copies as any step does: each value that it sends
// to the host comes back before the iteration ends. Carried values stay on the device.
// RUN: remat-opt %S/Inputs/whole-step.mlir --remat-plan-loops="budget=448 planner=offload-search offload=true d2h=1e9 h2d=1e9 remarks=true" --remat-report-loops=file=%t.json --remat-apply-loops -o %t 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: remat-opt %t --remat-verify-loops="budget=448 remarks=true as=%S/Inputs/whole-step.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOLDS
// RUN: not remat-opt %t --remat-verify-loops="budget=447" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: remat-run %S/Inputs/whole-step.mlir %t | FileCheck %s --check-prefix=RAN
// RUN: remat-opt %S/Inputs/whole-step.mlir --remat-plan-loops="budget=600 offload=true remarks=true" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=MORE

// SAYS: remark: a loop of 4 iterations: one iteration 704 -> 448 bytes; 0.00 % more cost; planner offload-search; on the host 256 bytes: tanh.2, exp.3{{$}}
// MORE: remark: a loop of 4 iterations: one iteration 704 -> 576 bytes; 0.00 % more cost; planner hybrid; on the host 128 bytes: tanh.2{{$}}
// HOLDS: remark: verified: one iteration of a loop takes 448 bytes
// LESS: error: loops need 448 bytes for stacks and iterations, and the budget is 447

// CHECK:       scf.for %{{.*}} iter_args(%[[SUM:.*]] = %{{.*}}) -> (tensor<4x4xf32>)
// CHECK:         %[[TANH:.*]] = linalg.tanh
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[TANH]]
// CHECK-NEXT:    %[[EXP:.*]] = linalg.exp ins(%[[TANH]]
// CHECK-NEXT:    %[[H1:.*]], %[[OUT1:.*]] = remat.swap_out %[[EXP]]
// CHECK-NEXT:    linalg.tanh ins(%[[EXP]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[TANH]]
// CHECK-NEXT:    linalg.exp
// CHECK-NEXT:    remat.await %[[OUT1]], %[[EXP]]
// CHECK-NEXT:    linalg.mul
// CHECK:         %[[IN1:.*]], %[[R1:.*]] = remat.swap_in %[[H1]]
// CHECK-NEXT:    %[[B:.*]] = remat.await %[[IN1]], %[[R1]]
// CHECK-NEXT:    linalg.mul ins(%{{.*}}, %[[B]] :
// CHECK:         %[[IN:.*]], %[[R:.*]] = remat.swap_in %[[H]]
// CHECK-NEXT:    %[[A:.*]] = remat.await %[[IN]], %[[R]]
// CHECK-NEXT:    linalg.mul ins(%{{.*}}, %[[A]] :
// CHECK-NOT:     remat.
// CHECK:         linalg.matmul {{.*}} outs(%[[SUM]] :

// JSON:      "on_host": [
// JSON:        "name": "tanh.2",
// JSON-NEXT:   "bytes": 128
// JSON:        "name": "exp.3",
// JSON-NEXT:   "bytes": 128
// JSON:      "after": {
// JSON-NEXT:   "stack_bytes": 0,
// JSON-NEXT:   "stacks": [],
// JSON-NEXT:   "host_bytes": 256,
// JSON-NEXT:   "iteration_bytes": 448,

// RAN: peak bytes {{ *}}704 {{ *}}448
// RAN: host peak bytes {{ *}}0 {{ *}}256
// RAN: host copies {{ *}}0 {{ *}}16
// RAN: added copies {{ *}}0 {{ *}}0
// RAN: all 1 outputs equal, bit for bit

// The planner of the step counts the same: the loop gives the sum of 64 bytes.
// RUN: remat-opt %t --remat-annotate-costs --remat-export-graph=file=%t.graph.json -o /dev/null
// RUN: FileCheck %s --check-prefix=GRAPH < %t.graph.json
// GRAPH: "workspace": 384
