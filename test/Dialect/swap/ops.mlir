// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s --mlir-print-op-generic | remat-opt | FileCheck %s
// RUN: remat-opt %s --emit-bytecode | remat-opt | FileCheck %s

// CHECK-LABEL: func.func @tensors(
// CHECK-SAME:    %[[T:.*]]: tensor<4x8xf32> {remat.donate})
func.func @tensors(%t: tensor<4x8xf32> {remat.donate}) -> tensor<4x8xf32> {
  // CHECK-NEXT: %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[T]] : tensor<4x8xf32> -> !remat.host<4x8xf32>
  %h, %out = remat.swap_out %t : tensor<4x8xf32> -> !remat.host<4x8xf32>
  // CHECK-NEXT: remat.await %[[OUT]], %[[T]] : tensor<4x8xf32>{{$}}
  remat.await %out, %t : tensor<4x8xf32>
  // CHECK-NEXT: %[[E:.*]] = tensor.empty()
  %e = tensor.empty() : tensor<4x8xf32>
  // CHECK-NEXT: %[[IN:.*]], %[[T2:.*]] = remat.swap_in %[[H]] into %[[E]] : !remat.host<4x8xf32> into tensor<4x8xf32> -> tensor<4x8xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4x8xf32> into tensor<4x8xf32> -> tensor<4x8xf32>
  // CHECK-NEXT: %[[T3:.*]] = remat.await %[[IN]], %[[T2]] : tensor<4x8xf32> -> tensor<4x8xf32>
  %t3 = remat.await %in, %t2 : tensor<4x8xf32> -> tensor<4x8xf32>
  // CHECK-NEXT: return %[[T3]]
  return %t3 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @memrefs(
// CHECK-SAME:    %[[M:.*]]: memref<4xf32>, %[[N:.*]]: memref<4xf32>)
func.func @memrefs(%m: memref<4xf32>, %n: memref<4xf32>) {
  // CHECK-NEXT: %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[M]] : memref<4xf32> -> !remat.host<4xf32>
  %h, %out = remat.swap_out %m : memref<4xf32> -> !remat.host<4xf32>
  // CHECK-NEXT: remat.await %[[OUT]], %[[M]] : memref<4xf32>{{$}}
  remat.await %out, %m : memref<4xf32>
  // CHECK-NEXT: %[[IN:.*]] = remat.swap_in %[[H]] into %[[N]] : !remat.host<4xf32> into memref<4xf32>{{$}}
  %in = remat.swap_in %h into %n : !remat.host<4xf32> into memref<4xf32>
  // CHECK-NEXT: remat.await %[[IN]], %[[N]] : memref<4xf32>{{$}}
  remat.await %in, %n : memref<4xf32>
  return
}

// A scalar tensor, and a host copy that is fetched twice.
// CHECK-LABEL: func.func @twice(
// CHECK-COUNT-2: remat.swap_in {{.*}} : !remat.host<f32> into tensor<f32> -> tensor<f32>
func.func @twice(%t: tensor<f32> {remat.donate}) -> (tensor<f32>, tensor<f32>) {
  %h, %out = remat.swap_out %t : tensor<f32> -> !remat.host<f32>
  remat.await %out, %t : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %in0, %a = remat.swap_in %h into %e : !remat.host<f32> into tensor<f32> -> tensor<f32>
  %a2 = remat.await %in0, %a : tensor<f32> -> tensor<f32>
  %in1, %b = remat.swap_in %h into %e : !remat.host<f32> into tensor<f32> -> tensor<f32>
  %b2 = remat.await %in1, %b : tensor<f32> -> tensor<f32>
  return %a2, %b2 : tensor<f32>, tensor<f32>
}
