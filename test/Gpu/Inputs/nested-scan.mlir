// A scan inside of a scan: three blocks of four layers, and their gradients. What an inner loop stacks is a slot of the outer
// one's stack.
func.func @main(%w: tensor<3x4x4x4xf32>, %x: tensor<8x4xf32>) -> tensor<3x4x4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %stacks = tensor.empty() : tensor<3x4x8x4xf32>
  %gradients = tensor.empty() : tensor<3x4x4x4xf32>
  %f:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h0 = %x, %s0 = %stacks, %t0 = %stacks) -> (tensor<8x4xf32>, tensor<3x4x8x4xf32>, tensor<3x4x8x4xf32>) {
    %stack = tensor.empty() : tensor<4x8x4xf32>
    %layers:3 = scf.for %k = %c0 to %c4 step %c1 iter_args(%h = %h0, %s = %stack, %t = %stack) -> (tensor<8x4xf32>, tensor<4x8x4xf32>, tensor<4x8x4xf32>) {
      %weight = tensor.extract_slice %w[%i, %k, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : tensor<3x4x4x4xf32> to tensor<4x4xf32>
      %e = tensor.empty() : tensor<8x4xf32>
      %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
      %product = linalg.matmul ins(%h, %weight : tensor<8x4xf32>, tensor<4x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
      %out = linalg.tanh ins(%product : tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
      %s1 = tensor.insert_slice %h into %s[%k, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<4x8x4xf32>
      %t1 = tensor.insert_slice %product into %t[%k, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<4x8x4xf32>
      scf.yield %out, %s1, %t1 : tensor<8x4xf32>, tensor<4x8x4xf32>, tensor<4x8x4xf32>
    }
    %s2 = tensor.insert_slice %layers#1 into %s0[%i, 0, 0, 0] [1, 4, 8, 4] [1, 1, 1, 1] : tensor<4x8x4xf32> into tensor<3x4x8x4xf32>
    %t2 = tensor.insert_slice %layers#2 into %t0[%i, 0, 0, 0] [1, 4, 8, 4] [1, 1, 1, 1] : tensor<4x8x4xf32> into tensor<3x4x8x4xf32>
    scf.yield %layers#0, %s2, %t2 : tensor<8x4xf32>, tensor<3x4x8x4xf32>, tensor<3x4x8x4xf32>
  }
  %b:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%g0 = %f#0, %r0 = %gradients) -> (tensor<8x4xf32>, tensor<3x4x4x4xf32>) {
    %i = arith.subi %c2, %j : index
    %s = tensor.extract_slice %f#1[%i, 0, 0, 0] [1, 4, 8, 4] [1, 1, 1, 1] : tensor<3x4x8x4xf32> to tensor<4x8x4xf32>
    %t = tensor.extract_slice %f#2[%i, 0, 0, 0] [1, 4, 8, 4] [1, 1, 1, 1] : tensor<3x4x8x4xf32> to tensor<4x8x4xf32>
    %none = tensor.empty() : tensor<4x4x4xf32>
    %layers:2 = scf.for %l = %c0 to %c4 step %c1 iter_args(%g = %g0, %r = %none) -> (tensor<8x4xf32>, tensor<4x4x4xf32>) {
      %k = arith.subi %c3, %l : index
      %h = tensor.extract_slice %s[%k, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<4x8x4xf32> to tensor<8x4xf32>
      %product = tensor.extract_slice %t[%k, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<4x8x4xf32> to tensor<8x4xf32>
      %e = tensor.empty() : tensor<8x4xf32>
      %scaled = linalg.mul ins(%g, %product : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
      %d = tensor.empty() : tensor<4x4xf32>
      %fill = linalg.fill ins(%zero : f32) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
      %turned = tensor.empty() : tensor<4x8xf32>
      %transposed = linalg.transpose ins(%h : tensor<8x4xf32>) outs(%turned : tensor<4x8xf32>) permutation = [1, 0]
      %gradient = linalg.matmul ins(%transposed, %scaled : tensor<4x8xf32>, tensor<8x4xf32>) outs(%fill : tensor<4x4xf32>) -> tensor<4x4xf32>
      %r1 = tensor.insert_slice %gradient into %r[%k, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<4x4x4xf32>
      scf.yield %scaled, %r1 : tensor<8x4xf32>, tensor<4x4x4xf32>
    }
    %r2 = tensor.insert_slice %layers#1 into %r0[%i, 0, 0, 0] [1, 4, 4, 4] [1, 1, 1, 1] : tensor<4x4x4xf32> into tensor<3x4x4x4xf32>
    scf.yield %layers#0, %r2 : tensor<8x4xf32>, tensor<3x4x4x4xf32>
  }
  return %b#1 : tensor<3x4x4x4xf32>
}
