// RUN: remat-opt %s --remat-early-results | FileCheck %s

// The update of %w2 needs only %a, and comes after it with its destination. A
// value that several ops read keeps its place.
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>, %[[W1:.*]]: tensor<8xf32>, %[[W2:.*]]: tensor<8xf32>)
func.func @main(%x: tensor<8xf32>, %w1: tensor<8xf32>, %w2: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[A:.*]] = linalg.exp ins(%[[X]] :
  // CHECK-NEXT: %[[G:.*]] = linalg.square ins(%[[A]] :
  // CHECK: %[[ZEROS:.*]] = linalg.fill
  // CHECK-NEXT: %[[U2:.*]] = linalg.sub ins(%[[W2]], %[[G]] : {{.*}}) outs(%[[ZEROS]] :
  // CHECK-NEXT: %[[B:.*]] = linalg.exp ins(%[[A]] :
  // CHECK-NEXT: %[[U1:.*]] = linalg.sub ins(%[[W1]], %[[B]] :
  // CHECK-NEXT: return %[[U1]], %[[U2]]
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %zero = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<8xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8xf32>) -> tensor<8xf32>
  %u1 = linalg.sub ins(%w1, %b : tensor<8xf32>, tensor<8xf32>) outs(%zeros : tensor<8xf32>) -> tensor<8xf32>
  %g = linalg.square ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %u2 = linalg.sub ins(%w2, %g : tensor<8xf32>, tensor<8xf32>) outs(%zeros : tensor<8xf32>) -> tensor<8xf32>
  return %u1, %u2 : tensor<8xf32>, tensor<8xf32>
}
