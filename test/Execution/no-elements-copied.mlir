// A copy of nothing to the host and back.
// RUN: remat-run %s --print-outputs | FileCheck %s

// CHECK: host copies{{ *}}2
// CHECK: copied bytes{{ *}}0{{$}}
// CHECK: output 0: tensor<2x0xf32> ={{ *$}}
func.func @main(%a: tensor<2x0xf32>) -> tensor<2x0xf32> {
  %e = tensor.empty() : tensor<2x0xf32>
  %t = linalg.exp ins(%a : tensor<2x0xf32>) outs(%e : tensor<2x0xf32>) -> tensor<2x0xf32>
  %h, %out = remat.swap_out %t : tensor<2x0xf32> -> !remat.host<2x0xf32>
  remat.await %out, %t : tensor<2x0xf32>
  %e2 = tensor.empty() : tensor<2x0xf32>
  %in, %t2 = remat.swap_in %h into %e2
      : !remat.host<2x0xf32> into tensor<2x0xf32> -> tensor<2x0xf32>
  %t3 = remat.await %in, %t2 : tensor<2x0xf32> -> tensor<2x0xf32>
  return %t3 : tensor<2x0xf32>
}
