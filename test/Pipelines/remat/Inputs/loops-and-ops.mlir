// Two loops, a scan of 24 layers and its gradients, are between six ops and the readers of their results, in reverse order.
func.func @main(%w: tensor<24x4x4xf32>, %x: tensor<8x4xf32>, %y: tensor<16x16xf32>) -> (tensor<24x4x4xf32>, tensor<16x16xf32>) {
  %oe0 = tensor.empty() : tensor<16x16xf32>
  %o0 = linalg.tanh ins(%y : tensor<16x16xf32>) outs(%oe0 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %oe1 = tensor.empty() : tensor<16x16xf32>
  %o1 = linalg.tanh ins(%o0 : tensor<16x16xf32>) outs(%oe1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %oe2 = tensor.empty() : tensor<16x16xf32>
  %o2 = linalg.tanh ins(%o1 : tensor<16x16xf32>) outs(%oe2 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %oe3 = tensor.empty() : tensor<16x16xf32>
  %o3 = linalg.tanh ins(%o2 : tensor<16x16xf32>) outs(%oe3 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %oe4 = tensor.empty() : tensor<16x16xf32>
  %o4 = linalg.tanh ins(%o3 : tensor<16x16xf32>) outs(%oe4 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %oe5 = tensor.empty() : tensor<16x16xf32>
  %o5 = linalg.tanh ins(%o4 : tensor<16x16xf32>) outs(%oe5 : tensor<16x16xf32>) -> tensor<16x16xf32>

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 23 : index
  %c6 = arith.constant 24 : index
  %zero = arith.constant 0.0 : f32
  %stack = tensor.empty() : tensor<24x8x4xf32>
  %gradients = tensor.empty() : tensor<24x4x4xf32>
  %f:3 = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %x, %s = %stack, %t = %stack) -> (tensor<8x4xf32>, tensor<24x8x4xf32>, tensor<24x8x4xf32>) {
    %weight = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<24x4x4xf32> to tensor<4x4xf32>
    %e = tensor.empty() : tensor<8x4xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %product = linalg.matmul ins(%h, %weight : tensor<8x4xf32>, tensor<4x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
    %out = linalg.tanh ins(%product : tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %s1 = tensor.insert_slice %h into %s[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<24x8x4xf32>
    %t1 = tensor.insert_slice %product into %t[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<24x8x4xf32>
    scf.yield %out, %s1, %t1 : tensor<8x4xf32>, tensor<24x8x4xf32>, tensor<24x8x4xf32>
  }
  %b:2 = scf.for %j = %c0 to %c6 step %c1 iter_args(%g = %f#0, %r = %gradients) -> (tensor<8x4xf32>, tensor<24x4x4xf32>) {
    %i = arith.subi %c5, %j : index
    %h = tensor.extract_slice %f#1[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<24x8x4xf32> to tensor<8x4xf32>
    %product = tensor.extract_slice %f#2[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<24x8x4xf32> to tensor<8x4xf32>
    %e = tensor.empty() : tensor<8x4xf32>
    %scaled = linalg.mul ins(%g, %product : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %d = tensor.empty() : tensor<4x4xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
    %turned = tensor.empty() : tensor<4x8xf32>
    %transposed = linalg.transpose ins(%h : tensor<8x4xf32>) outs(%turned : tensor<4x8xf32>) permutation = [1, 0]
    %gradient = linalg.matmul ins(%transposed, %scaled : tensor<4x8xf32>, tensor<8x4xf32>) outs(%fill : tensor<4x4xf32>) -> tensor<4x4xf32>
    %r1 = tensor.insert_slice %gradient into %r[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<24x4x4xf32>
    scf.yield %scaled, %r1 : tensor<8x4xf32>, tensor<24x4x4xf32>
  }
  %pe1 = tensor.empty() : tensor<16x16xf32>
  %p1 = linalg.mul ins(%o5, %o4 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%pe1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %pe2 = tensor.empty() : tensor<16x16xf32>
  %p2 = linalg.mul ins(%p1, %o3 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%pe2 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %pe3 = tensor.empty() : tensor<16x16xf32>
  %p3 = linalg.mul ins(%p2, %o2 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%pe3 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %pe4 = tensor.empty() : tensor<16x16xf32>
  %p4 = linalg.mul ins(%p3, %o1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%pe4 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %pe5 = tensor.empty() : tensor<16x16xf32>
  %p5 = linalg.mul ins(%p4, %o0 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%pe5 : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %b#1, %p5 : tensor<24x4x4xf32>, tensor<16x16xf32>
}
