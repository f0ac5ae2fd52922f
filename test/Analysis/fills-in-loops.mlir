// RUN: remat-opt %s --remat-print-graph 2>&1 | FileCheck %s

// In a loop, too, a fill that only begins a product needs no memory: the 64 bytes of the product are
// held from the place where the product runs. So two tensors are held at the same time, and not three.
// CHECK: n0 for.0 (loop): {{.*}}, workspace 128
func.func @main(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %x) -> (tensor<4x4xf32>) {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<4x4xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.tanh ins(%sum : tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = linalg.tanh ins(%1 : tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = linalg.matmul ins(%2, %sum : tensor<4x4xf32>, tensor<4x4xf32>) outs(%fill : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %3 : tensor<4x4xf32>
  }
  return %0 : tensor<4x4xf32>
}
