// RUN: remat-opt %s --verify-diagnostics --remat-choose-slices=budget=1GB

// A mark that takes two passes.
// expected-error @below {{cannot be sliced along dimension 0 of argument 0: it takes 2 passes over all slices, and 1 is allowed}}
func.func @statistics(%x: tensor<4x8xf32> {remat.slice = 0}, %zeros: tensor<8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{'linalg.generic' ends the first pass: it is a sum over all slices}}
  %s = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (i)>],
    iterator_types = ["reduction", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%zeros : tensor<8xf32>) {
  ^bb0(%p: f32, %sum: f32):
    %a = arith.addf %sum, %p : f32
    linalg.yield %a : f32
  } -> tensor<8xf32>
  // expected-note @below {{'linalg.generic' begins the second pass}}
  %n = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (i)>, affine_map<(b, i) -> (b, i)>],
    iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %d = arith.subf %p, %q : f32
    linalg.yield %d : f32
  } -> tensor<4x8xf32>
  return %n : tensor<4x8xf32>
}
