// Numbers that no op of these dialects has, but that unknown ops and upstream verifiers let pass.
// RUN: not remat-opt %s -split-input-file --allow-unregistered-dialect --remat-slice="k=2" 2>&1 | FileCheck %s

// CHECK: :[[#@LINE+3]]:8: remark: is computed on whole tensors: it is an op that remat cannot slice
func.func @splat_permutation(%a: tensor<4x3xf32> {remat.slice = 0 : i64}) {
  %0 = "mhlo.tanh"(%a) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = "mhlo.transpose"(%0) {permutation = dense<0> : tensor<1099511627776xi64>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

// CHECK: :[[#@LINE+3]]:8: remark: is computed on whole tensors: it merges the sliced dimension into an outer one
func.func @huge_reshape(%a: tensor<4x6xf32> {remat.slice = 0 : i64}) {
  %0 = "stablehlo.negate"(%a) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = "stablehlo.reshape"(%0) : (tensor<4x6xf32>) -> tensor<4x9223372036854775807x3xf32>
  return
}

// -----

// CHECK: error: cannot be sliced along dimension 0 of argument 0: no op can compute a slice
// CHECK: note: 'tensor.concat' is an op that remat cannot slice
func.func @negative_concat(%a: tensor<4x8xf32> {remat.slice = 0 : i64}, %b: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %0 = tensor.concat dim(-9223372036854775808) %b, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
