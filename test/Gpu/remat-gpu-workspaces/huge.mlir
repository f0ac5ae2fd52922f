// A product that no memory holds has no workspace, and no tile.
// RUN: remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=cublaslt}))" | FileCheck %s
// CHECK-LABEL: func @main
// CHECK:         linalg.matmul ins
func.func @main(%a: tensor<9223372036854775807x16xf32>, %b: tensor<16x32xf32>, %c: tensor<9223372036854775807x32xf32>) -> tensor<9223372036854775807x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<9223372036854775807x16xf32>, tensor<16x32xf32>) outs(%c : tensor<9223372036854775807x32xf32>) -> tensor<9223372036854775807x32xf32>
  return %0 : tensor<9223372036854775807x32xf32>
}
