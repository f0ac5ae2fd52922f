// Every form of the fence prints as it was written and reads back: custom and
// generic text, and bytecode.
// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s --mlir-print-op-generic | remat-opt | FileCheck %s
// RUN: remat-opt %s --emit-bytecode | remat-opt | FileCheck %s

// CHECK-LABEL: func.func @tensors(
// CHECK-SAME:    %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<?x8xf32>, %[[G:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<f32>)
func.func @tensors(%a: tensor<4xf32>, %b: tensor<?x8xf32>, %g: tensor<4xf32>, %s: tensor<f32>)
    -> (tensor<4xf32>, tensor<?x8xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[F:.*]]:3 = remat.fence %[[A]], %[[B]] after %[[G]] : tensor<4xf32>, tensor<?x8xf32> after tensor<4xf32>
  %a2, %b2, %g2 = remat.fence %a, %b after %g : tensor<4xf32>, tensor<?x8xf32> after tensor<4xf32>
  // CHECK-NEXT: %{{.*}}:3 = remat.fence %[[A]] after %[[G]], %[[S]] : tensor<4xf32> after tensor<4xf32>, tensor<f32>
  %a3, %g3, %s3 = remat.fence %a after %g, %s : tensor<4xf32> after tensor<4xf32>, tensor<f32>
  // CHECK-NEXT: %{{.*}} = remat.fence %[[A]] : tensor<4xf32>
  %a4 = remat.fence %a : tensor<4xf32>
  // The same value twice: a cleanup may have found two values equal.
  // CHECK-NEXT: %{{.*}}:3 = remat.fence %[[A]], %[[A]] after %[[A]] {remat.policy = #remat.policy<keep>} : tensor<4xf32>, tensor<4xf32> after tensor<4xf32>
  %a5:3 = remat.fence %a, %a after %a {remat.policy = #remat.policy<keep>} : tensor<4xf32>, tensor<4xf32> after tensor<4xf32>
  // CHECK-NEXT: return %[[F]]#0, %[[F]]#1, %[[F]]#2
  return %a2, %b2, %g2 : tensor<4xf32>, tensor<?x8xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @memrefs(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4x8xf32, strided<[16, 1], offset: ?>>)
func.func @memrefs(%a: memref<4xf32>, %b: memref<4x8xf32, strided<[16, 1], offset: ?>>) {
  // CHECK-NEXT: remat.fence %[[A]] after %[[B]] : memref<4xf32> after memref<4x8xf32, strided<[16, 1], offset: ?>>
  remat.fence %a after %b : memref<4xf32> after memref<4x8xf32, strided<[16, 1], offset: ?>>
  // CHECK-NEXT: remat.fence %[[B]], %[[A]] : memref<4x8xf32, strided<[16, 1], offset: ?>>, memref<4xf32>
  remat.fence %b, %a : memref<4x8xf32, strided<[16, 1], offset: ?>>, memref<4xf32>
  return
}
