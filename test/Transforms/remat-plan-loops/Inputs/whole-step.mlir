func.func @main(%xs: tensor<4x8x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.empty() : tensor<8x4xf32>
  %square = tensor.empty() : tensor<4x4xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%before = %start) -> (tensor<4x4xf32>) {
    %x = tensor.extract_slice %xs[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<4x8x4xf32> to tensor<8x4xf32>
    %none = linalg.fill ins(%zero : f32) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %a = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x4xf32>) outs(%none : tensor<8x4xf32>) -> tensor<8x4xf32>
    %ta = linalg.tanh ins(%a : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %b = linalg.exp ins(%ta : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %c = linalg.tanh ins(%b : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %d = linalg.exp ins(%c : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gc = linalg.mul ins(%d, %c : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gb = linalg.mul ins(%gc, %b : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %ga = linalg.mul ins(%gb, %ta : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %turned = tensor.empty() : tensor<4x8xf32>
    %xt = linalg.transpose ins(%x : tensor<8x4xf32>) outs(%turned : tensor<4x8xf32>) permutation = [1, 0]
    %next = linalg.matmul ins(%xt, %ga : tensor<4x8xf32>, tensor<8x4xf32>) outs(%before : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %next : tensor<4x4xf32>
  }
  return %sum : tensor<4x4xf32>
}
