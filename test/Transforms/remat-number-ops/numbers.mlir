// RUN: remat-opt %s --allow-unregistered-dialect --remat-number-ops --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Each op of the step's block gets a number, and so do the ops inside it.
// CHECK-LABEL: func.func @main
// CHECK:      "stablehlo.exponential"({{.*}} loc("op0")
// CHECK:      "stablehlo.reduce"
// CHECK:        "stablehlo.add"({{.*}} loc("op1")
// CHECK:      loc("op1")
// CHECK:      return {{.*}} loc("op2")
func.func @main(%x: tensor<8xf32>, %z: tensor<f32>) -> tensor<f32> {
  %a = "stablehlo.exponential"(%x) : (tensor<8xf32>) -> tensor<8xf32> loc("here")
  %b = "stablehlo.reduce"(%a, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %b : tensor<f32>
}
