// Two models of six tanh layers each, which share nothing but the weights.
func.func @main(%w: tensor<6x4x4xf32>, %x: tensor<8x4xf32>, %y: tensor<80x4xf32>) -> (tensor<6x4x4xf32>, tensor<6x4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %stack = tensor.empty() : tensor<6x8x4xf32>
  %large = tensor.empty() : tensor<6x80x4xf32>
  %gradients = tensor.empty() : tensor<6x4x4xf32>
  %f:3 = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %x, %s = %stack, %t = %stack) -> (tensor<8x4xf32>, tensor<6x8x4xf32>, tensor<6x8x4xf32>) {
    %weight = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<6x4x4xf32> to tensor<4x4xf32>
    %e = tensor.empty() : tensor<8x4xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %product = linalg.matmul ins(%h, %weight : tensor<8x4xf32>, tensor<4x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
    %out = linalg.tanh ins(%product : tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %s1 = tensor.insert_slice %h into %s[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<6x8x4xf32>
    %t1 = tensor.insert_slice %product into %t[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<6x8x4xf32>
    scf.yield %out, %s1, %t1 : tensor<8x4xf32>, tensor<6x8x4xf32>, tensor<6x8x4xf32>
  }
  %b:2 = scf.for %j = %c0 to %c6 step %c1 iter_args(%g = %f#0, %r = %gradients) -> (tensor<8x4xf32>, tensor<6x4x4xf32>) {
    %i = arith.subi %c5, %j : index
    %h = tensor.extract_slice %f#1[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<6x8x4xf32> to tensor<8x4xf32>
    %product = tensor.extract_slice %f#2[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<6x8x4xf32> to tensor<8x4xf32>
    %e = tensor.empty() : tensor<8x4xf32>
    %scaled = linalg.mul ins(%g, %product : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %d = tensor.empty() : tensor<4x4xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
    %turned = tensor.empty() : tensor<4x8xf32>
    %transposed = linalg.transpose ins(%h : tensor<8x4xf32>) outs(%turned : tensor<4x8xf32>) permutation = [1, 0]
    %gradient = linalg.matmul ins(%transposed, %scaled : tensor<4x8xf32>, tensor<8x4xf32>) outs(%fill : tensor<4x4xf32>) -> tensor<4x4xf32>
    %r1 = tensor.insert_slice %gradient into %r[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<6x4x4xf32>
    scf.yield %scaled, %r1 : tensor<8x4xf32>, tensor<6x4x4xf32>
  }
  %f2:3 = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %y, %s = %large, %t = %large) -> (tensor<80x4xf32>, tensor<6x80x4xf32>, tensor<6x80x4xf32>) {
    %weight = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<6x4x4xf32> to tensor<4x4xf32>
    %e = tensor.empty() : tensor<80x4xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<80x4xf32>) -> tensor<80x4xf32>
    %product = linalg.matmul ins(%h, %weight : tensor<80x4xf32>, tensor<4x4xf32>) outs(%fill : tensor<80x4xf32>) -> tensor<80x4xf32>
    %out = linalg.tanh ins(%product : tensor<80x4xf32>) outs(%e : tensor<80x4xf32>) -> tensor<80x4xf32>
    %s1 = tensor.insert_slice %h into %s[%i, 0, 0] [1, 80, 4] [1, 1, 1] : tensor<80x4xf32> into tensor<6x80x4xf32>
    %t1 = tensor.insert_slice %product into %t[%i, 0, 0] [1, 80, 4] [1, 1, 1] : tensor<80x4xf32> into tensor<6x80x4xf32>
    scf.yield %out, %s1, %t1 : tensor<80x4xf32>, tensor<6x80x4xf32>, tensor<6x80x4xf32>
  }
  %b2:2 = scf.for %j = %c0 to %c6 step %c1 iter_args(%g = %f2#0, %r = %gradients) -> (tensor<80x4xf32>, tensor<6x4x4xf32>) {
    %i = arith.subi %c5, %j : index
    %h = tensor.extract_slice %f2#1[%i, 0, 0] [1, 80, 4] [1, 1, 1] : tensor<6x80x4xf32> to tensor<80x4xf32>
    %product = tensor.extract_slice %f2#2[%i, 0, 0] [1, 80, 4] [1, 1, 1] : tensor<6x80x4xf32> to tensor<80x4xf32>
    %e = tensor.empty() : tensor<80x4xf32>
    %scaled = linalg.mul ins(%g, %product : tensor<80x4xf32>, tensor<80x4xf32>) outs(%e : tensor<80x4xf32>) -> tensor<80x4xf32>
    %d = tensor.empty() : tensor<4x4xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
    %turned = tensor.empty() : tensor<4x80xf32>
    %transposed = linalg.transpose ins(%h : tensor<80x4xf32>) outs(%turned : tensor<4x80xf32>) permutation = [1, 0]
    %gradient = linalg.matmul ins(%transposed, %scaled : tensor<4x80xf32>, tensor<80x4xf32>) outs(%fill : tensor<4x4xf32>) -> tensor<4x4xf32>
    %r1 = tensor.insert_slice %gradient into %r[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<6x4x4xf32>
    scf.yield %scaled, %r1 : tensor<80x4xf32>, tensor<6x4x4xf32>
  }
  return %b#1, %b2#1 : tensor<6x4x4xf32>, tensor<6x4x4xf32>
}
