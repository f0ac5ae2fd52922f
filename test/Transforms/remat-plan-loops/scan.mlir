// Each of six layers stacks its input, tanh of a product, and one minus that.
// With the fewest bytes only the carry is stacked, and each iteration of the
// backward loop makes the rest again.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-apply-loops | FileCheck %s

// Stacks 3 x 6 x 4,096 bytes -> 1 x 6 x 4,096; an iteration holds 5 x 4,096 and
// the slice of the weights at the end.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=48kB remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: remark: loops of 6 iterations: 95232 -> 45056 bytes: stacks 73728 -> 24576, one iteration 21504 -> 20480; 31.73 % more cost; groups of 1; planner auto

// CHECK-LABEL: func.func @main(
// CHECK-SAME:      %[[W:.*]]: tensor<6x16x16xf32>, %[[X:.*]]: tensor<64x16xf32>)
// CHECK:         %[[EMPTY:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<6x64x16xf32>}>
// CHECK-NEXT:    %[[FORWARD:.*]]:4 = "stablehlo.while"(%[[W]], %{{.*}}, %[[X]], %[[EMPTY]]) ({
// CHECK:           "stablehlo.return"
// CHECK:         ^bb0(%[[WEIGHTS:.*]]: tensor<6x16x16xf32>, %[[I:.*]]: tensor<i32>, %[[CARRY:.*]]: tensor<64x16xf32>, %[[STACK:.*]]: tensor<6x64x16xf32>):
// CHECK:           "stablehlo.dot_general"(%[[CARRY]],
// CHECK:           %[[SLICE:.*]] = "stablehlo.reshape"(%[[CARRY]]) : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
// CHECK:           %[[WRITTEN:.*]] = "stablehlo.dynamic_update_slice"(%[[STACK]], %[[SLICE]], %[[I]],
// CHECK-NOT:       dynamic_update_slice
// CHECK:           "stablehlo.return"(%[[WEIGHTS]], %{{.*}}, %{{.*}}, %[[WRITTEN]])

// CHECK:         %[[BACKWARD:.*]]:5 = "stablehlo.while"(%[[W]], %{{.*}}, %{{.*}}, %{{.*}}, %[[FORWARD]]#3) ({
// CHECK:         ^bb0(%[[WEIGHTS:.*]]: tensor<6x16x16xf32>, %[[J:.*]]: tensor<i32>, %[[GRADIENT:.*]]: tensor<64x16xf32>, %[[GRADIENTS:.*]]: tensor<6x16x16xf32>, %[[STACK:.*]]: tensor<6x64x16xf32>):
// CHECK:           %[[LAST:.*]] = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}>
// CHECK:           %[[SLOT:.*]] = "stablehlo.subtract"(%[[LAST]], %[[J]])
// CHECK:           %[[READ:.*]] = "stablehlo.dynamic_slice"(%[[STACK]], %[[SLOT]],
// CHECK:           %[[KEPT:.*]] = "stablehlo.reshape"(%[[READ]])
// CHECK:           %[[FENCED:.*]]:2 = remat.fence %[[KEPT]] after %[[GRADIENT]]
// CHECK:           "stablehlo.dynamic_slice"(%[[WEIGHTS]], %[[SLOT]],
// CHECK:           %[[PRODUCT:.*]] = "stablehlo.dot_general"(%[[FENCED]]#0,
// CHECK:           "stablehlo.tanh"(%[[PRODUCT]])
// CHECK:           "stablehlo.dynamic_update_slice"(%[[GRADIENTS]],
// CHECK:         return %[[BACKWARD]]#3

// Within the bytes of the original loops, loops stay unchanged.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect > %t.before
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=100% effort=0.1" --remat-apply-loops > %t.after
// RUN: diff %t.before %t.after

// The figures as JSON.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-report-loops=file=%t.json --remat-apply-loops -o /dev/null
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// JSON:      {
// JSON-NEXT:   "baseline_peak_bytes": 95232,
// JSON-NEXT:   "peak_bytes": 45056,
// JSON-NEXT:   "loops": [
// JSON-NEXT:     {
// JSON-NEXT:       "iterations": 6,
// JSON-NEXT:       "alone": false,
// JSON-NEXT:       "groups": [],
// JSON-NEXT:       "carried_bytes": 4096,
// JSON-NEXT:       "turn": {{[0-9]+}},
// JSON-NEXT:       "on_host": [],
// JSON-NEXT:       "planner": "auto",
// JSON-NEXT:       "before": {
// JSON-NEXT:         "stack_bytes": 73728,
// JSON-NEXT:         "stacks": [
// JSON-NEXT:           {
// JSON-NEXT:             "name": "carry",
// JSON-NEXT:             "bytes": 24576,
// JSON-NEXT:             "tensor": {{[0-9]+}}
// JSON-NEXT:           },
// JSON-NEXT:           {
// JSON-NEXT:             "name": "tanh.2",
// JSON-NEXT:             "bytes": 24576,
// JSON-NEXT:             "tensor": {{[0-9]+}}
// JSON-NEXT:           },
// JSON-NEXT:           {
// JSON-NEXT:             "name": "subtract.3",
// JSON-NEXT:             "bytes": 24576,
// JSON-NEXT:             "tensor": {{[0-9]+}}
// JSON-NEXT:           }
// JSON-NEXT:         ],
// JSON-NEXT:         "host_bytes": 0,
// JSON-NEXT:         "iteration_bytes": 21504,
// JSON-NEXT:         "iteration_cost": {{[0-9]+}}
// JSON-NEXT:       },
// JSON-NEXT:       "after": {
// JSON-NEXT:         "stack_bytes": 24576,
// JSON-NEXT:         "stacks": [
// JSON-NEXT:           {
// JSON-NEXT:             "name": "carry",
// JSON-NEXT:             "bytes": 24576,
// JSON-NEXT:             "tensor": {{[0-9]+}}
// JSON-NEXT:           }
// JSON-NEXT:         ],
// JSON-NEXT:         "host_bytes": 0,
// JSON-NEXT:         "iteration_bytes": 20480,
