// Products of matrices between two ops that are kernels, and a tensor that is on
// the host while they run.
#bt = affine_map<(b, i, j, k) -> (b, j, k)>
#a = affine_map<(b, i, j, k) -> (b, k, i)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>
func.func @main(%x: tensor<24x16xf32>, %w: tensor<16x40xf32>, %y: tensor<3x24x16xf32>, %v: tensor<3x20x24xf32>)
    -> (tensor<24x40xf32>, tensor<3x16x20xf32>, tensor<24x16xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x16xf32>
  %t = linalg.exp ins(%x : tensor<24x16xf32>) outs(%e : tensor<24x16xf32>) -> tensor<24x16xf32>
  %h, %out = remat.swap_out %t : tensor<24x16xf32> -> !remat.host<24x16xf32>
  %e0 = tensor.empty() : tensor<24x40xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %p = linalg.matmul ins(%t, %w : tensor<24x16xf32>, tensor<16x40xf32>) outs(%f0 : tensor<24x40xf32>) -> tensor<24x40xf32>
  remat.await %out, %t : tensor<24x16xf32>
  %e1 = tensor.empty() : tensor<3x16x20xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<3x16x20xf32>) -> tensor<3x16x20xf32>
  %e2 = tensor.empty() : tensor<24x16xf32>
  %in, %t2 = remat.swap_in %h into %e2 : !remat.host<24x16xf32> into tensor<24x16xf32> -> tensor<24x16xf32>
  %q = linalg.generic {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%y, %v : tensor<3x24x16xf32>, tensor<3x20x24xf32>) outs(%f1 : tensor<3x16x20xf32>) {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %0 = arith.mulf %l, %r : f32
    %1 = arith.addf %s, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<3x16x20xf32>
  %t3 = remat.await %in, %t2 : tensor<24x16xf32> -> tensor<24x16xf32>
  %n = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%t3 : tensor<24x16xf32>) outs(%e : tensor<24x16xf32>) {
  ^bb0(%l: f32, %s: f32):
    %0 = arith.addf %l, %l : f32
    linalg.yield %0 : f32
  } -> tensor<24x16xf32>
  return %p, %q, %n : tensor<24x40xf32>, tensor<3x16x20xf32>, tensor<24x16xf32>
}
