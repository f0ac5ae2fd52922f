func.func @donated(%w: tensor<1024xf32> {remat.donate} loc("w"), %x: tensor<1024xf32> loc("x")) -> (tensor<f32>, tensor<1024xf32>) {
  %e = tensor.empty() : tensor<1024xf32>
  %w1 = linalg.sub ins(%w, %x : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %s = tensor.empty() : tensor<f32>
  %dot = linalg.dot ins(%x, %x : tensor<1024xf32>, tensor<1024xf32>) outs(%s : tensor<f32>) -> tensor<f32>
  return %dot, %w1 : tensor<f32>, tensor<1024xf32>
}
