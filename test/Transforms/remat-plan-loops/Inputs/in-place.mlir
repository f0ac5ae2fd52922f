// 36 layers whose weights are updated in place. The backward loop reads the
// weights of its layer and the layer's input, which the forward loop stacks.
func.func @main(%weights: tensor<36x4xf32> {remat.donate}, %x: tensor<64x4xf32>) -> (tensor<64x4xf32>, tensor<36x4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = arith.constant 35 : index
  %layers = arith.constant 36 : index
  %e = tensor.empty() : tensor<64x4xf32>
  %stack = tensor.empty() : tensor<36x64x4xf32>
  %f:2 = scf.for %i = %zero to %layers step %one iter_args(%y = %x, %s = %stack) -> (tensor<64x4xf32>, tensor<36x64x4xf32>) {
    %w = tensor.extract_slice %weights[%i, 0] [1, 4] [1, 1] : tensor<36x4xf32> to tensor<4xf32>
    %b = linalg.broadcast ins(%w : tensor<4xf32>) outs(%e : tensor<64x4xf32>) dimensions = [0]
    %p = linalg.mul ins(%y, %b : tensor<64x4xf32>, tensor<64x4xf32>) outs(%e : tensor<64x4xf32>) -> tensor<64x4xf32>
    %t = linalg.tanh ins(%p : tensor<64x4xf32>) outs(%e : tensor<64x4xf32>) -> tensor<64x4xf32>
    %s2 = tensor.insert_slice %t into %s[%i, 0, 0] [1, 64, 4] [1, 1, 1] : tensor<64x4xf32> into tensor<36x64x4xf32>
    scf.yield %t, %s2 : tensor<64x4xf32>, tensor<36x64x4xf32>
  }
  %g:2 = scf.for %j = %zero to %layers step %one iter_args(%d = %f#0, %all = %weights) -> (tensor<64x4xf32>, tensor<36x4xf32>) {
    %i = arith.subi %last, %j : index
    %t = tensor.extract_slice %f#1[%i, 0, 0] [1, 64, 4] [1, 1, 1] : tensor<36x64x4xf32> to tensor<64x4xf32>
    %w = tensor.extract_slice %all[%i, 0] [1, 4] [1, 1] : tensor<36x4xf32> to tensor<4xf32>
    %h = linalg.mul ins(%d, %t : tensor<64x4xf32>, tensor<64x4xf32>) outs(%e : tensor<64x4xf32>) -> tensor<64x4xf32>
    %sum = linalg.reduce ins(%h : tensor<64x4xf32>) outs(%w : tensor<4xf32>) dimensions = [0] (%in: f32, %out: f32) {
      %a = arith.addf %in, %out : f32
      linalg.yield %a : f32
    }
    %b = linalg.broadcast ins(%w : tensor<4xf32>) outs(%e : tensor<64x4xf32>) dimensions = [0]
    %d2 = linalg.mul ins(%h, %b : tensor<64x4xf32>, tensor<64x4xf32>) outs(%e : tensor<64x4xf32>) -> tensor<64x4xf32>
    %all2 = tensor.insert_slice %sum into %all[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<36x4xf32>
    scf.yield %d2, %all2 : tensor<64x4xf32>, tensor<36x4xf32>
  }
  return %g#0, %g#1 : tensor<64x4xf32>, tensor<36x4xf32>
}
