// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-slice="k=2 slice-reorder=true" 2>/dev/null | FileCheck %s
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-slice="k=2 loop slice-reorder=true" 2>/dev/null | FileCheck %s --check-prefix=LOOP

// A layer, its loss and the gradient of its weights: sums of slices are added.
func.func @layer(%x: tensor<4x3xf32> {remat.slice = 0}, %w: tensor<3x2xf32>) -> (tensor<f32>, tensor<3x2xf32>) {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %h = "stablehlo.dot_general"(%x, %w) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  %loss = "stablehlo.reduce"(%h, %zero) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
  %dw = "stablehlo.dot_general"(%x, %h) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
  return %loss, %dw : tensor<f32>, tensor<3x2xf32>
}

// CHECK-LABEL: func.func @layer(
// CHECK:      %[[V0:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %[[V1:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = "stablehlo.dynamic_slice"(%[[ARG0:[a-z0-9_]+]], %[[V2]], %[[V1]]) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = "stablehlo.dot_general"(%[[V3]], %[[ARG1:[a-z0-9_]+]]) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = "stablehlo.reduce"(%[[V4]], %[[V0]]) <{dimensions = array<i64: 0, 1>}> ({
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<f32>, %[[ARG3:[a-z0-9_]+]]: tensor<f32>):
// CHECK-NEXT: %[[V15:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG2]], %[[ARG3]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: "stablehlo.return"(%[[V15]]) : (tensor<f32>) -> ()
// CHECK-NEXT: }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[V6:[a-z0-9_]+]] = "stablehlo.dot_general"(%[[V3]], %[[V4]]) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: %[[V7:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V8:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V9:[a-z0-9_]+]] = "stablehlo.dynamic_slice"(%[[ARG0]], %[[V8]], %[[V7]]) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V10:[a-z0-9_]+]] = "stablehlo.dot_general"(%[[V9]], %[[ARG1]]) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: %[[V11:[a-z0-9_]+]] = "stablehlo.reduce"(%[[V10]], %[[V0]]) <{dimensions = array<i64: 0, 1>}> ({
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<f32>, %[[ARG3:[a-z0-9_]+]]: tensor<f32>):
// CHECK-NEXT: %[[V15:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG2]], %[[ARG3]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: "stablehlo.return"(%[[V15]]) : (tensor<f32>) -> ()
// CHECK-NEXT: }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[V12:[a-z0-9_]+]] = "stablehlo.add"(%[[V5]], %[[V11]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[V13:[a-z0-9_]+]] = "stablehlo.dot_general"(%[[V9]], %[[V10]]) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: %[[V14:[a-z0-9_]+]] = "stablehlo.add"(%[[V6]], %[[V13]]) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %[[V12]], %[[V14]] : tensor<f32>, tensor<3x2xf32>

// LOOP-LABEL: func.func @layer(
// LOOP:      %[[V1:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// LOOP-NEXT: %[[V2:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
// LOOP-NEXT: %[[V3:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V4:[a-z0-9_]+]]:5 = "stablehlo.while"(%[[V3]], %[[V1]], %[[V2]], %[[ARG0:[a-z0-9_]+]], %[[ARG1:[a-z0-9_]+]]) ({
// LOOP-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<i32>, %[[ARG3:[a-z0-9_]+]]: tensor<f32>, %[[ARG4:[a-z0-9_]+]]: tensor<3x2xf32>, %[[ARG5:[a-z0-9_]+]]: tensor<4x3xf32>, %[[ARG6:[a-z0-9_]+]]: tensor<3x2xf32>):
// LOOP-NEXT: %[[V5:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V6:[a-z0-9_]+]] = "stablehlo.compare"(%[[ARG2]], %[[V5]]) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
// LOOP-NEXT: "stablehlo.return"(%[[V6]]) : (tensor<i1>) -> ()
// LOOP-NEXT: }, {
// LOOP-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<i32>, %[[ARG3:[a-z0-9_]+]]: tensor<f32>, %[[ARG4:[a-z0-9_]+]]: tensor<3x2xf32>, %[[ARG5:[a-z0-9_]+]]: tensor<4x3xf32>, %[[ARG6:[a-z0-9_]+]]: tensor<3x2xf32>):
// LOOP-NEXT: %[[V5:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V6:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG2]], %[[V5]]) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// LOOP-NEXT: %[[V7:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V8:[a-z0-9_]+]] = "stablehlo.multiply"(%[[ARG2]], %[[V7]]) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// LOOP-NEXT: %[[V9:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V10:[a-z0-9_]+]] = "stablehlo.dynamic_slice"(%[[ARG5]], %[[V8]], %[[V9]]) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
// LOOP-NEXT: %[[V11:[a-z0-9_]+]] = "stablehlo.dot_general"(%[[V10]], %[[ARG6]]) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
// LOOP-NEXT: %[[V12:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// LOOP-NEXT: %[[V13:[a-z0-9_]+]] = "stablehlo.reduce"(%[[V11]], %[[V12]]) <{dimensions = array<i64: 0, 1>}> ({
// LOOP-NEXT: ^bb0(%[[ARG7:[a-z0-9_]+]]: tensor<f32>, %[[ARG8:[a-z0-9_]+]]: tensor<f32>):
// LOOP-NEXT: %[[V17:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG7]], %[[ARG8]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// LOOP-NEXT: "stablehlo.return"(%[[V17]]) : (tensor<f32>) -> ()
// LOOP-NEXT: }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
// LOOP-NEXT: %[[V14:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG3]], %[[V13]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// LOOP-NEXT: %[[V15:[a-z0-9_]+]] = "stablehlo.dot_general"(%[[V10]], %[[V11]]) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
// LOOP-NEXT: %[[V16:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG4]], %[[V15]]) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
// LOOP-NEXT: "stablehlo.return"(%[[V6]], %[[V14]], %[[V16]], %[[ARG5]], %[[ARG6]]) : (tensor<i32>, tensor<f32>, tensor<3x2xf32>, tensor<4x3xf32>, tensor<3x2xf32>) -> ()
// LOOP-NEXT: }) : (tensor<i32>, tensor<f32>, tensor<3x2xf32>, tensor<4x3xf32>, tensor<3x2xf32>) -> (tensor<i32>, tensor<f32>, tensor<3x2xf32>, tensor<4x3xf32>, tensor<3x2xf32>)
// LOOP-NEXT: return %[[V4]]#1, %[[V4]]#2 : tensor<f32>, tensor<3x2xf32>

// -----

// Words by number, places by number, and the gradient of the words: a scatter
// continues from the result of the previous slice.
func.func @words(%ids: tensor<4x1xi32> {remat.slice = 0}, %words: tensor<5x3xf32>) -> tensor<5x3xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<5x3xf32>}> : () -> tensor<5x3xf32>
  %x = "stablehlo.gather"(%words, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4x1xi32>) -> tensor<4x3xf32>
  %rows = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x3xf32>
  %y = "stablehlo.multiply"(%x, %rows) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %dw = "stablehlo.scatter"(%zero, %ids, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  return %dw : tensor<5x3xf32>
}

// CHECK-LABEL: func.func @words(
// CHECK:      %[[V0:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<5x3xf32>}> : () -> tensor<5x3xf32>
// CHECK-NEXT: %[[V1:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = "stablehlo.dynamic_slice"(%[[ARG0:[a-z0-9_]+]], %[[V2]], %[[V1]]) <{slice_sizes = array<i64: 2, 1>}> : (tensor<4x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = "stablehlo.gather"(%[[ARG1:[a-z0-9_]+]], %[[V3]]) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xf32>
// CHECK-NEXT: %[[V6:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V7:[a-z0-9_]+]] = "stablehlo.convert"(%[[V6]]) : (tensor<i32>) -> tensor<f32>
// CHECK-NEXT: %[[V8:[a-z0-9_]+]] = "stablehlo.broadcast_in_dim"(%[[V7]]) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V9:[a-z0-9_]+]] = "stablehlo.add"(%[[V5]], %[[V8]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V10:[a-z0-9_]+]] = "stablehlo.multiply"(%[[V4]], %[[V9]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V11:[a-z0-9_]+]] = "stablehlo.scatter"(%[[V0]], %[[V3]], %[[V10]]) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<f32>, %[[ARG3:[a-z0-9_]+]]: tensor<f32>):
// CHECK-NEXT: %[[V23:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG2]], %[[ARG3]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: "stablehlo.return"(%[[V23]]) : (tensor<f32>) -> ()
// CHECK-NEXT: }) : (tensor<5x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT: %[[V12:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V13:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V14:[a-z0-9_]+]] = "stablehlo.dynamic_slice"(%[[ARG0]], %[[V13]], %[[V12]]) <{slice_sizes = array<i64: 2, 1>}> : (tensor<4x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
// CHECK-NEXT: %[[V15:[a-z0-9_]+]] = "stablehlo.gather"(%[[ARG1]], %[[V14]]) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V16:[a-z0-9_]+]] = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xf32>
// CHECK-NEXT: %[[V17:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V18:[a-z0-9_]+]] = "stablehlo.convert"(%[[V17]]) : (tensor<i32>) -> tensor<f32>
// CHECK-NEXT: %[[V19:[a-z0-9_]+]] = "stablehlo.broadcast_in_dim"(%[[V18]]) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V20:[a-z0-9_]+]] = "stablehlo.add"(%[[V16]], %[[V19]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V21:[a-z0-9_]+]] = "stablehlo.multiply"(%[[V15]], %[[V20]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V22:[a-z0-9_]+]] = "stablehlo.scatter"(%[[V11]], %[[V14]], %[[V21]]) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<f32>, %[[ARG3:[a-z0-9_]+]]: tensor<f32>):
// CHECK-NEXT: %[[V23:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG2]], %[[ARG3]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: "stablehlo.return"(%[[V23]]) : (tensor<f32>) -> ()
// CHECK-NEXT: }) : (tensor<5x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT: return %[[V22]] : tensor<5x3xf32>

// LOOP-LABEL: func.func @words(
// LOOP:      %[[V0:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<5x3xf32>}> : () -> tensor<5x3xf32>
// LOOP-NEXT: %[[V1:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V2:[a-z0-9_]+]]:4 = "stablehlo.while"(%[[V1]], %[[V0]], %[[ARG0:[a-z0-9_]+]], %[[ARG1:[a-z0-9_]+]]) ({
// LOOP-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<i32>, %[[ARG3:[a-z0-9_]+]]: tensor<5x3xf32>, %[[ARG4:[a-z0-9_]+]]: tensor<4x1xi32>, %[[ARG5:[a-z0-9_]+]]: tensor<5x3xf32>):
// LOOP-NEXT: %[[V3:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V4:[a-z0-9_]+]] = "stablehlo.compare"(%[[ARG2]], %[[V3]]) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
// LOOP-NEXT: "stablehlo.return"(%[[V4]]) : (tensor<i1>) -> ()
// LOOP-NEXT: }, {
// LOOP-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<i32>, %[[ARG3:[a-z0-9_]+]]: tensor<5x3xf32>, %[[ARG4:[a-z0-9_]+]]: tensor<4x1xi32>, %[[ARG5:[a-z0-9_]+]]: tensor<5x3xf32>):
// LOOP-NEXT: %[[V3:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V4:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG2]], %[[V3]]) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// LOOP-NEXT: %[[V5:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V6:[a-z0-9_]+]] = "stablehlo.multiply"(%[[ARG2]], %[[V5]]) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// LOOP-NEXT: %[[V7:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// LOOP-NEXT: %[[V8:[a-z0-9_]+]] = "stablehlo.dynamic_slice"(%[[ARG4]], %[[V6]], %[[V7]]) <{slice_sizes = array<i64: 2, 1>}> : (tensor<4x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
// LOOP-NEXT: %[[V9:[a-z0-9_]+]] = "stablehlo.gather"(%[[ARG5]], %[[V8]]) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
// LOOP-NEXT: %[[V10:[a-z0-9_]+]] = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xf32>
// LOOP-NEXT: %[[V11:[a-z0-9_]+]] = "stablehlo.convert"(%[[V6]]) : (tensor<i32>) -> tensor<f32>
// LOOP-NEXT: %[[V12:[a-z0-9_]+]] = "stablehlo.broadcast_in_dim"(%[[V11]]) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
// LOOP-NEXT: %[[V13:[a-z0-9_]+]] = "stablehlo.add"(%[[V10]], %[[V12]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// LOOP-NEXT: %[[V14:[a-z0-9_]+]] = "stablehlo.multiply"(%[[V9]], %[[V13]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// LOOP-NEXT: %[[V15:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<5x3xf32>}> : () -> tensor<5x3xf32>
// LOOP-NEXT: %[[V16:[a-z0-9_]+]] = "stablehlo.scatter"(%[[ARG3]], %[[V8]], %[[V14]]) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
// LOOP-NEXT: ^bb0(%[[ARG6:[a-z0-9_]+]]: tensor<f32>, %[[ARG7:[a-z0-9_]+]]: tensor<f32>):
// LOOP-NEXT: %[[V17:[a-z0-9_]+]] = "stablehlo.add"(%[[ARG6]], %[[ARG7]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// LOOP-NEXT: "stablehlo.return"(%[[V17]]) : (tensor<f32>) -> ()
// LOOP-NEXT: }) : (tensor<5x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<5x3xf32>
// LOOP-NEXT: "stablehlo.return"(%[[V4]], %[[V16]], %[[ARG4]], %[[ARG5]]) : (tensor<i32>, tensor<5x3xf32>, tensor<4x1xi32>, tensor<5x3xf32>) -> ()
// LOOP-NEXT: }) : (tensor<i32>, tensor<5x3xf32>, tensor<4x1xi32>, tensor<5x3xf32>) -> (tensor<i32>, tensor<5x3xf32>, tensor<4x1xi32>, tensor<5x3xf32>)
// LOOP-NEXT: return %[[V2]]#1 : tensor<5x3xf32>

// -----

// The dimension goes through reshapes, transposes, broadcasts and parts, into a
// largest element, which no order changes, and into a tensor that is read whole.
func.func @moves(%x: tensor<4x6xf32> {remat.slice = 0}, %row: tensor<6xf32>) -> (tensor<6xf32>, tensor<3x2x8xf32>) {
  %least = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  %wide = "stablehlo.broadcast_in_dim"(%row) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<4x6xf32>
  %sum = "stablehlo.add"(%x, %wide) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %most = "stablehlo.reduce"(%sum, %least) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  %part = "stablehlo.slice"(%sum) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 4, 4>, strides = array<i64: 1, 1>}> : (tensor<4x6xf32>) -> tensor<4x3xf32>
  %both = "stablehlo.concatenate"(%part, %part) <{dimension = 1 : i64}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  %cube = "stablehlo.reshape"(%both) : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
  %turned = "stablehlo.transpose"(%cube) <{permutation = array<i64: 2, 1, 0>}> : (tensor<4x2x3xf32>) -> tensor<3x2x4xf32>
  %all = "stablehlo.concatenate"(%turned, %turned) <{dimension = 2 : i64}> : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x8xf32>
  return %most, %all : tensor<6xf32>, tensor<3x2x8xf32>
}

// CHECK-LABEL: func.func @moves(
// CHECK:      %[[V0:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %[[V1:[a-z0-9_]+]] = "stablehlo.broadcast_in_dim"(%[[ARG1:[a-z0-9_]+]]) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = "stablehlo.dynamic_slice"(%[[ARG0:[a-z0-9_]+]], %[[V3]], %[[V2]]) <{slice_sizes = array<i64: 2, 6>}> : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = "stablehlo.add"(%[[V4]], %[[V1]]) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V6:[a-z0-9_]+]] = "stablehlo.reduce"(%[[V5]], %[[V0]]) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<f32>, %[[ARG3:[a-z0-9_]+]]: tensor<f32>):
// CHECK-NEXT: %[[V30:[a-z0-9_]+]] = "stablehlo.maximum"(%[[ARG2]], %[[ARG3]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: "stablehlo.return"(%[[V30]]) : (tensor<f32>) -> ()
// CHECK-NEXT: }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
// CHECK-NEXT: %[[V7:[a-z0-9_]+]] = "stablehlo.slice"(%[[V5]]) <{limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<2x6xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V8:[a-z0-9_]+]] = "stablehlo.concatenate"(%[[V7]], %[[V7]]) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V9:[a-z0-9_]+]] = "stablehlo.reshape"(%[[V8]]) : (tensor<2x6xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT: %[[V10:[a-z0-9_]+]] = "stablehlo.transpose"(%[[V9]]) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x2x3xf32>) -> tensor<3x2x2xf32>
// CHECK-NEXT: %[[V11:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<3x2x4xf32>}> : () -> tensor<3x2x4xf32>
// CHECK-NEXT: %[[V12:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V13:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V14:[a-z0-9_]+]] = "stablehlo.dynamic_update_slice"(%[[V11]], %[[V10]], %[[V12]], %[[V12]], %[[V13]]) : (tensor<3x2x4xf32>, tensor<3x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
// CHECK-NEXT: %[[V15:[a-z0-9_]+]] = "stablehlo.broadcast_in_dim"(%[[ARG1]]) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V16:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V17:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V18:[a-z0-9_]+]] = "stablehlo.dynamic_slice"(%[[ARG0]], %[[V17]], %[[V16]]) <{slice_sizes = array<i64: 2, 6>}> : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V19:[a-z0-9_]+]] = "stablehlo.add"(%[[V18]], %[[V15]]) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V20:[a-z0-9_]+]] = "stablehlo.reduce"(%[[V19]], %[[V0]]) <{dimensions = array<i64: 0>}> ({
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<f32>, %[[ARG3:[a-z0-9_]+]]: tensor<f32>):
// CHECK-NEXT: %[[V30:[a-z0-9_]+]] = "stablehlo.maximum"(%[[ARG2]], %[[ARG3]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: "stablehlo.return"(%[[V30]]) : (tensor<f32>) -> ()
// CHECK-NEXT: }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
// CHECK-NEXT: %[[V21:[a-z0-9_]+]] = "stablehlo.maximum"(%[[V6]], %[[V20]]) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: %[[V22:[a-z0-9_]+]] = "stablehlo.slice"(%[[V19]]) <{limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<2x6xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V23:[a-z0-9_]+]] = "stablehlo.concatenate"(%[[V22]], %[[V22]]) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V24:[a-z0-9_]+]] = "stablehlo.reshape"(%[[V23]]) : (tensor<2x6xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT: %[[V25:[a-z0-9_]+]] = "stablehlo.transpose"(%[[V24]]) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x2x3xf32>) -> tensor<3x2x2xf32>
// CHECK-NEXT: %[[V26:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V27:[a-z0-9_]+]] = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %[[V28:[a-z0-9_]+]] = "stablehlo.dynamic_update_slice"(%[[V14]], %[[V25]], %[[V26]], %[[V26]], %[[V27]]) : (tensor<3x2x4xf32>, tensor<3x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
// CHECK-NEXT: %[[V29:[a-z0-9_]+]] = "stablehlo.concatenate"(%[[V28]], %[[V28]]) <{dimension = 2 : i64}> : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x8xf32>
// CHECK-NEXT: return %[[V21]], %[[V29]] : tensor<6xf32>, tensor<3x2x8xf32>
