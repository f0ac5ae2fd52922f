// Slots that are rows of 64 x 16 elements: they are written and read as rows, and nothing else changes. What is carried into
// groups keeps its shape, and so does a slot on the host.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=60%% effort=0.1" --remat-apply-loops --remat-row-slots -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-verify-loops="budget=45056 remarks=true as=%S/../remat-plan-loops/Inputs/scan.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOLDS
// RUN: sed "s/<6x/<24x/g; s/dense<6>/dense<24>/g" %S/../remat-plan-loops/Inputs/scan.mlir > %t.long.mlir
// RUN: remat-opt %t.long.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-apply-loops --remat-row-slots -o %t.groups.mlir
// RUN: FileCheck %s --check-prefix=GROUPS < %t.groups.mlir
// RUN: remat-opt %t.groups.mlir --allow-unregistered-dialect --remat-verify-loops=budget=65544 -o /dev/null
// Loops of scf stay as they are.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir -o %t.for.mlir
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-row-slots | diff - %t.for.mlir
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min offload=true d2h=1e12 h2d=1e12 effort=0.1" --remat-apply-loops --remat-row-slots | FileCheck %s --check-prefix=HOST

// CHECK:         %[[EMPTY:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<6x1024xf32>}>
// CHECK-NEXT:    %[[FORWARD:.*]]:4 = "stablehlo.while"(%{{.*}}, %{{.*}}, %{{.*}}, %[[EMPTY]]) ({
// CHECK:         ^bb0(%{{.*}}: tensor<6x16x16xf32>, %[[I:.*]]: tensor<i32>, %[[CARRY:.*]]: tensor<64x16xf32>, %[[STACK:.*]]: tensor<6x1024xf32>):
// CHECK:           %[[ROW:.*]] = "stablehlo.reshape"(%[[CARRY]]) : (tensor<64x16xf32>) -> tensor<1x1024xf32>
// CHECK:           "stablehlo.dynamic_update_slice"(%[[STACK]], %[[ROW]], %[[I]], %{{[^,]*}}) :
// CHECK:         "stablehlo.while"(%{{.*}}, %[[FORWARD]]#3) ({
// CHECK:           %[[READ:.*]] = "stablehlo.dynamic_slice"(%{{.*}}) <{slice_sizes = array<i64: 1, 1024>}>
// CHECK-NEXT:      %[[KEPT:.*]] = "stablehlo.reshape"(%[[READ]]) : (tensor<1x1024xf32>) -> tensor<64x16xf32>
// CHECK:           remat.fence %[[KEPT]]

// HOLDS: remark: verified: 1 pairs of loops need 45056 bytes for stacks and iterations

// GROUPS: "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<7x64x16xf32>}>
// GROUPS: "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<4x1024xf32>}>

// HOST-NOT: x1024xf32
// HOST:     "pinned_host"
// HOST-NOT: x1024xf32
