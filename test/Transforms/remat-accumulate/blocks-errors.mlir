// Strange functions, without a complaint: the pass has no errors.
// RUN: remat-opt %s --remat-accumulate | FileCheck %s

// The contraction is in another block than the sum, to which it goes.
// CHECK-LABEL: func @blocks
func.func @blocks(%c: i1, %x: tensor<4x3xf32>, %a: tensor<4x2xf32>, %b: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: cf.cond_br
  %p = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<4x3xf32>) -> tensor<4x3xf32>
  cf.cond_br %c, ^one, ^two
^one:
  // CHECK:      linalg.matmul {{.*}} outs(%arg1 :
  // CHECK-NEXT: return
  %sum = linalg.add ins(%x, %p : tensor<4x3xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %sum : tensor<4x3xf32>
^two:
  return %x : tensor<4x3xf32>
}

// CHECK: func private @declared
func.func private @declared(tensor<4xf32>)

// A contraction with itself as both parts, and one whose size is not known.
// CHECK-LABEL: func @strange
func.func @strange(%n: index, %x: tensor<?x3xf32>, %a: tensor<?x2xf32>, %b: tensor<2x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x3xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  // CHECK: %[[P:.*]] = linalg.matmul
  // CHECK: linalg.add ins(%[[P]], %[[P]] :
  %p = linalg.matmul ins(%a, %b : tensor<?x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<?x3xf32>) -> tensor<?x3xf32>
  %twice = linalg.add ins(%p, %p : tensor<?x3xf32>, tensor<?x3xf32>) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  %q = linalg.matmul ins(%a, %b : tensor<?x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<?x3xf32>) -> tensor<?x3xf32>
  %sum = linalg.add ins(%x, %q : tensor<?x3xf32>, tensor<?x3xf32>) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  return %twice, %sum : tensor<?x3xf32>, tensor<?x3xf32>
}
