// RUN: remat-opt %s --convert-remat-to-stablehlo --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  // CHECK-NEXT: "stablehlo.tanh"(%{{.*}}) : (tensor<8xf32>) -> tensor<8xf32> loc("step/tanh")
  %a = "stablehlo.tanh"(%x) : (tensor<8xf32>) -> tensor<8xf32> loc("step/tanh")
  // CHECK-NEXT: "stablehlo.tanh"(%{{.*}}) : (tensor<8xf32>) -> tensor<8xf32> loc("step/tanh/again"("step/tanh"))
  %b = "stablehlo.tanh"(%x) : (tensor<8xf32>) -> tensor<8xf32> loc("remat"("step/tanh"))
  // A value without a name keeps the name of the pass.
  // CHECK-NEXT: "stablehlo.exponential"(%{{.*}}) : (tensor<8xf32>) -> tensor<8xf32> loc("remat"("step.py":1:2))
  %c = "stablehlo.exponential"(%x) : (tensor<8xf32>) -> tensor<8xf32> loc("remat"("step.py":1:2))
  return %a, %b, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
