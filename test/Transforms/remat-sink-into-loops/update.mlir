// A step that updates weights by their gradients. The loop over layers stacks the
// gradients; with the update in it, it stacks the weights, in the place of those
// that are donated.
// RUN: sed "s/return %%16#6/%%r = \"stablehlo.constant\"() <{value = dense<1.000000e-02> : tensor<f32>}> : () -> tensor<f32>\n  %%rs = \"stablehlo.broadcast_in_dim\"(%%r) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16x16xf32>\n  %%u = \"stablehlo.multiply\"(%%rs, %%16#6) : (tensor<6x16x16xf32>, tensor<6x16x16xf32>) -> tensor<6x16x16xf32>\n  %%w = \"stablehlo.subtract\"(%%arg0, %%u) : (tensor<6x16x16xf32>, tensor<6x16x16xf32>) -> tensor<6x16x16xf32>\n  return %%w/" %S/../remat-plan-loops/Inputs/scan.mlir > %t.kept
// RUN: sed "s/%%arg0: tensor<6x16x16xf32>, /%%arg0: tensor<6x16x16xf32> {tf.aliasing_output = 0 : i32}, /" %t.kept > %t.donated
// RUN: remat-opt %t.donated --allow-unregistered-dialect --remat-sink-into-loops=remarks=true -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s < %t.mlir
// REMARK: remark: loop of 6 iterations: 2 ops that read 1 of its stacks move into the loop

// CHECK:       func.func @main(%[[W:.*]]: tensor<6x16x16xf32> {tf.aliasing_output = 0 : i32}
// CHECK:         "stablehlo.while"
// CHECK:         %[[BACKWARD:.*]]:6 = "stablehlo.while"({{.*}}, %[[W]]) ({
// CHECK:         ^bb0({{.*}}, %[[J:[^:]*]]: tensor<i32>, %{{[^:]*}}: tensor<64x16xf32>, %[[WEIGHTS:.*]]: tensor<6x16x16xf32>):
// CHECK:           %[[SLICE:.*]] = "stablehlo.dynamic_slice"(%[[WEIGHTS]],
// CHECK:           %[[GRADIENT:.*]] = "stablehlo.transpose"(
// CHECK:           %[[SLOT:.*]] = "stablehlo.subtract"(%{{.*}}, %[[J]])
// CHECK:           %[[READ:.*]] = "stablehlo.dynamic_slice"(%[[WEIGHTS]], %[[SLOT]],
// CHECK:           %[[OLD:.*]] = "stablehlo.reshape"(%[[READ]])
// CHECK:           %[[RATES:.*]] = "stablehlo.broadcast_in_dim"(%{{.*}}) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x16xf32>
// CHECK:           %[[UPDATE:.*]] = "stablehlo.multiply"(%[[RATES]], %[[GRADIENT]])
// CHECK:           %[[NEW:.*]] = "stablehlo.subtract"(%[[OLD]], %[[UPDATE]]) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
// CHECK:           %[[LAYER:.*]] = "stablehlo.reshape"(%[[NEW]])
// CHECK:           "stablehlo.dynamic_update_slice"(%[[WEIGHTS]], %[[LAYER]], %[[SLOT]],
// CHECK-NOT:     stablehlo.multiply
// CHECK:         return %[[BACKWARD]]#5

// A step that keeps its weights gets a stack of its own for those that are new.
// RUN: remat-opt %t.kept --allow-unregistered-dialect --remat-sink-into-loops | FileCheck %s --check-prefix=KEPT
// KEPT:      %[[EMPTY:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<6x16x16xf32>}>
// KEPT-NEXT: %[[BACKWARD:.*]]:7 = "stablehlo.while"(%arg0, {{.*}}, %[[EMPTY]]) ({
// KEPT:      return %[[BACKWARD]]#6

// The same loops are a pair, and its backward loop updates in place when it
// computes again, and when iterations run in groups.
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-apply-loops | FileCheck %s --check-prefix=AGAIN
// AGAIN:     %[[BACKWARD:.*]]:4 = "stablehlo.while"(%{{.*}}, %{{.*}}, %arg0, %{{.*}}#3) ({
// AGAIN:     ^bb0(%{{[^:]*}}: tensor<i32>, %{{[^:]*}}: tensor<64x16xf32>, %[[WEIGHTS:.*]]: tensor<6x16x16xf32>, %{{.*}}):
// AGAIN:       "stablehlo.tanh"
// AGAIN:       "stablehlo.dynamic_update_slice"(%[[WEIGHTS]],
// AGAIN:     return %[[BACKWARD]]#2
// RUN: sed "s/<6x/<24x/g; s/dense<6>/dense<24>/g; s/dense<5>/dense<23>/g" %t.mlir | remat-opt --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-apply-loops | FileCheck %s --check-prefix=GROUPS
// GROUPS:     %[[BACKWARD:.*]]:4 = "stablehlo.while"(%{{.*}}, %{{.*}}, %arg0, %{{.*}}#3) ({
// GROUPS:     ^bb0(%{{[^:]*}}: tensor<i32>, %{{[^:]*}}: tensor<64x16xf32>, %[[WEIGHTS:.*]]: tensor<24x16x16xf32>, %{{.*}}):
// GROUPS:       %{{.*}}:5 = "stablehlo.while"({{.*}}, %[[WEIGHTS]])
// GROUPS:       %{{.*}}:5 = "stablehlo.while"(%{{.*}}, %{{.*}}, %[[WEIGHTS]],
// GROUPS:     return %[[BACKWARD]]#2

// The same holds if the step is wrapped for one of several devices.
// RUN: sed "s/(%%arg0: \(tensor<6x16x16xf32> {[^}]*}\), %%arg1: tensor<64x16xf32>) -> tensor<6x16x16xf32> {/(%%a: \1, %%b: tensor<64x16xf32>) -> tensor<6x16x16xf32> {\n  %%m = \"sdy.manual_computation\"(%%a, %%b) ({\n  ^bb0(%%arg0: tensor<6x16x16xf32>, %%arg1: tensor<64x16xf32>):/; s/return %%w/\"sdy.return\"(%%w) : (tensor<6x16x16xf32>) -> ()\n  }) : (tensor<6x16x16xf32>, tensor<64x16xf32>) -> tensor<6x16x16xf32>\n  return %%m/" %t.donated > %t.wrapped
// RUN: remat-opt %t.wrapped --allow-unregistered-dialect --remat-sink-into-loops | FileCheck %s --check-prefix=WRAPPED
// WRAPPED:     ^bb0(%[[W:arg[0-9]+]]: tensor<6x16x16xf32>, %{{.*}}: tensor<64x16xf32>):
// WRAPPED:     %[[BACKWARD:.*]]:6 = "stablehlo.while"({{.*}}, %[[W]]) ({
// WRAPPED:     "sdy.return"(%[[BACKWARD]]#5)
