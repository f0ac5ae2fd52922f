// Elementwise ops whose inputs have other neighbours than their output, in tiles through
// shared memory: edges that are not multiples of a tile, narrow sides, batches, several
// transposed inputs beside others, indices, masks and types of 16 to 64 bits, and an
// output that is read. They have the CPU's bits, and wrong bits if a barrier is left out.
// REQUIRES: remat-compile, cuda, nvdisasm
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t --fuse=false --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: cmp %t.cpu %t.out
// RUN: %t --runtime=host --skip-barrier=0 --outputs=%t.out > %t.text
// RUN: not cmp -s %t.cpu %t.out
// RUN: %t --runtime=stub --steps=2 --log=%t.log > %t.text
// RUN: remat-check-log %t.log | FileCheck %s
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-kernels | FileCheck %s --check-prefix=TILES
// RUN: %remat_source/tools/gpu-roofline %s --fuse=false --lint > %t.text

// CHECK: no races
// TILES-COUNT-9: workgroup(
#x = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>
#b = affine_map<(b, i, j) -> (b, i, j)>
#bt = affine_map<(b, i, j) -> (b, j, i)>
#bo = affine_map<(b, i, j) -> (j, i, b)>
#n = affine_map<(n, h, w, c) -> (n, h, w, c)>
#nt = affine_map<(n, h, w, c) -> (n, c, h, w)>
func.func @main(%p: tensor<500x700xf32>, %q: tensor<4x130x300xf32>, %r: tensor<4x300x130xf32>, %v: tensor<130xf32>,
                %narrow: tensor<40000x12xf32>, %low: tensor<9x40000xf32>, %image: tensor<64x64x7x7xf32>,
                %h: tensor<512x640xbf16>, %d: tensor<640x512xf64> {remat.donate}, %m: tensor<512x640xi8>, %wide: tensor<500x640xf32>, %few: tensor<3x150x160x8xf32>)
    -> (tensor<640x497xf32>, tensor<3x150x160x8xf32>, tensor<8x150x160x3xf32>, tensor<700x500xf32>, tensor<4x300x130xf32>, tensor<12x40000xf32>, tensor<40000x9xf32>, tensor<64x7x7x64xf32>,
        tensor<640x512xf64>, tensor<640x512xi1>) {
  %e0 = tensor.empty() : tensor<700x500xf32>
  %0 = linalg.transpose ins(%p : tensor<500x700xf32>) outs(%e0 : tensor<700x500xf32>) permutation = [1, 0]

  // From the fourth row on.
  %e9 = tensor.empty() : tensor<640x497xf32>
  %9 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j + 3, i)>, #x], iterator_types = ["parallel", "parallel"]}
      ins(%wide : tensor<500x640xf32>) outs(%e9 : tensor<640x497xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<640x497xf32>

  // Turned inputs and others.
  %e1 = tensor.empty() : tensor<4x300x130xf32>
  %1 = linalg.generic {indexing_maps = [#bt, #b, affine_map<(b, i, j) -> (j)>, #bt, #b], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%q, %r, %v, %q : tensor<4x130x300xf32>, tensor<4x300x130xf32>, tensor<130xf32>, tensor<4x130x300xf32>)
      outs(%e1 : tensor<4x300x130xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d2: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    %u = arith.mulf %s, %c : f32
    %w = arith.addf %u, %d2 : f32
    linalg.yield %w : f32
  } -> tensor<4x300x130xf32>

  // Narrow tiles.
  %e2 = tensor.empty() : tensor<12x40000xf32>
  %2 = linalg.transpose ins(%narrow : tensor<40000x12xf32>) outs(%e2 : tensor<12x40000xf32>) permutation = [1, 0]
  %e3 = tensor.empty() : tensor<40000x9xf32>
  %3 = linalg.transpose ins(%low : tensor<9x40000xf32>) outs(%e3 : tensor<40000x9xf32>) permutation = [1, 0]

  // Channels last: rows and columns are one loop.
  %e4 = tensor.empty() : tensor<64x7x7x64xf32>
  %4 = linalg.generic {indexing_maps = [#nt, #n], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%image : tensor<64x64x7x7xf32>) outs(%e4 : tensor<64x7x7x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<64x7x7x64xf32>

  // Neighbours of the output are in two loops.
  %e7 = tensor.empty() : tensor<8x150x160x3xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (c, h, w, n)>, #n], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%few : tensor<3x150x160x8xf32>) outs(%e7 : tensor<8x150x160x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<8x150x160x3xf32>

  // Neighbours of the input are in two loops.
  %e8 = tensor.empty() : tensor<3x150x160x8xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(c, h, w, n) -> (n, h, w, c)>, #n], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%7 : tensor<8x150x160x3xf32>) outs(%e8 : tensor<3x150x160x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<3x150x160x8xf32>

  // Several types, two outputs, and the old content of one of them.
  %e6 = tensor.empty() : tensor<640x512xi1>
  %5:2 = linalg.generic {indexing_maps = [#t, #t, #x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%h, %m : tensor<512x640xbf16>, tensor<512x640xi8>) outs(%d, %e6 : tensor<640x512xf64>, tensor<640x512xi1>) {
  ^bb0(%a: bf16, %i: i8, %o: f64, %om: i1):
    %w0 = arith.extf %a : bf16 to f64
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %isLow = arith.cmpi sge, %i0, %i1 : index
    %none = arith.constant 0.5 : f64
    %w = arith.select %isLow, %w0, %none : f64
    %y = arith.sitofp %i : i8 to f64
    %s = arith.addf %w, %y : f64
    %u = arith.addf %s, %o : f64
    %g = arith.cmpf ogt, %u, %o : f64
    linalg.yield %u, %g : f64, i1
  } -> (tensor<640x512xf64>, tensor<640x512xi1>)
  return %9, %8, %7, %0, %1, %2, %3, %4, %5#0, %5#1
      : tensor<640x497xf32>, tensor<3x150x160x8xf32>, tensor<8x150x160x3xf32>, tensor<700x500xf32>, tensor<4x300x130xf32>, tensor<12x40000xf32>, tensor<40000x9xf32>, tensor<64x7x7x64xf32>,
        tensor<640x512xf64>, tensor<640x512xi1>
}
