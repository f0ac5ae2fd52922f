// Copies bufferize without hidden ones: a swapped tensor stays in its buffer
// until its await, and comes back into the buffer that it is given.
// RUN: remat-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

// CHECK-LABEL: func.func @round(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>)
// CHECK-NEXT:    %[[T:.*]] = memref.alloc()
// CHECK-NEXT:    linalg.exp ins(%[[A]] : memref<4xf32>) outs(%[[T]] : memref<4xf32>)
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[T]] : memref<4xf32> -> !remat.host<4xf32>
// CHECK-NEXT:    remat.await %[[OUT]], %[[T]] : memref<4xf32>
// CHECK-NEXT:    %[[E:.*]] = memref.alloc()
// CHECK-NEXT:    %[[IN:.*]] = remat.swap_in %[[H]] into %[[E]] : !remat.host<4xf32> into memref<4xf32>
// CHECK-NEXT:    remat.await %[[IN]], %[[E]] : memref<4xf32>
// CHECK-NEXT:    linalg.exp ins(%[[E]] : memref<4xf32>) outs(%[[E]] : memref<4xf32>)
// CHECK-NEXT:    return %[[E]]
func.func @round(%a: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %e2 = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e2 : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  %r = linalg.exp ins(%t3 : tensor<4xf32>) outs(%t3 : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// While the copy is under way the buffer is not written: the await reads it, and
// so the writer gets another one. Without the tensor at the await it would not.
// CHECK-LABEL: func.func @in_flight(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>)
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]]
// CHECK-NEXT:    %[[C:.*]] = memref.alloc()
// CHECK-NEXT:    linalg.exp ins(%[[A]] : memref<4xf32>) outs(%[[C]] : memref<4xf32>)
// CHECK-NEXT:    remat.await %[[OUT]], %[[A]]
// CHECK-NEXT:    memref.alloc()
// CHECK-NEXT:    remat.swap_in
func.func @in_flight(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %h, %out = remat.swap_out %a : tensor<4xf32> -> !remat.host<4xf32>
  %r = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  remat.await %out, %a : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %r, %t3 : tensor<4xf32>, tensor<4xf32>
}
