// Ops without a reduction: in large tensors a thread has four elements, a block apart,
// and loads all of them before it stores the first. Small tensors, and such that leave
// blocks with fewer, have one a thread.
// RUN: remat-opt %s --remat-gpu-kernels --canonicalize | FileCheck %s

// 1024 * 1320 elements, four for each of 337,920 threads.
// CHECK: gpu.func @kernel1(
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 1320, 1, 1>, step_access = array<i32: 1, 1, 2>
// CHECK: arith.muli %{{.*}}, %c1024_i32
// CHECK-NOT: scf.if
// CHECK-NOT: memref.store
// CHECK-COUNT-8: memref.load
// CHECK-NOT: memref.load
// CHECK-COUNT-4: memref.store
// CHECK: gpu.return

// One element less: one for each thread, and a guard.
// CHECK: gpu.func @kernel2(
// CHECK-SAME: known_grid_size = array<i32: 5280, 1, 1>
// CHECK: arith.cmpi ult, %{{.*}}, %c1351679_i32
// CHECK: scf.if
// CHECK: memref.load
// CHECK-NEXT: math.exp
// CHECK: memref.store
// CHECK: gpu.return

// A transposed copy writes neighbours, and an output that is read is loaded.
// CHECK: gpu.func @kernel3(%{{.*}}: memref<2000xf32>, %[[OUT:.*]]: memref<2000xf32>)
// CHECK-SAME: step_access = array<i32: 1, 3>
// CHECK: scf.if
// CHECK-COUNT-2: memref.load
// CHECK: memref.store
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func @rematStep(%x: memref<1024x1320xf32>, %r: memref<1320xf32>, %y: memref<1024x1320xf32>,
                     %v: memref<1351679xf32>, %w: memref<1351679xf32>, %t: memref<40x50xf32>, %u: memref<50x40xf32>) {
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %r : memref<1024x1320xf32>, memref<1320xf32>) outs(%y : memref<1024x1320xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  linalg.exp ins(%v : memref<1351679xf32>) outs(%w : memref<1351679xf32>)
  linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%t : memref<40x50xf32>) outs(%u : memref<50x40xf32>) {
  ^bb0(%a: f32, %c: f32):
    %0 = arith.addf %a, %c : f32
    linalg.yield %0 : f32
  }
  return
}
