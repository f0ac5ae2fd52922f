// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s --canonicalize --cse | FileCheck %s --check-prefix=CLEAN

// CHECK-LABEL: func.func @tensors(
// CHECK: remat.to_host %{{.*}} : tensor<4xf32>
// CHECK: remat.to_device %{{.*}} : tensor<4xf32>
func.func @tensors(%t: tensor<4xf32>) -> tensor<4xf32> {
  %h = remat.to_host %t : tensor<4xf32>
  %d = remat.to_device %h : tensor<4xf32>
  return %d : tensor<4xf32>
}

// Two stacks are two: no cleanup makes one of them. A copy into a slot stays,
// though nothing takes its result.
// CHECK-LABEL: func.func @memory(
// CHECK-SAME:    %[[T:.*]]: tensor<4xf32>, %[[E:.*]]: tensor<4xf32>, %[[I:.*]]: index)
// CHECK-NEXT:    %[[A:.*]] = remat.host_stack : !remat.host<24x4xf32>
// CHECK-NEXT:    %[[B:.*]] = remat.host_stack : !remat.host<24x4xf32>
// CHECK-NEXT:    %[[S:.*]] = remat.host_slot %[[A]][%[[I]]] : !remat.host<24x4xf32> -> !remat.host<4xf32>
// CHECK-NEXT:    %{{.*}}, %[[OUT:.*]] = remat.swap_out %[[T]] into %[[S]] : tensor<4xf32> -> !remat.host<4xf32>
// CHECK-NEXT:    remat.await %[[OUT]], %[[T]] : tensor<4xf32>
// CLEAN-LABEL: func.func @memory(
// CLEAN-COUNT-2: remat.host_stack
// CLEAN:         remat.swap_out %{{.*}} into
func.func @memory(%t: tensor<4xf32>, %e: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %a = remat.host_stack : !remat.host<24x4xf32>
  %b = remat.host_stack : !remat.host<24x4xf32>
  %s = remat.host_slot %a[%i] : !remat.host<24x4xf32> -> !remat.host<4xf32>
  %h, %out = remat.swap_out %t into %s : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %in, %t2 = remat.swap_in %s into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t3 : tensor<4xf32>
}
