// RUN: remat-opt %s --allow-unregistered-dialect --remat-slice="k=2 slice-reorder=true" 2>/dev/null | FileCheck %s

// In a step for several devices, each device slices its own part. The mark is on
// the function's argument. The sum over the devices comes after all slices.

// CHECK-LABEL: func.func @wrapped(
// CHECK-NEXT:  %[[ALL:.*]] = "sdy.manual_computation"(%arg0, %arg1) ({
// CHECK-NEXT:  ^bb0(%[[X:.*]]: tensor<4x3xf32>, %[[W:.*]]: tensor<3x2xf32>):
// CHECK:         "stablehlo.dynamic_slice"(%[[X]], {{.*}}) <{slice_sizes = array<i64: 2, 3>}>
// CHECK:         %[[FIRST:.*]] = "stablehlo.dot_general"({{.*}}) {{.*}} : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
// CHECK:         "stablehlo.dynamic_slice"(%[[X]], {{.*}}) <{slice_sizes = array<i64: 2, 3>}>
// CHECK:         %[[SECOND:.*]] = "stablehlo.dot_general"({{.*}}) {{.*}} : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[SUM:.*]] = "stablehlo.add"(%[[FIRST]], %[[SECOND]])
// CHECK-NEXT:    %[[EVERYWHERE:.*]] = "stablehlo.all_reduce"(%[[SUM]])
// CHECK:         "sdy.return"(%[[EVERYWHERE]])
// CHECK:       return %[[ALL]]
func.func @wrapped(%x: tensor<8x3xf32> {remat.slice = 0}, %w: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = "sdy.manual_computation"(%x, %w) ({
  ^bb0(%x1: tensor<4x3xf32>, %w1: tensor<3x2xf32>):
    %h = "stablehlo.dot_general"(%x1, %w1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %dw = "stablehlo.dot_general"(%x1, %h) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %all = "stablehlo.all_reduce"(%dw) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>) -> tensor<3x2xf32>
    "sdy.return"(%all) : (tensor<3x2xf32>) -> ()
  }) : (tensor<8x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
