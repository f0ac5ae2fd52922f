// RUN: not remat-opt %s --split-input-file --allow-unregistered-dialect --remat-slice="argument=0 k=2" 2>&1 | FileCheck %s
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-choose-slices=activation-budget=1GB -o /dev/null 2>&1 | FileCheck %s --check-prefix=CHOSEN

// StableHLO is not linked, so nothing has verified its ops. None of these is computed in slices.

// CHECK: error: cannot be sliced along dimension 0 of argument 0: no op can compute a slice
// CHECK: note: 'stablehlo.dot_general' is an op that remat cannot slice
// CHECK: note: 'stablehlo.dot_general' is not a product of two tensors
// CHOSEN: no slices: none are faster
func.func @products(%x: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>) {
  %0 = "stablehlo.dot_general"() : () -> tensor<4xf32>
  %1 = "stablehlo.dot_general"(%x) {dot_dimension_numbers = "lhs_contracting_dimensions = [7, -1, x"} : (tensor<4x4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.dot_general"(%x, %x) {dot_dimension_numbers = "lhs_batching_dimensions = [0], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [9]"} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = "stablehlo.reshape"() : () -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>
}

// -----

// CHECK: error: cannot be sliced along dimension 0 of argument 0
// CHECK: note: 'stablehlo.reduce_window' slides windows along the sliced dimension
// CHOSEN: no slices: none are faster
func.func @window(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.reduce_window"(%x) {window_dimensions = array<i64>, padding = dense<1> : tensor<1xi64>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
