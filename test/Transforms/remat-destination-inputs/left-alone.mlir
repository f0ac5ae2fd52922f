// RUN: remat-opt %s -o %t.before.mlir
// RUN: remat-opt %s --remat-destination-inputs | diff %t.before.mlir -
#i = affine_map<(i) -> (i)>
#row = affine_map<(i, j) -> (i)>
#ij = affine_map<(i, j) -> (i, j)>

// The readers have no additional loops.
func.func @as_many(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %sum = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %neg = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]} ins(%sum : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %neg : tensor<4xf32>
}

// A sum over a loop reads its destination, so it is not an elementwise op. An op that reads no destination needs no other.
func.func @others(%x: tensor<4x3xf32>, %b: tensor<4xf32>) -> tensor<4x3xf32> {
  %sum = linalg.generic {indexing_maps = [#ij, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x3xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %neg = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]} ins(%sum : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %y = linalg.generic {indexing_maps = [#row, #ij], iterator_types = ["parallel", "parallel"]} ins(%neg : tensor<4xf32>) outs(%x : tensor<4x3xf32>) {
  ^bb0(%s: f32, %out: f32):
    %0 = arith.addf %s, %out : f32
    linalg.yield %0 : f32
  } -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}
