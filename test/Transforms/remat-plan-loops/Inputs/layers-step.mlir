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
    %first = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x4xf32>) outs(%none : tensor<8x4xf32>) -> tensor<8x4xf32>
    %p1 = linalg.tanh ins(%first : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %q1 = linalg.exp ins(%p1 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %r1 = linalg.tanh ins(%q1 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %p2 = linalg.tanh ins(%r1 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %q2 = linalg.exp ins(%p2 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %r2 = linalg.tanh ins(%q2 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %p3 = linalg.tanh ins(%r2 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %q3 = linalg.exp ins(%p3 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %r3 = linalg.tanh ins(%q3 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %p4 = linalg.tanh ins(%r3 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %q4 = linalg.exp ins(%p4 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %r4 = linalg.tanh ins(%q4 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %p5 = linalg.tanh ins(%r4 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %q5 = linalg.exp ins(%p5 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %r5 = linalg.tanh ins(%q5 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %p6 = linalg.tanh ins(%r5 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %q6 = linalg.exp ins(%p6 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %r6 = linalg.tanh ins(%q6 : tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gr6 = linalg.mul ins(%r6, %r6 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gq6 = linalg.mul ins(%gr6, %q6 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gp6 = linalg.mul ins(%gq6, %p6 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gr5 = linalg.mul ins(%gp6, %r5 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gq5 = linalg.mul ins(%gr5, %q5 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gp5 = linalg.mul ins(%gq5, %p5 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gr4 = linalg.mul ins(%gp5, %r4 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gq4 = linalg.mul ins(%gr4, %q4 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gp4 = linalg.mul ins(%gq4, %p4 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gr3 = linalg.mul ins(%gp4, %r3 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gq3 = linalg.mul ins(%gr3, %q3 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gp3 = linalg.mul ins(%gq3, %p3 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gr2 = linalg.mul ins(%gp3, %r2 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gq2 = linalg.mul ins(%gr2, %q2 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gp2 = linalg.mul ins(%gq2, %p2 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gr1 = linalg.mul ins(%gp2, %r1 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gq1 = linalg.mul ins(%gr1, %q1 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %gp1 = linalg.mul ins(%gq1, %p1 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%rows : tensor<8x4xf32>) -> tensor<8x4xf32>
    %turned = tensor.empty() : tensor<4x8xf32>
    %xt = linalg.transpose ins(%x : tensor<8x4xf32>) outs(%turned : tensor<4x8xf32>) permutation = [1, 0]
    %next = linalg.matmul ins(%xt, %gp1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%before : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %next : tensor<4x4xf32>
  }
  return %sum : tensor<4x4xf32>
}
