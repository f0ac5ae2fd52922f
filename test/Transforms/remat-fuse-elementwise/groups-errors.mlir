// RUN: remat-opt %s --remat-fuse-elementwise --verify-diagnostics
// RUN: sed 's/remat-fuse-elementwise would/remat-accumulate would/' %s > %t.mlir
// RUN: remat-opt %t.mlir --remat-accumulate --verify-diagnostics

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error@+1 {{is in a group of ops, which remat-fuse-elementwise would divide: run this pass before groups are set}}
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
