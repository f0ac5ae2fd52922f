// If its buffer was filled with zeros, a library's product or convolution starts from
// zero, and no launch fills the buffer. With another number it starts from the content.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries="libraries=cudnn workspace=0" --remat-gpu-reductions | FileCheck %s

// CHECK-NOT: linalg.fill
// CHECK: linalg.matmul {{.*}}step_start = [0.000000e+00 : f32]
// CHECK-NOT: linalg.fill
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}step_start = [0.000000e+00 : f32]
// CHECK: linalg.fill
// CHECK: linalg.matmul
// CHECK-NOT: step_start
// CHECK: linalg.fill
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK-NOT: step_start
func.func @main(%x: tensor<24x16xf32>, %w: tensor<16x40xf32>, %image: tensor<1x10x10x8xf32>, %filter: tensor<3x3x8x8xf32>)
    -> (tensor<24x40xf32>, tensor<1x8x8x8xf32>, tensor<24x40xf32>, tensor<1x8x8x8xf32>) {
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e0 = tensor.empty() : tensor<24x40xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %p0 = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f0 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %e1 = tensor.empty() : tensor<1x8x8x8xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %c0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%image, %filter : tensor<1x10x10x8xf32>, tensor<3x3x8x8xf32>) outs(%f1 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %e2 = tensor.empty() : tensor<24x40xf32>
  %f2 = linalg.fill ins(%one : f32) outs(%e2 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %p1 = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f2 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %e3 = tensor.empty() : tensor<1x8x8x8xf32>
  %f3 = linalg.fill ins(%one : f32) outs(%e3 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %c1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%image, %filter : tensor<1x10x10x8xf32>, tensor<3x3x8x8xf32>) outs(%f3 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %p0, %c0, %p1, %c1 : tensor<24x40xf32>, tensor<1x8x8x8xf32>, tensor<24x40xf32>, tensor<1x8x8x8xf32>
}
