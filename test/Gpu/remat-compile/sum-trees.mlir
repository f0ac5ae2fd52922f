// Threads take the terms of a sum in the order in which they lie in memory, which is
// not that of the op's loops here: the CPU's tree has the same bits.
// REQUIRES: remat-compile, cuda
// RUN: remat-run %s --sums=tree --write-outputs=%t.tree > %t.run
// RUN: remat-compile %s -o %t --math=strict --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: cmp %t.tree %t.out
func.func @main(%x: tensor<24x3x41xf32>) -> tensor<3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i, j)>, affine_map<(i, j, k) -> (i)>],
                       iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%x : tensor<24x3x41xf32>) outs(%f : tensor<3xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  } -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
