// Every second column, transposed: neighbours of the output are far apart in the input,
// and no loop goes through neighbours of the input.
func.func @main(%x: tensor<2048x2048xf32>) -> tensor<1024x2048xf32> {
  %s = tensor.extract_slice %x[0, 0] [2048, 1024] [1, 2] : tensor<2048x2048xf32> to tensor<2048x1024xf32>
  %e = tensor.empty() : tensor<1024x2048xf32>
  %0 = linalg.transpose ins(%s : tensor<2048x1024xf32>) outs(%e : tensor<1024x2048xf32>) permutation = [1, 0]
  return %0 : tensor<1024x2048xf32>
}
