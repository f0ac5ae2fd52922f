// RUN: remat-opt %s --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s

// A policy is of every tensor that the op makes; on a view or a fence, of the
// tensor seen through it; on a free op, of nothing.

// CHECK-LABEL: graph policies:
// CHECK-NEXT:  t0 arg0: 16 bytes, owned, offload
// CHECK-NEXT:  t1 exp.0: 16 bytes, keep
// CHECK-NEXT:  t2 exp.1: 16 bytes, recompute
// CHECK-NEXT:  t3 exp.2: 16 bytes, offload
// CHECK-NEXT:  t4 exp.3: 16 bytes{{$}}
func.func @policies(%x: tensor<4xf32> {remat.donate}) -> tensor<4xf32> {
  %e = tensor.empty() {remat.policy = #remat.policy<keep>} : tensor<4xf32>
  %0 = tensor.cast %x {remat.policy = #remat.policy<offload>} : tensor<4xf32> to tensor<4xf32>
  %1 = linalg.exp {remat.policy = #remat.policy<keep>} ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.exp {remat.policy = #remat.policy<recompute>} ins(%1 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 2] {remat.policy = #remat.policy<recompute>} : tensor<4xf32> into tensor<2x2xf32>
  %4 = tensor.collapse_shape %3 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %5 = linalg.exp ins(%4 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %6 = remat.fence %5 {remat.policy = #remat.policy<offload>} : tensor<4xf32>
  %7 = linalg.exp ins(%6 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %7 : tensor<4xf32>
}

// How often a value is recomputed, and where stages may end: after an op, or
// after the op that computes the source of a view.

// CHECK-LABEL: graph counts:
// CHECK-NEXT:  t0 arg0: 16 bytes, resident
// CHECK-NEXT:  t1 exp.0: 16 bytes, recompute 3 times
// CHECK-NEXT:  t2 exp.1: 16 bytes{{$}}
// CHECK-NEXT:  t3 exp.2: 16 bytes{{$}}
// CHECK-NEXT:  n0 exp.0 {{.*}}, split{{$}}
// CHECK-NEXT:  n1 exp.1 {{.*}}, split{{$}}
// CHECK-NEXT:  n2 exp.2
// CHECK-NOT:   split
func.func @counts(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() {remat.split} : tensor<4xf32>
  %0 = linalg.exp {remat.policy = #remat.policy<recompute = 3>, remat.split} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 2] {remat.split} : tensor<4xf32> into tensor<2x2xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %4 = linalg.exp ins(%3 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}
