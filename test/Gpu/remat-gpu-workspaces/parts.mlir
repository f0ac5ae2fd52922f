// The bytes for the parts of a long sum are on the ops that will be computed in
// parts. remat-gpu-reductions then gives them as many bytes. Plans count them.
// RUN: remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces))" -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: remat-opt %t.mlir --remat-print-graph 2>&1 | FileCheck %s --check-prefix=GRAPH
// RUN: remat-opt %s --pass-pipeline="builtin.module(remat-gpu-buffers,remat-gpu-reductions)" | FileCheck %s --check-prefix=SPLIT
// RUN: remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{sums=order}))" | FileCheck %s --check-prefix=NONE
// RUN: remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=cublaslt workspace=1024}))" | FileCheck %s --check-prefix=LIBRARY
// CHECK:     linalg.generic {{.*}}remat.workspace = 131072 : i64
// CHECK:     linalg.contract {{.*}}remat.workspace = 4194304 : i64
// CHECK-NOT: remat.workspace
// GRAPH: generic.0 {{.*}}workspace 131072
// GRAPH: contract.1 {{.*}}workspace 4194304
// SPLIT: memref.alloc() : memref<512x64xf32>
// SPLIT: memref.alloc() : memref<256x64x64xf32>
// NONE-NOT: remat.workspace
// NONE: return
// LIBRARY: linalg.generic {{.*}}remat.workspace = 131072 : i64
// LIBRARY: linalg.contract {{.*}}remat.workspace = 1024 : i64
#rows = affine_map<(d0, d1) -> (d0, d1)>
#sums = affine_map<(d0, d1) -> (d1)>
func.func @main(%x: tensor<65536x64xf32>, %y: tensor<65536x64xf32>) -> (tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %sum = linalg.generic {indexing_maps = [#rows, #sums], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<65536x64xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %e1 = tensor.empty() : tensor<64x64xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<64x64xf32>) -> tensor<64x64xf32>
  %g = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %y : tensor<65536x64xf32>, tensor<65536x64xf32>) outs(%f1 : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64xf32>
  %short = linalg.exp ins(%sum : tensor<64xf32>) outs(%e2 : tensor<64xf32>) -> tensor<64xf32>
  return %sum, %g, %short : tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>
}
