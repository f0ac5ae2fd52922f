// Ops without iterations become no kernels.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-kernels | FileCheck %s

// CHECK: gpu.launch_func  @rematKernels::@kernel1 {{.*}} args(%{{.*}} : memref<4xf32>)
// CHECK-NOT: gpu.launch_func
// CHECK: return %{{.*}}, %{{.*}} : memref<4x0xf32>, memref<4xf32>
func.func @main(%a: tensor<4x0xf32>) -> (tensor<4x0xf32>, tensor<4xf32>) {
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<4x0xf32>
  %0 = linalg.exp ins(%a : tensor<4x0xf32>) outs(%e : tensor<4x0xf32>) -> tensor<4x0xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %init = linalg.fill ins(%half : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.reduce {arith.addf} ins(%0 : tensor<4x0xf32>) outs(%init : tensor<4xf32>) dimensions = [1]
  return %0, %1 : tensor<4x0xf32>, tensor<4xf32>
}
