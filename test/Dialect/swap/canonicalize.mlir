// RUN: remat-opt %s --canonicalize | FileCheck %s

// Nothing fetches the copy: without it the tensor lives no longer than before.
// CHECK-LABEL: func.func @unfetched(
// CHECK-NEXT:    return
func.func @unfetched(%t: tensor<4xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  return
}

// A copy that is fetched stays, though the tensor could as well have stayed.
// CHECK-LABEL: func.func @fetched(
// CHECK:         remat.swap_out
// CHECK-NEXT:    remat.await
// CHECK-NEXT:    remat.swap_in
// CHECK-NEXT:    remat.await
func.func @fetched(%t: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t3 : tensor<4xf32>
}
