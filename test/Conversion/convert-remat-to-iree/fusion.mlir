// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --convert-remat-to-iree | FileCheck %s
// RUN: not remat-opt %s --split-input-file --convert-remat-to-iree 2>&1 | FileCheck %s --check-prefix=REFUSED

// REFUSED: error: becomes an op of IREE, which is not registered here: run with --allow-unregistered-dialect

// A sum that begins with another one is kept from the ops behind it.
// CHECK-LABEL: func @sums
func.func @sums(%a: tensor<4x2xf32>, %b: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: %[[P:.*]] = linalg.matmul
  // CHECK-NEXT: %[[Q:.*]] = linalg.matmul {{.*}} outs(%[[P]] :
  // CHECK-NEXT: %[[KEPT:.*]] = "iree_tensor_ext.compute_barrier.start"(%[[Q]]) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK-NEXT: return %[[KEPT]]
  %p = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<4x3xf32>) -> tensor<4x3xf32>
  %q = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x3xf32>) outs(%p : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %q : tensor<4x3xf32>
}

// -----

// Among the readers of %a, %b comes next and reads %a directly. %d comes later.
// CHECK-LABEL: func @readers
func.func @readers(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = remat.fence %x : tensor<4xf32>
  // CHECK: %[[A:.*]] = linalg.generic
  %a = linalg.exp ins(%f : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[LATE:.*]] = "iree_tensor_ext.compute_barrier.start"(%[[A]])
  // CHECK: %[[B:.*]] = linalg.exp ins(%[[A]] :
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[C:.*]] = linalg.exp ins(%[[B]] :
  %c = linalg.exp ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: linalg.exp ins(%[[LATE]] :
  %d = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %c, %d : tensor<4xf32>, tensor<4xf32>
}

// -----

// A step without recomputation is left to IREE.
// CHECK-LABEL: func @plain
// CHECK-NOT: compute_barrier
func.func @plain(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.exp ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %c, %d : tensor<4xf32>, tensor<4xf32>
}
