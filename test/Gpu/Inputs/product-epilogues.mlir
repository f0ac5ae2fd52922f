// Products of matrices with an elementwise op that alone reads each of them. The first
// five are what cuBLASLt has as an epilogue, the last three are not.
#x = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#transposed = affine_map<(i, j, k) -> (k, i)>
#sums = affine_map<(i, j, k) -> (i, j)>
#bt = affine_map<(b, i, j, k) -> (b, j, k)>
#a = affine_map<(b, i, j, k) -> (b, k, i)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>
#batch = affine_map<(b, i, j) -> (b, i, j)>
#one = affine_map<(b, i, j) -> (i, j)>
func.func @main(%x: tensor<24x16xf32>, %w: tensor<16x40xf32>, %bias: tensor<40xf32>, %other: tensor<24xf32>,
                %p: tensor<16x40xf32> {remat.donate}, %g: tensor<24x40xf32>, %more: tensor<40x24xf32>,
                %y: tensor<3x24x16xf32>, %v: tensor<3x20x24xf32>, %z: tensor<16x20xf32>,
                %xs: tensor<24x16xbf16>, %ws: tensor<16x40xbf16>)
    -> (tensor<24x40xf32>, tensor<16x40xf32>, tensor<40x24xf32>, tensor<3x16x20xf32>, tensor<24x40xf32>,
        tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>) {
  %zero = arith.constant 0.0 : f32
  %rate = arith.constant 0.125 : f32
  %two = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<24x40xf32>
  %e1 = tensor.empty() : tensor<16x40xf32>
  %e2 = tensor.empty() : tensor<40x24xf32>
  %e3 = tensor.empty() : tensor<3x16x20xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<24x40xf32>) -> tensor<24x40xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<16x40xf32>) -> tensor<16x40xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<3x16x20xf32>) -> tensor<3x16x20xf32>

  // A bias for each column, and a relu.
  %p0 = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f : tensor<24x40xf32>) -> tensor<24x40xf32>
  %r0 = linalg.generic {indexing_maps = [#x, #column, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p0, %bias : tensor<24x40xf32>, tensor<40xf32>) outs(%e : tensor<24x40xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.addf %l, %r : f32
    %1 = arith.maximumf %0, %zero : f32
    linalg.yield %1 : f32
  } -> tensor<24x40xf32>

  // A parameter less a part of its gradient, where the parameter was.
  %p1 = linalg.generic {indexing_maps = [#transposed, #columns, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %g : tensor<24x16xf32>, tensor<24x40xf32>) outs(%f1 : tensor<16x40xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.mulf %l, %r : f32
    %1 = arith.addf %s, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<16x40xf32>
  %r1 = linalg.generic {indexing_maps = [#x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p1 : tensor<16x40xf32>) outs(%p : tensor<16x40xf32>) {
  ^bb0(%r: f32, %s: f32):
    %0 = arith.mulf %rate, %r : f32
    %1 = arith.subf %s, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<16x40xf32>

  // Twice the product, transposed, with a bias for each row of what is stored, and a matrix.
  %p2 = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f : tensor<24x40xf32>) -> tensor<24x40xf32>
  %r2 = linalg.generic {indexing_maps = [#x, #row, #t, #t], iterator_types = ["parallel", "parallel"]}
      ins(%p2, %other, %more : tensor<24x40xf32>, tensor<24xf32>, tensor<40x24xf32>) outs(%e2 : tensor<40x24xf32>) {
  ^bb0(%l: f32, %r: f32, %m: f32, %s: f32):
    %0 = arith.mulf %l, %two : f32
    %1 = arith.addf %0, %r : f32
    %2 = arith.addf %1, %m : f32
    linalg.yield %2 : f32
  } -> tensor<40x24xf32>

  // The same matrix added to each of a batch, and a relu.
  %p3 = linalg.generic {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%y, %v : tensor<3x24x16xf32>, tensor<3x20x24xf32>) outs(%f3 : tensor<3x16x20xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.mulf %l, %r : f32
    %1 = arith.addf %s, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<3x16x20xf32>
  %r3 = linalg.generic {indexing_maps = [#batch, #one, #batch], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p3, %z : tensor<3x16x20xf32>, tensor<16x20xf32>) outs(%e3 : tensor<3x16x20xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.subf %l, %r : f32
    %1 = arith.cmpf ogt, %0, %zero : f32
    %2 = arith.select %1, %0, %zero : f32
    linalg.yield %2 : f32
  } -> tensor<3x16x20xf32>

  // Factors in bf16.
  %p4 = linalg.generic {indexing_maps = [#rows, #columns, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%xs, %ws : tensor<24x16xbf16>, tensor<16x40xbf16>) outs(%f : tensor<24x40xf32>) {
  ^bb0(%l: bf16, %r: bf16, %s: f32):
    %0 = arith.extf %l : bf16 to f32
    %1 = arith.extf %r : bf16 to f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.addf %s, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<24x40xf32>
  %r4 = linalg.generic {indexing_maps = [#x, #column, #x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p4, %bias, %g : tensor<24x40xf32>, tensor<40xf32>, tensor<24x40xf32>) outs(%e : tensor<24x40xf32>) {
  ^bb0(%l: f32, %r: f32, %m: f32, %s: f32):
    %0 = arith.addf %l, %r : f32
    %1 = arith.addf %0, %m : f32
    linalg.yield %1 : f32
  } -> tensor<24x40xf32>

  // No epilogue: the bias is for each row where columns lie together.
  %p5 = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f : tensor<24x40xf32>) -> tensor<24x40xf32>
  %r5 = linalg.generic {indexing_maps = [#x, #row, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p5, %other : tensor<24x40xf32>, tensor<24xf32>) outs(%e : tensor<24x40xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.addf %l, %r : f32
    linalg.yield %0 : f32
  } -> tensor<24x40xf32>

  // No epilogue: a bias has no factor.
  %p6 = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f : tensor<24x40xf32>) -> tensor<24x40xf32>
  %r6 = linalg.generic {indexing_maps = [#x, #column, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p6, %bias : tensor<24x40xf32>, tensor<40xf32>) outs(%e : tensor<24x40xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.subf %l, %r : f32
    linalg.yield %0 : f32
  } -> tensor<24x40xf32>

  // No epilogue: a factor for each element.
  %p7 = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f : tensor<24x40xf32>) -> tensor<24x40xf32>
  %r7 = linalg.generic {indexing_maps = [#x, #x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p7, %g : tensor<24x40xf32>, tensor<24x40xf32>) outs(%e : tensor<24x40xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.mulf %l, %r : f32
    linalg.yield %0 : f32
  } -> tensor<24x40xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7
      : tensor<24x40xf32>, tensor<16x40xf32>, tensor<40x24xf32>, tensor<3x16x20xf32>, tensor<24x40xf32>,
        tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>
}
