// Calls that cannot be inlined, and private steps.
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-bufferize --verify-diagnostics | FileCheck %s

func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{is recursive through @main: a step is planned as a straight line; unroll the recursion}}
  %0 = call @main(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A region without a terminator in the caller.
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'foreign.op' op cannot be compiled}}
  %0 = "foreign.op"(%a) ({
  ^bb0(%x: tensor<f32>):
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @same(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @same(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// -----

func.func private @elsewhere(tensor<4xf32>) -> tensor<4xf32>
func.func private @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{calls @elsewhere, which has no body here: link it in, or remove the call}}
  %0 = call @elsewhere(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Recursion elsewhere is of no interest.
// CHECK-LABEL: func.func @main(
// CHECK-NOT: call
// CHECK: linalg.exp
func.func private @forever(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "foreign.op"(%a) ({
  ^bb0(%x: tensor<f32>):
    "foreign.end"(%x) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @forever(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @layer(%a: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @layer(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
