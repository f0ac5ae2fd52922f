// RUN: remat-opt %s --allow-unregistered-dialect --remat-early-results | FileCheck %s

// An op that has effects, or may have them, keeps its place, and so do its readers.
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[A:.*]] = linalg.exp
  // CHECK: %[[B:.*]] = linalg.exp ins(%[[A]] :
  // CHECK: %[[G:.*]] = "foreign.op"(%[[A]])
  // CHECK-NEXT: linalg.exp ins(%[[G]] :
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %g = "foreign.op"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %u = linalg.exp ins(%g : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %b, %u : tensor<8xf32>, tensor<8xf32>
}
