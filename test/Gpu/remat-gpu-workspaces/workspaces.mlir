// The bytes that a library will need are on the ops that it will compute: for a product
// its workspace, for a convolution also its larger part as a matrix. Plans count them.
// RUN: remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=cublaslt workspace=1024 gather=10000}))" -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: remat-opt %t.mlir --remat-print-graph 2>&1 | FileCheck %s --check-prefix=GRAPH
// RUN: remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces))" | FileCheck %s --check-prefix=NONE
// RUN: remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=cublaslt gather=0}))" | FileCheck %s --check-prefix=NONE
// RUN: remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=cudnn workspace=1024}))" | FileCheck %s --check-prefix=CUDNN
// CUDNN: linalg.conv_2d_nhwc_hwcf {{.*}}remat.workspace = 1024 : i64
// CUDNN: linalg.matmul {{.*}}remat.workspace = 1024 : i64
// CUDNN-NOT: remat.workspace
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}remat.workspace = 10240 : i64
// CHECK: linalg.matmul {{.*}}remat.workspace = 1024 : i64
// CHECK-NOT: remat.workspace
// GRAPH: n0 conv_2d_nhwc_hwcf.0 {{.*}}workspace 10240
// GRAPH: n1 matmul.1 {{.*}}workspace 1024
// NONE-NOT: conv{{.*}}remat.workspace
// NONE: return
func.func @main(%image: tensor<1x10x10x8xf32>, %filter: tensor<3x3x8x16xf32>, %x: tensor<64x16xf32>, %w: tensor<16x32xf32>)
    -> (tensor<1x8x8x16xf32>, tensor<64x32xf32>, tensor<64x32xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x8x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  %i = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%image, %filter : tensor<1x10x10x8xf32>, tensor<3x3x8x16xf32>) outs(%f : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  %e1 = tensor.empty() : tensor<64x32xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<64x32xf32>) -> tensor<64x32xf32>
  %p = linalg.matmul ins(%x, %w : tensor<64x16xf32>, tensor<16x32xf32>) outs(%f1 : tensor<64x32xf32>) -> tensor<64x32xf32>
  %e2 = tensor.empty() : tensor<64x32xf32>
  %q = linalg.exp ins(%p : tensor<64x32xf32>) outs(%e2 : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %i, %p, %q : tensor<1x8x8x16xf32>, tensor<64x32xf32>, tensor<64x32xf32>
}
