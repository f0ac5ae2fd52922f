// Four layers in a loop: a product with a slice of the weights, and its factor to the host and back meanwhile.
func.func @main(%w: tensor<4x32x32xf32>, %x: tensor<48x32xf32>) -> (tensor<48x32xf32>, tensor<4x48x32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %stack = tensor.empty() : tensor<4x48x32xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %stack) -> (tensor<48x32xf32>, tensor<4x48x32xf32>) {
    %weight = tensor.extract_slice %w[%i, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<32x32xf32>
    %e = tensor.empty() : tensor<48x32xf32>
    %a = linalg.tanh ins(%h : tensor<48x32xf32>) outs(%e : tensor<48x32xf32>) -> tensor<48x32xf32>
    %host, %out = remat.swap_out %a : tensor<48x32xf32> -> !remat.host<48x32xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<48x32xf32>) -> tensor<48x32xf32>
    %product = linalg.matmul ins(%a, %weight : tensor<48x32xf32>, tensor<32x32xf32>) outs(%fill : tensor<48x32xf32>) -> tensor<48x32xf32>
    remat.await %out, %a : tensor<48x32xf32>
    %b = linalg.tanh ins(%product : tensor<48x32xf32>) outs(%e : tensor<48x32xf32>) -> tensor<48x32xf32>
    %in, %back = remat.swap_in %host into %e : !remat.host<48x32xf32> into tensor<48x32xf32> -> tensor<48x32xf32>
    %again = remat.await %in, %back : tensor<48x32xf32> -> tensor<48x32xf32>
    %sum = linalg.add ins(%again, %b : tensor<48x32xf32>, tensor<48x32xf32>) outs(%e : tensor<48x32xf32>) -> tensor<48x32xf32>
    %s1 = tensor.insert_slice %sum into %s[%i, 0, 0] [1, 48, 32] [1, 1, 1] : tensor<48x32xf32> into tensor<4x48x32xf32>
    scf.yield %sum, %s1 : tensor<48x32xf32>, tensor<4x48x32xf32>
  }
  return %r#0, %r#1 : tensor<48x32xf32>, tensor<4x48x32xf32>
}
