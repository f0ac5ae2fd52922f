// A convolution of factors in bf16 with sums in f32.
func.func @main(%image: tensor<2x18x18x16xbf16>, %filter: tensor<3x3x16x16xbf16>) -> tensor<2x16x16x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x16x16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%image, %filter : tensor<2x18x18x16xbf16>, tensor<3x3x16x16xbf16>) outs(%f : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
  return %y : tensor<2x16x16x16xf32>
}
