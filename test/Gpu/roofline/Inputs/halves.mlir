// Sums of an operand whose places are not linear in the loops: upstream's loops, which
// load and store the sum in each round.
func.func @main(%x: tensor<1024x4096xf32>, %y: tensor<1024x2048xf32>) -> tensor<1024xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1024xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j floordiv 2)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x, %y : tensor<1024x4096xf32>, tensor<1024x2048xf32>) outs(%f : tensor<1024xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %t = arith.addf %a, %b : f32
    %u = arith.addf %t, %s : f32
    linalg.yield %u : f32
  } -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}
