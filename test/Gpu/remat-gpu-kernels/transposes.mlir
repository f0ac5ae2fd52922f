// An elementwise op whose input has other neighbours than its output is computed in tiles:
// threads that are neighbours load neighbours, put them into shared memory, and store
// neighbours. test/Gpu/remat-compile/transposes.mlir runs it.
// RUN: split-file %s %t
// RUN: remat-opt %t/tile.mlir --remat-gpu-kernels --canonicalize --cse | FileCheck %s
// RUN: remat-opt %t/tile.mlir --remat-gpu-kernels=block-size=128 | FileCheck %s --check-prefix=PLAIN
// RUN: remat-opt %t/edges.mlir --remat-gpu-kernels --canonicalize --cse | FileCheck %s --check-prefix=EDGES
// RUN: remat-opt %t/plain.mlir --remat-gpu-kernels | FileCheck %s --check-prefix=PLAIN

//--- tile.mlir
// 16 x 16 tiles of 32 x 32 elements, and a thread has four elements of each.
// Rows of a tile are 33 apart, so that neighbours in a column are in different
// banks. Warps use no more sectors than the elements have.
// CHECK:      gpu.func @kernel1(%[[IN:.*]]: memref<262144xf32>, %[[OUT:.*]]: memref<262144xf32>)
// CHECK-SAME: workgroup(%[[TILE:.*]] : memref<1056xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 256, 1, 1>
// CHECK-SAME: step_sectors = array<i64: 65536, 65536>
// CHECK-COUNT-4: memref.load %[[IN]]
// CHECK-NOT:  memref.load
// CHECK-COUNT-4: memref.store %{{.*}}, %[[TILE]]
// CHECK:      gpu.barrier
// CHECK-NOT:  scf.if
// CHECK:      memref.load %[[TILE]]
// CHECK:      memref.store %{{.*}}, %[[OUT]]
// CHECK:      gpu.return
// PLAIN-NOT:  gpu.barrier
func.func @rematStep(%x: memref<512x512xf32>, %y: memref<512x512xf32>) {
  linalg.transpose ins(%x : memref<512x512xf32>) outs(%y : memref<512x512xf32>) permutation = [1, 0]
  return
}

//--- edges.mlir
// The last tiles are not full: they load and store only elements inside of the tensor.
// EDGES: gpu.func @kernel1(
// EDGES: arith.minui
// EDGES: gpu.barrier
// EDGES: scf.if
// EDGES: memref.store
func.func @rematStep(%x: memref<500x700xf32>, %y: memref<700x500xf32>) {
  linalg.transpose ins(%x : memref<500x700xf32>) outs(%y : memref<700x500xf32>) permutation = [1, 0]
  return
}

//--- plain.mlir
// Tiles would help in none of these. Each has its reason beside it.
#b = affine_map<(b, i, j) -> (b, i, j)>
#same = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>
#mid = affine_map<(b, i, j) -> (i, b, j)>
func.func @rematStep(%s: memref<256x256xf32>, %o: memref<256x256xf32>,
                     %p: memref<4096x8x8xf32>, %q: memref<4096x8x8xf32>, %v: memref<64x4096x16xf32>, %w: memref<4096x64x16xf32>,
                     %k: memref<4x200000xf32>, %l: memref<200000x4xf32>,
                     %m: memref<4x200000xf32>, %n: memref<200000x4xf32>,
                     %c: memref<512x512xf64>, %d: memref<512x512xf64>) {
  // All of it stays in a cache.
  linalg.transpose ins(%s : memref<256x256xf32>) outs(%o : memref<256x256xf32>) permutation = [1, 0]
  // A tile has 64 elements.
  linalg.transpose ins(%p : memref<4096x8x8xf32>) outs(%q : memref<4096x8x8xf32>) permutation = [0, 2, 1]
  // Both have the same neighbours.
  linalg.generic {indexing_maps = [#mid, #b], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%v : memref<64x4096x16xf32>) outs(%w : memref<4096x64x16xf32>) {
  ^bb0(%a: f32, %old: f32):
    linalg.yield %a : f32
  }
  // Four neighbours of the input are half of a sector.
  linalg.transpose ins(%l : memref<200000x4xf32>) outs(%k : memref<4x200000xf32>) permutation = [1, 0]
  // Six tiles of 8 bytes an element are more than 48 KiB.
  linalg.generic {indexing_maps = [#turned, #turned, #turned, #turned, #turned, #turned, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c, %c, %c, %c, %c, %c : memref<512x512xf64>, memref<512x512xf64>, memref<512x512xf64>, memref<512x512xf64>, memref<512x512xf64>, memref<512x512xf64>)
      outs(%d : memref<512x512xf64>) {
  ^bb0(%a0: f64, %a1: f64, %a2: f64, %a3: f64, %a4: f64, %a5: f64, %old: f64):
    %0 = arith.addf %a0, %a1 : f64
    %1 = arith.addf %a2, %a3 : f64
    %2 = arith.addf %a4, %a5 : f64
    %3 = arith.addf %0, %1 : f64
    %4 = arith.addf %2, %3 : f64
    linalg.yield %4 : f64
  }
  // A thread also has four neighbours of the output.
  linalg.transpose ins(%m : memref<4x200000xf32>) outs(%n : memref<200000x4xf32>) permutation = [1, 0]
  return
}
