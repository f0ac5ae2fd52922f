// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --remat-slice="k=2 passes=4"

// Sums over the slices whose order StableHLO leaves open stay whole without slice-reorder.
// expected-remark @below {{4 elements in 2 slices: 1 ops in 1 pass, 0 of them sums; 1 values are put together}}
func.func @sum(%x: tensor<4x3xf32> {remat.slice = 0}) -> tensor<3xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %y = "stablehlo.tanh"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark @below {{is computed on whole tensors: it adds in an order that StableHLO leaves open, and slices may change the last bits of a sum (allow this by slice-reorder=true)}}
  %s = "stablehlo.reduce"(%y, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %s : tensor<3xf32>
}

// -----

// expected-remark @below {{4 elements in 2 slices: 2 ops in 1 pass, 0 of them sums; 2 values are put together}}
func.func @ops(%x: tensor<4x3xf32> {remat.slice = 0}) -> (tensor<4x3xf32>, tensor<12xf32>, tensor<3xf32>) {
  %one = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %y = "stablehlo.tanh"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark @below {{is computed on whole tensors: it sorts along the sliced dimension}}
  %0 = "stablehlo.sort"(%y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%less) : (tensor<i1>) -> ()
  }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = "stablehlo.transpose"(%y) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
  // expected-remark @below {{is computed on whole tensors: it merges the sliced dimension into an outer one, or divides it into groups, and a slice would end inside a group}}
  %1 = "stablehlo.reshape"(%2) : (tensor<3x4xf32>) -> tensor<12xf32>
  // expected-remark @below {{is computed on whole tensors: it reduces the sliced dimension with an unknown operation}}
  %3 = "stablehlo.reduce"(%y, %one) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%p) : (tensor<f32>) -> ()
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0, %1, %3 : tensor<4x3xf32>, tensor<12xf32>, tensor<3xf32>
}

// -----

// A negative dimension is counted from the end.
// expected-remark @below {{4 elements in 2 slices: 1 ops in 1 pass, 0 of them sums; 1 values are put together}}
func.func @negative(%x: tensor<3x4xf32> {remat.slice = 1}) -> tensor<3x4xf32> {
  %y = "stablehlo.tanh"(%x) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  // expected-remark @below {{is computed on whole tensors: it sorts along the sliced dimension}}
  %0 = "stablehlo.sort"(%y) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%less) : (tensor<i1>) -> ()
  }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// Lists of numbers as tensors, as MHLO and old StableHLO have them.
// expected-remark @below {{4 elements in 2 slices: 3 ops in 1 pass, 0 of them sums; 2 values are put together}}
func.func @lists(%x: tensor<4x3xf32> {remat.slice = 0}, %f: tensor<f32>) -> (tensor<3x6xf32>, tensor<2x2xf32>) {
  %y = "mhlo.tanh"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %turned = "mhlo.transpose"(%y) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
  // expected-remark @below {{is computed on whole tensors: it pads the sliced dimension}}
  %padded = "mhlo.pad"(%turned, %f) {edge_padding_low = dense<[0, 1]> : tensor<2xi64>, edge_padding_high = dense<[0, 1]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x6xf32>
  %part = "mhlo.slice"(%y) {start_indices = dense<[0, 1]> : tensor<2xi64>, limit_indices = dense<[4, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<4x3xf32>) -> tensor<4x2xf32>
  // expected-remark @below {{is computed on whole tensors: it reads only a part of the sliced dimension}}
  %cut = "mhlo.slice"(%part) {start_indices = dense<[1, 0]> : tensor<2xi64>, limit_indices = dense<[3, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return %padded, %cut : tensor<3x6xf32>, tensor<2x2xf32>
}

// -----

// Without their lists, ops have no rule.
// expected-remark @below {{4 elements in 2 slices: 1 ops in 1 pass, 0 of them sums; 1 values are put together}}
func.func @none(%x: tensor<4x3xf32> {remat.slice = 0}, %f: tensor<f32>) -> (tensor<3x4xf32>, tensor<5x3xf32>, tensor<2x4x3xf32>) {
  %y = "stablehlo.tanh"(%x) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark @below {{is computed on whole tensors: it is an op that remat cannot slice}}
  %0 = "stablehlo.transpose"(%y) : (tensor<4x3xf32>) -> tensor<3x4xf32>
  // expected-remark @below {{is computed on whole tensors: it pads the sliced dimension}}
  %1 = "stablehlo.pad"(%y, %f) : (tensor<4x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  // expected-remark @below {{is computed on whole tensors: it is an op that remat cannot slice}}
  %2 = "stablehlo.broadcast_in_dim"(%y) : (tensor<4x3xf32>) -> tensor<2x4x3xf32>
  return %0, %1, %2 : tensor<3x4xf32>, tensor<5x3xf32>, tensor<2x4x3xf32>
}
