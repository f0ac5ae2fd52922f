// The scan of Inputs with 24 layers. Stacks of 24 slots would take 24 x 4,096
// bytes for the carry alone. 6 groups of 4 take 7 slots of their carries (the
// last is written and not read) and 4 slots of the group that is being computed:
// 11 x 4,096. Each body computes the number of its iteration, of 4 bytes.
// RUN: sed "s/<6x/<24x/g; s/dense<6>/dense<24>/g" %S/Inputs/scan.mlir > %t.mlir
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min remarks=true effort=0.1" --remat-apply-loops -o %t.grouped.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s < %t.grouped.mlir

// REMARK: remark: loops of 24 iterations: 316416 -> 65544 bytes: stacks 294912 -> 45056, one iteration 21504 -> 20488; 64.42 % more cost; groups of 4; planner auto

// Iteration i writes its carry to slot (i + 3) / 4.
// CHECK-LABEL: func.func @main(
// CHECK:         %[[STARTS:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<7x64x16xf32>}>
// CHECK:         %[[FORWARD:.*]]:4 = "stablehlo.while"(%{{.*}}, %{{.*}}, %{{.*}}, %[[STARTS]])
// CHECK:         ^bb0(%{{.*}}: tensor<24x16x16xf32>, %[[I:.*]]: tensor<i32>, %[[CARRY:.*]]: tensor<64x16xf32>, %[[STACK:.*]]: tensor<7x64x16xf32>):
// CHECK:           %[[THREE:.*]] = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}>
// CHECK:           %[[SUM:.*]] = "stablehlo.add"(%[[I]], %[[THREE]])
// CHECK:           %[[FOUR:.*]] = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}>
// CHECK:           %[[SLOT:.*]] = "stablehlo.divide"(%[[SUM]], %[[FOUR]])
// CHECK:           %[[SLICE:.*]] = "stablehlo.reshape"(%[[CARRY]])
// CHECK:           "stablehlo.dynamic_update_slice"(%[[STACK]], %[[SLICE]], %[[SLOT]],

// The loop over groups, from the last to the first.
// CHECK:         "stablehlo.while"(%{{.*}}, %{{.*}}, %{{.*}}, %[[FORWARD]]#3, %{{.*}})
// CHECK:         ^bb0(%[[NUMBER:.*]]: tensor<i32>, %{{.*}}, %{{.*}}, %[[STARTS:.*]]: tensor<7x64x16xf32>, %{{.*}}):
// CHECK:           %[[FIVE:.*]] = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}>
// CHECK:           %[[GROUP:.*]] = "stablehlo.subtract"(%[[FIVE]], %[[NUMBER]])
// CHECK:           %[[START:.*]] = "stablehlo.dynamic_slice"(%[[STARTS]], %[[GROUP]],
// CHECK:           %[[CARRY:.*]] = "stablehlo.reshape"(%[[START]])
// CHECK:           %[[EMPTY:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<4x64x16xf32>}>

// Four iterations of the forward loop, and four of the backward loop.
// CHECK:           %[[AGAIN:.*]]:5 = "stablehlo.while"(%{{.*}}, %[[CARRY]], %[[EMPTY]], %{{.*}}, %{{.*}})
// CHECK:             "stablehlo.tanh"
// CHECK:             "stablehlo.dynamic_update_slice"
// CHECK:           "stablehlo.while"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[AGAIN]]#2, %{{.*}})
// CHECK:             remat.fence
// CHECK:             "stablehlo.tanh"
// CHECK:             "stablehlo.dynamic_update_slice"

// If they are read again, they hold the same: the carries of groups, the slots
// of one group, and an iteration. The gradients of all weights are not among
// their bytes, because each iteration writes a slice of them and reads none.
// RUN: remat-opt %t.grouped.mlir --allow-unregistered-dialect --remat-verify-loops="budget=65544 remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOLDS
// HOLDS: remark: verified: 1 pairs of loops need 65544 bytes for stacks and iterations
// RUN: sed 's/<6x/<24x/g; s/constant 6 : index/constant 24 : index/; s/constant 5 : index/constant 23 : index/' %S/Inputs/for.mlir > %t.for.mlir
// RUN: remat-opt %t.for.mlir --remat-plan-loops="budget=min remarks=true effort=0.1" --remat-apply-loops -o %t.for.grouped.mlir 2>&1 | FileCheck %s --check-prefix=FOR
// RUN: remat-opt %t.for.grouped.mlir --remat-verify-loops="budget=1920 remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOR-HOLDS
// FOR: 6656 -> 1920 bytes: {{.*}} one iteration 512 -> 512; {{.*}}; groups of 4;
// FOR-HOLDS: remark: verified: 1 pairs of loops need 1920 bytes for stacks and iterations
