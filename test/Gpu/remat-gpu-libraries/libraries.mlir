// The library computes products of matrices in every order of their elements.
// Kernels compute the other ops, here also convolutions (gather.mlir). Each product
// has its workspace in the arena.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries="libraries=cublaslt math=tf32 workspace=1000 gather=0" | FileCheck %s --check-prefix=CHOSEN
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries | FileCheck %s --check-prefix=NONE
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries="libraries=cublaslt math=tf32 workspace=1000 gather=0" --remat-gpu-slab --remat-gpu-kernels=math=tf32 --convert-remat-to-gpu | FileCheck %s --check-prefix=CALLS

// CHOSEN: func.func @rematStep(
// CHOSEN-SAME: step_workspace = 1000 : i64
// CHOSEN: linalg.matmul {{.*}}step_library = "tf32"
// CHOSEN: linalg.generic {{.*}}step_library = "tf32"
// CHOSEN: linalg.conv_2d_nhwc_hwcf
// CHOSEN-NOT: step_library
// CHOSEN: return
// NONE-NOT: step_{{workspace|library}}

// CALLS: step_program = "program 1
// CALLS-SAME: workspace 1000\0Aproduct tf32 f32 1 256 1 1 24 40 16 16 1 0 1536 40 1 0 2560 40 1 0 3840\0Aproduct tf32 f32 3 256 1 3 16 40 24 1 16 384 4608 1 24 960 11520 40 1 640 7680\0A
// CALLS: call @rematGpuMultiply
// CALLS: call @rematGpuMultiply
// CALLS: call @rematGpuLaunch
#a = affine_map<(b, i, j, k) -> (b, k, i)>
#b = affine_map<(b, i, j, k) -> (b, j, k)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>
func.func @main(%x: tensor<24x16xf32>, %w: tensor<16x40xf32>, %y: tensor<3x24x16xf32>, %v: tensor<3x40x24xf32>,
                %image: tensor<1x10x10x8xf32>, %filter: tensor<3x3x8x8xf32>)
    -> (tensor<24x40xf32>, tensor<3x16x40xf32>, tensor<1x8x8x8xf32>) {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<24x40xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %p = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f0 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %e1 = tensor.empty() : tensor<3x16x40xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<3x16x40xf32>) -> tensor<3x16x40xf32>
  %q = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%y, %v : tensor<3x24x16xf32>, tensor<3x40x24xf32>) outs(%f1 : tensor<3x16x40xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.mulf %l, %r : f32
    %1 = arith.addf %s, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<3x16x40xf32>
  %e2 = tensor.empty() : tensor<1x8x8x8xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %i = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%image, %filter : tensor<1x10x10x8xf32>, tensor<3x3x8x8xf32>) outs(%f2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %p, %q, %i : tensor<24x40xf32>, tensor<3x16x40xf32>, tensor<1x8x8x8xf32>
}
