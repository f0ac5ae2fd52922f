// For XLA: the loop carries the slot in the form of the stack, so that no op reads it before the next iteration, and its number
// exists when the body begins. The plan says which slots are fetched ahead: one is read and one arrives, which take 4,096 bytes each.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=30000 offload=true d2h=1e9 h2d=1e9 remarks=true" --remat-report-loops=file=%t.json --remat-apply-loops -o %t.mlir 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: FileCheck %s --check-prefix=PLANNED < %t.mlir
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-verify-loops="budget=24576 as=%S/../remat-plan-loops/Inputs/scan.mlir" --remat-fetch-ahead --convert-remat-to-stablehlo | FileCheck %s
// RUN: not remat-opt %t.mlir --allow-unregistered-dialect --remat-verify-loops=budget=24575 -o /dev/null 2>&1 | FileCheck %s --check-prefix=LESS

// SAYS: remark: loops of 6 iterations: 95232 -> 24576 bytes: stacks 73728 -> 0, one iteration 21504 -> 24576; {{.*}}; on the host 24576 bytes: carry (fetched ahead){{$}}
// JSON:      "on_host": [
// JSON-NEXT:   {
// JSON-NEXT:     "name": "carry",
// JSON-NEXT:     "bytes": 24576,
// JSON-NEXT:     "tensor": {{[0-9]+}},
// JSON-NEXT:     "ahead": true
// LESS: error: loops need 24576 bytes for stacks and iterations, and the budget is 24575
// PLANNED:       "stablehlo.custom_call"({{.*}} remat.fetch_ahead} : (tensor<64x16xf32>) -> tensor<64x16xf32>
// PLANNED-NOT:   remat.fetch_ahead

// CHECK:         %[[FORWARD:.*]]:4 = "stablehlo.while"(
// CHECK:           "pinned_host"
// CHECK:         %[[FIVE:.*]] = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}>
// CHECK:         %[[LAST:.*]] = "stablehlo.dynamic_slice"(%[[FORWARD]]#3, %[[FIVE]],
// CHECK-NEXT:    %[[FIRST:.*]] = "stablehlo.custom_call"(%[[LAST]]) {{.*}}"device"{{.*}} -> tensor<1x64x16xf32>
// CHECK-NEXT:    %[[FOUR:.*]] = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}>
// CHECK-NEXT:    "stablehlo.while"({{.*}}, %[[FORWARD]]#3, %[[FIRST]], %[[FOUR]])
// CHECK:         }, {
// CHECK-NEXT:    ^bb0({{.*}}, %[[STACK:.*]]: tensor<6x64x16xf32>, %[[HERE:.*]]: tensor<1x64x16xf32>, %[[SLOT:.*]]: tensor<i32>):
// CHECK:           %[[READ:.*]] = "stablehlo.dynamic_slice"(%[[STACK]], %[[SLOT]],
// CHECK-NEXT:      %[[AHEAD:.*]] = "stablehlo.custom_call"(%[[READ]]) {{.*}}"device"{{.*}} -> tensor<1x64x16xf32>
// CHECK:           %[[DOWN:.*]] = "stablehlo.add"(%[[SLOT]], %{{.*}})
// CHECK:           %[[NEXT:.*]] = "stablehlo.maximum"(%[[DOWN]], %{{.*}})
// CHECK-NEXT:      %[[CARRY:.*]] = "stablehlo.reshape"(%[[HERE]]) : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
// CHECK:           "stablehlo.dot_general"({{.*}}%[[CARRY]]
// CHECK:           "stablehlo.return"({{.*}}, %[[STACK]], %[[AHEAD]], %[[NEXT]])
// CHECK-NOT:     remat.fetch_ahead
