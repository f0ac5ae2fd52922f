// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/zeros.json | FileCheck %s

// XLA names the zeros that a scatter adds to by the scatter. Their kernel reads
// nothing, and does not make the scatter's result: else it would compute all
// that the scatter reads.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "exponential",
// CHECK-SAME: #remat.group<name = "scatter",
// CHECK-SAME: #remat.group<name = "sum",
// CHECK:      "stablehlo.exponential"(%{{.*}}) {remat.group = array<i64: 0>}
// CHECK:      "stablehlo.scatter"
// CHECK:      }) {remat.group = array<i64: 1>, remat.in_place}
// CHECK:      "stablehlo.add"(%arg0, %{{.*}}) {remat.group = array<i64: 2>}
func.func @main(%x: tensor<16xf32>, %i: tensor<4x1xi32>) -> tensor<16xf32> {
  %s = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<16xf32>) -> tensor<4xf32>
  %e = "stablehlo.exponential"(%s) : (tensor<4xf32>) -> tensor<4xf32>
  %z = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %w = "stablehlo.broadcast_in_dim"(%z) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
  %r = "stablehlo.scatter"(%w, %i, %e) <{indices_are_sorted = false, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<16xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<16xf32>
  %m = "stablehlo.add"(%x, %r) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %m : tensor<16xf32>
}
