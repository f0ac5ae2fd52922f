// The results of reductions on this machine's CPU. With sums=order they have the bits of the
// CPU's loops, and with strict those of the CPU with the same trees. Otherwise the sums are
// as near to the exact sums as the CPU's, and integers and maxima are equal to the bit. The
// step has row and column sums, the sum of a whole tensor, terms that are not a multiple of
// the threads, a sum in parts of a product with few tiles, bf16, and two outputs at the same
// time. Each kernel has at most one barrier. If this barrier is left out, the results change.
// REQUIRES: remat-compile, cuda
// RUN: remat-run %s --write-inputs=%t.in --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t.strict --math=strict --sums=order --host-kernels > %t.chips
// RUN: %t.strict --runtime=host --outputs=%t.strict.out > %t.text
// RUN: cmp %t.cpu %t.strict.out
// RUN: remat-run %s --sums=tree --write-outputs=%t.tree > %t.run
// RUN: remat-compile %s -o %t.strict --math=strict --fuse=false --host-kernels > %t.chips
// RUN: %t.strict --runtime=host --outputs=%t.strict.out > %t.text
// RUN: cmp %t.tree %t.strict.out
// RUN: not cmp %t.tree %t.cpu
// RUN: remat-compile %s -o %t --host-kernels | FileCheck %s --check-prefix=CHIP
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: %python %S/../Inputs/exact_sums.py %t.in %t.cpu %t.out
// RUN: %t --runtime=host --steps=2 --outputs=%t.again > %t.text
// RUN: cmp %t.out %t.again
// RUN: %t --runtime=stub --steps=2 --log=%t.log > %t.text
// RUN: remat-check-log %t.log | FileCheck %s --check-prefix=LOG
// RUN: %t --runtime=host --skip-barrier=0 --outputs=%t.skip > %t.text
// RUN: not cmp %t.out %t.skip

// CHIP: 0 bytes of registers spilled
// LOG: no races
#rows = affine_map<(i, j) -> (i, j)>
#columns = affine_map<(i, j) -> (j, i)>
#kept = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> ()>
#channel = affine_map<(c, n, h, w) -> (n, h, w, c)>
#mean = affine_map<(c, n, h, w) -> (c)>
func.func @main(%x: tensor<40x1003xf32>, %y: tensor<16x24x24x24xf32>, %p: tensor<2048x24xf32>, %q: tensor<2048x16xf32>)
    -> (tensor<40xf32>, tensor<1003xf32>, tensor<f32>, tensor<24xf32>, tensor<24x16xf32>,
        tensor<40xf32>, tensor<40xi32>, tensor<24xf32>, tensor<24xf32>) {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0xFF800000 : f32
  %nothing = arith.constant 0 : i32
  %e0 = tensor.empty() : tensor<40xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<40xf32>) -> tensor<40xf32>
  %0 = linalg.generic {indexing_maps = [#rows, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<40x1003xf32>) outs(%f0 : tensor<40xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<40xf32>
  %e1 = tensor.empty() : tensor<1003xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1003xf32>) -> tensor<1003xf32>
  %1 = linalg.generic {indexing_maps = [#columns, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<40x1003xf32>) outs(%f1 : tensor<1003xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<1003xf32>
  %e2 = tensor.empty() : tensor<f32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<f32>) -> tensor<f32>
  %2 = linalg.generic {indexing_maps = [#rows, #all], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<40x1003xf32>) outs(%f2 : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %e3 = tensor.empty() : tensor<24xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<24xf32>) -> tensor<24xf32>
  %3 = linalg.generic {indexing_maps = [#channel, #mean], iterator_types = ["parallel", "reduction", "reduction", "reduction"]}
      ins(%y : tensor<16x24x24x24xf32>) outs(%f3 : tensor<24xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<24xf32>
  %e4 = tensor.empty() : tensor<24x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<24x16xf32>) -> tensor<24x16xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %q : tensor<2048x24xf32>, tensor<2048x16xf32>) outs(%f4 : tensor<24x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  } -> tensor<24x16xf32>
  // One output says where the row is above its neighbour below, and one is the largest element.
  %f5 = linalg.fill ins(%none : f32) outs(%e0 : tensor<40xf32>) -> tensor<40xf32>
  %e6 = tensor.empty() : tensor<40xi32>
  %f6 = linalg.fill ins(%nothing : i32) outs(%e6 : tensor<40xi32>) -> tensor<40xi32>
  %5:2 = linalg.generic {indexing_maps = [#rows, #kept, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<40x1003xf32>) outs(%f5, %f6 : tensor<40xf32>, tensor<40xi32>) {
  ^bb0(%a: f32, %b: f32, %c: i32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %above = arith.cmpf ogt, %a, %zero : f32
    %weight = arith.select %above, %k, %nothing : i32
    %l = arith.maximumf %a, %b : f32
    %n = arith.addi %c, %weight : i32
    linalg.yield %l, %n : f32, i32
  } -> (tensor<40xf32>, tensor<40xi32>)
  // The sums continue from the content of the output, also in bf16.
  %6 = linalg.generic {indexing_maps = [#channel, #mean], iterator_types = ["parallel", "reduction", "reduction", "reduction"]}
      ins(%y : tensor<16x24x24x24xf32>) outs(%3 : tensor<24xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<24xf32>
  %7 = linalg.generic {indexing_maps = [#channel, #mean], iterator_types = ["parallel", "reduction", "reduction", "reduction"]}
      ins(%y : tensor<16x24x24x24xf32>) outs(%f3 : tensor<24xf32>) {
  ^bb0(%a: f32, %b: f32):
    %t = arith.truncf %a : f32 to bf16
    %w = arith.extf %t : bf16 to f32
    %s = arith.addf %b, %w : f32
    linalg.yield %s : f32
  } -> tensor<24xf32>
  return %0, %1, %2, %3, %4, %5#0, %5#1, %6, %7 : tensor<40xf32>, tensor<1003xf32>, tensor<f32>, tensor<24xf32>,
      tensor<24x16xf32>, tensor<40xf32>, tensor<40xi32>, tensor<24xf32>, tensor<24xf32>
}
