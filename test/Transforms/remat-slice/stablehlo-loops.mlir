// A scan over layers and its gradient, in two slices of its 64 rows: both loops stay loops, and their carried values and
// stacks are half as large. Each slice stacks its terms of the gradients of the weights, which are added up after the loops.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-slice="argument=1 k=2 loop slice-reorder=true" 2>/dev/null | FileCheck %s
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-slice="argument=1 k=2 slice-reorder=true" 2>/dev/null | FileCheck %s --check-prefix=LINE
// Both are then planned inside, as they are without slices.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-slice="argument=1 k=2 loop slice-reorder=true" --remat-plan-loops="budget=min remarks=true" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAN

// CHECK:      func.func @main(%[[WEIGHTS:.*]]: tensor<6x16x16xf32>, %[[X:.*]]: tensor<64x16xf32>)
// CHECK:      %[[ALL:.*]]:5 = "stablehlo.while"(%{{.*}}, %[[ZERO:.*]], %[[X]], %[[WEIGHTS]], %[[START:.*]]) ({
// CHECK:        ^bb0(%[[SLICE:.*]]: tensor<i32>, %[[SUM:.*]]: tensor<6x16x16xf32>, %[[INX:.*]]: tensor<64x16xf32>, %[[INW:.*]]: tensor<6x16x16xf32>, %[[INSTART:.*]]: tensor<6x16x16xf32>):
// CHECK:          "stablehlo.return"(%{{.*}}) : (tensor<i1>) -> ()
// CHECK:          %[[ROW:.*]] = "stablehlo.multiply"(%[[SLICE]],
// CHECK:          %[[ROWS:.*]] = "stablehlo.dynamic_slice"(%[[INX]], %[[ROW]], %{{.*}}) <{slice_sizes = array<i64: 32, 16>}>
// CHECK:          %[[FORWARD:.*]]:6 = "stablehlo.while"(%[[INW]], %{{.*}}, %[[ROWS]],
// CHECK:            ^bb0(%[[LAYERS:.*]]: tensor<6x16x16xf32>, %[[LAYER:.*]]: tensor<i32>, %[[H:.*]]: tensor<32x16xf32>, %[[STACK:.*]]: tensor<6x32x16xf32>, %{{.*}}: tensor<6x32x16xf32>, %{{.*}}: tensor<6x32x16xf32>):
// CHECK:              "stablehlo.dynamic_slice"(%[[LAYERS]], %[[LAYER]], {{.*}}slice_sizes = array<i64: 1, 16, 16>
// CHECK:              "stablehlo.dot_general"(%[[H]], {{.*}} -> tensor<32x16xf32>
// CHECK:              "stablehlo.broadcast_in_dim"({{.*}} : (tensor<f32>) -> tensor<32x16xf32>
// CHECK:              "stablehlo.dynamic_update_slice"(%[[STACK]], %{{.*}}, %[[LAYER]], {{.*}}tensor<1x32x16xf32>
// CHECK:          %[[BACKWARD:.*]]:7 = "stablehlo.while"(%[[INW]], %[[FORWARD]]#3, %[[FORWARD]]#4, %[[FORWARD]]#5, %{{.*}}, %{{.*}}, %[[INSTART]])
// CHECK:              "stablehlo.dynamic_slice"({{.*}}slice_sizes = array<i64: 1, 32, 16>
// CHECK:              %[[TERMS:.*]] = "stablehlo.dot_general"({{.*}}lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]{{.*}} -> tensor<16x16xf32>
// CHECK-NEXT:         "stablehlo.transpose"(%[[TERMS]])
// CHECK:              "stablehlo.dynamic_update_slice"({{.*}} -> tensor<6x16x16xf32>
// CHECK:          %[[NEXT:.*]] = "stablehlo.add"(%[[SUM]], %[[BACKWARD]]#6) : (tensor<6x16x16xf32>, tensor<6x16x16xf32>) -> tensor<6x16x16xf32>
// CHECK-NEXT:     "stablehlo.return"(%{{.*}}, %[[NEXT]], %[[INX]], %[[INW]], %[[INSTART]])
// CHECK:      return %[[ALL]]#1

// LINE:      "stablehlo.dynamic_slice"({{.*}}slice_sizes = array<i64: 32, 16>
// LINE:      "stablehlo.while"
// LINE:      %[[ONE:.*]]:7 = "stablehlo.while"
// LINE:      "stablehlo.dynamic_slice"({{.*}}slice_sizes = array<i64: 32, 16>
// LINE:      "stablehlo.while"
// LINE:      %[[OTHER:.*]]:7 = "stablehlo.while"
// LINE:      %[[BOTH:.*]] = "stablehlo.add"(%[[ONE]]#6, %[[OTHER]]#6)
// LINE-NEXT: return %[[BOTH]]

// PLAN: remark: loops of 6 iterations: {{.*}}: stacks 36864 -> 12288, one iteration

// A value that is not linear in the terms of a slice keeps its loop whole, and so does a sum that does not begin with zero.
// RUN: sed 's/"stablehlo.transpose"(\(%%[0-9]*\)) <{[^}]*}>/"stablehlo.tanh"(\1)/' %S/../remat-plan-loops/Inputs/scan.mlir | remat-opt --allow-unregistered-dialect --remat-slice="argument=1 k=2 slice-reorder=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LINEAR
// LINEAR: remark: is computed on whole tensors: it has stablehlo.tanh in its body, an op that reads a sum over slices and is not linear in this sum
// RUN: sed '/%%13 = /s/0.000000e+00/1.000000e+00/' %S/../remat-plan-loops/Inputs/scan.mlir | remat-opt --allow-unregistered-dialect --remat-slice="argument=1 k=2 slice-reorder=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=BEGIN
// BEGIN: remark: is computed on whole tensors: it adds to a tensor that does not begin as zeros
// In their own order, sums over the rows stay whole.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-slice="argument=1 k=2" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: remark: is computed on whole tensors: it {{.*}}slice-reorder
// So does a loop that writes a value which is not a sum over slices into the stack of such sums: if it were added up, it would count once for each slice.
// RUN: sed -e 's/^    %%48 = /    %%60 = "stablehlo.dynamic_update_slice"(%%47, %%23, %%20, %%45, %%46) : (tensor<6x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x16xf32>\n&/' -e 's/%%43, %%47) :/%%43, %%60) :/' %S/../remat-plan-loops/Inputs/scan.mlir | remat-opt --allow-unregistered-dialect --remat-slice="argument=1 k=2 slice-reorder=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: remark: is computed on whole tensors: it has stablehlo.dynamic_update_slice in its body, an op that reads a sum over slices and is not linear in this sum
