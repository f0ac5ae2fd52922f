// Slices leave out values that no op reads, with their constants. The original step does the same, so a budget that counts them is one for both.
// RUN: remat-opt %s --remat-choose-slices="budget=100%" 2>/dev/null | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-NOT: dense<
// CHECK: linalg.tanh
// CHECK-NOT: linalg
// CHECK: return
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %numbers = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %empty = tensor.empty() : tensor<4xf32>
  %unread = linalg.exp ins(%numbers : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %more = linalg.exp ins(%unread : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %made = linalg.tanh ins(%x : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  return %made : tensor<4xf32>
}
