// Sums and products in one kernel with their reader. With strict they have the CPU's bits, if the reader transposes, broadcasts,
// rounds, or updates a parameter, and if edges are not multiples of a tile. Whole numbers have these bits in any order.
// REQUIRES: remat-compile, cuda
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t.strict --math=strict --sums=order --host-kernels > %t.chips
// RUN: %t.strict --runtime=host --outputs=%t.strict.out --log=%t.log > %t.text
// RUN: cmp %t.cpu %t.strict.out
// RUN: grep -c '^launch ' %t.log | FileCheck %s --check-prefix=LAUNCHES
// RUN: remat-compile %s -o %t.small --math=strict --sums=order --block-size=64 --host-kernels > %t.chips
// RUN: %t.small --runtime=host --outputs=%t.small.out > %t.text
// RUN: cmp %t.cpu %t.small.out
// RUN: remat-compile %s -o %t --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: tail -c 3600 %t.cpu > %t.cpu.integers
// RUN: tail -c 3600 %t.out > %t.integers
// RUN: cmp %t.cpu.integers %t.integers
// RUN: %t --runtime=stub --steps=2 --log=%t.two > %t.text
// RUN: remat-check-log %t.two | FileCheck %s --check-prefix=RACES
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-epilogues --remat-gpu-slab --remat-gpu-kernels --canonicalize | FileCheck %s

// Seven sums, each with its reader but one: an op that reads two sums is in one kernel.
// LAUNCHES: 7
// RACES: no races
// A thread starts to load the operands of a row of its tile before it stores the first element.
// CHECK-LABEL: gpu.func @kernel1(
// CHECK: memref.load %{{.*}} : memref<90xf32>
// CHECK-NOT: memref.store
// CHECK: memref.load %{{.*}} : memref<90xf32>
// CHECK: memref.store %{{.*}} : memref<6300xf32>
// CHECK: gpu.return
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#same = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>
#column = affine_map<(i, j) -> (i)>
#one = affine_map<(i) -> (i)>
func.func @main(%x: tensor<70x40xf32>, %w: tensor<40x90xf32> {remat.donate}, %g: tensor<70x90xf32>, %bias: tensor<90xf32>,
                %n: tensor<300x600xi32>)
    -> (tensor<90x70xf32>, tensor<70x90xbf16>, tensor<40x90xf32>, tensor<70x90xf32>, tensor<300xi32>, tensor<600xi32>) {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i32
  %rate = arith.constant 0.1 : f32
  %cst = arith.constant dense<2.0> : tensor<70xf32>
  %e = tensor.empty() : tensor<70x90xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<70x90xf32>) -> tensor<70x90xf32>
  // A bias, and the result transposed.
  %0 = linalg.matmul ins(%x, %w : tensor<70x40xf32>, tensor<40x90xf32>) outs(%f : tensor<70x90xf32>) -> tensor<70x90xf32>
  %e1 = tensor.empty() : tensor<90x70xf32>
  %1 = linalg.generic {indexing_maps = [#same, #row, #turned], iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<70x90xf32>, tensor<90xf32>) outs(%e1 : tensor<90x70xf32>) {
  ^bb0(%s: f32, %b: f32, %old: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %p = arith.addf %s, %b : f32
    %q = arith.mulf %p, %k : f32
    linalg.yield %q : f32
  } -> tensor<90x70xf32>
  // Rounded; it also reads another product, which is not in its kernel.
  %f2 = linalg.fill ins(%rate : f32) outs(%e : tensor<70x90xf32>) -> tensor<70x90xf32>
  %2 = linalg.matmul ins(%x, %w : tensor<70x40xf32>, tensor<40x90xf32>) outs(%f2 : tensor<70x90xf32>) -> tensor<70x90xf32>
  %3 = linalg.matmul ins(%x, %w : tensor<70x40xf32>, tensor<40x90xf32>) outs(%f : tensor<70x90xf32>) -> tensor<70x90xf32>
  %e4 = tensor.empty() : tensor<70x90xbf16>
  %4 = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%2, %3 : tensor<70x90xf32>, tensor<70x90xf32>) outs(%e4 : tensor<70x90xbf16>) {
  ^bb0(%s: f32, %t: f32, %old: bf16):
    %p = arith.subf %s, %t : f32
    %q = arith.truncf %p : f32 to bf16
    linalg.yield %q : bf16
  } -> tensor<70x90xbf16>
  // A column that is read again.
  %11 = linalg.matmul ins(%x, %w : tensor<70x40xf32>, tensor<40x90xf32>) outs(%f : tensor<70x90xf32>) -> tensor<70x90xf32>
  %12 = linalg.generic {indexing_maps = [#same, #column, #same], iterator_types = ["parallel", "parallel"]}
      ins(%11, %cst : tensor<70x90xf32>, tensor<70xf32>) outs(%e : tensor<70x90xf32>) {
  ^bb0(%s: f32, %b: f32, %old: f32):
    %p = arith.mulf %s, %b : f32
    linalg.yield %p : f32
  } -> tensor<70x90xf32>
  // A parameter, whose bytes the new value takes.
  %e5 = tensor.empty() : tensor<40x90xf32>
  %f5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<40x90xf32>) -> tensor<40x90xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %g : tensor<70x40xf32>, tensor<70x90xf32>) outs(%f5 : tensor<40x90xf32>) {
  ^bb0(%p: f32, %q: f32, %s: f32):
    %m = arith.mulf %p, %q : f32
    %t = arith.addf %s, %m : f32
    linalg.yield %t : f32
  } -> tensor<40x90xf32>
  %6 = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%5, %w : tensor<40x90xf32>, tensor<40x90xf32>) outs(%e5 : tensor<40x90xf32>) {
  ^bb0(%s: f32, %t: f32, %old: f32):
    %p = arith.mulf %s, %rate : f32
    %q = arith.subf %t, %p : f32
    linalg.yield %q : f32
  } -> tensor<40x90xf32>
  // Sums of rows and of columns, in which threads share.
  %e7 = tensor.empty() : tensor<300xi32>
  %f7 = linalg.fill ins(%none : i32) outs(%e7 : tensor<300xi32>) -> tensor<300xi32>
  %7 = linalg.generic {indexing_maps = [#same, #column], iterator_types = ["parallel", "reduction"]}
      ins(%n : tensor<300x600xi32>) outs(%f7 : tensor<300xi32>) {
  ^bb0(%p: i32, %s: i32):
    %t = arith.addi %s, %p : i32
    linalg.yield %t : i32
  } -> tensor<300xi32>
  %8 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%7 : tensor<300xi32>) outs(%e7 : tensor<300xi32>) {
  ^bb0(%s: i32, %old: i32):
    %p = arith.muli %s, %s : i32
    linalg.yield %p : i32
  } -> tensor<300xi32>
  %e9 = tensor.empty() : tensor<600xi32>
  %f9 = linalg.fill ins(%none : i32) outs(%e9 : tensor<600xi32>) -> tensor<600xi32>
  %9 = linalg.generic {indexing_maps = [#turned, #column], iterator_types = ["parallel", "reduction"]}
      ins(%n : tensor<300x600xi32>) outs(%f9 : tensor<600xi32>) {
  ^bb0(%p: i32, %s: i32):
    %t = arith.addi %s, %p : i32
    linalg.yield %t : i32
  } -> tensor<600xi32>
  %10 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%9 : tensor<600xi32>) outs(%e9 : tensor<600xi32>) {
  ^bb0(%s: i32, %old: i32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %p = arith.addi %s, %j : i32
    linalg.yield %p : i32
  } -> tensor<600xi32>
  return %1, %4, %6, %12, %8, %10 : tensor<90x70xf32>, tensor<70x90xbf16>, tensor<40x90xf32>, tensor<70x90xf32>, tensor<300xi32>, tensor<600xi32>
}
