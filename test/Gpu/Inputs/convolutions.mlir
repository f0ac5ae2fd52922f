// A strided convolution, its two backward ones as autodiff writes them, and one
// with the channels before the pixels.
func.func @main(%image: tensor<2x17x17x8xf32>, %filter: tensor<3x3x8x16xf32>,
                %turned: tensor<8x17x17x2xf32>, %gradient: tensor<8x8x2x16xf32>,
                %padded: tensor<2x19x19x16xf32>, %flipped: tensor<3x3x16x8xf32>,
                %planes: tensor<2x8x10x10xf32>, %kernels: tensor<12x8x3x3xf32>)
    -> (tensor<2x8x8x16xf32>, tensor<8x3x3x16xf32>, tensor<2x17x17x8xf32>, tensor<2x12x8x8xf32>) {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2x8x8x16xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
  %forward = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%image, %filter : tensor<2x17x17x8xf32>, tensor<3x3x8x16xf32>) outs(%f0 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
  %e1 = tensor.empty() : tensor<8x3x3x16xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<8x3x3x16xf32>) -> tensor<8x3x3x16xf32>
  %weights = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%turned, %gradient : tensor<8x17x17x2xf32>, tensor<8x8x2x16xf32>) outs(%f1 : tensor<8x3x3x16xf32>) -> tensor<8x3x3x16xf32>
  %e2 = tensor.empty() : tensor<2x17x17x8xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<2x17x17x8xf32>) -> tensor<2x17x17x8xf32>
  %data = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%padded, %flipped : tensor<2x19x19x16xf32>, tensor<3x3x16x8xf32>) outs(%f2 : tensor<2x17x17x8xf32>) -> tensor<2x17x17x8xf32>
  %e3 = tensor.empty() : tensor<2x12x8x8xf32>
  %f3 = linalg.fill ins(%z : f32) outs(%e3 : tensor<2x12x8x8xf32>) -> tensor<2x12x8x8xf32>
  %channels = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%planes, %kernels : tensor<2x8x10x10xf32>, tensor<12x8x3x3xf32>) outs(%f3 : tensor<2x12x8x8xf32>) -> tensor<2x12x8x8xf32>
  return %forward, %weights, %data, %channels : tensor<2x8x8x16xf32>, tensor<8x3x3x16xf32>, tensor<2x17x17x8xf32>, tensor<2x12x8x8xf32>
}
