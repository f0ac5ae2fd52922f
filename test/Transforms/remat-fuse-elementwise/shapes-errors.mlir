// RUN: remat-opt %s --verify-diagnostics --remat-fuse-elementwise=reshapes=true

func.func @another(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x2xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error @+1 {{has another output_shape than its result type: correct the module}}
  %r = tensor.expand_shape %e [[0, 1]] output_shape [0, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %x, %r : tensor<4xf32>, tensor<2x2xf32>
}
