// Threads of a block share a sum if it has many terms and a chip would not be
// full otherwise: neighbours of one row add one row, and neighbours of a
// column keep to their columns. In order, one thread adds each sum.
// RUN: remat-opt %s --remat-gpu-kernels --canonicalize | FileCheck %s
// RUN: remat-opt %s --remat-gpu-kernels=block-size=96 | FileCheck %s --check-prefix=SMALL
// RUN: remat-opt %s --remat-gpu-kernels="math=strict sums=order" | FileCheck %s --check-prefix=STRICT

// 64 rows of 1,000 terms: 128 threads have four terms and a rest. The threads of a warp
// exchange their sums. Four warps have a number each in shared memory, for two rows.
// CHECK: gpu.func @kernel1(
// CHECK-SAME: workgroup(%[[SHARED:.*]] : memref<8xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 32, 1, 1>, step_access = array<i32: 1, 3>
// CHECK-DAG: %[[ROW:.*]] = arith.remui %{{.*}}, %c128_i32
// CHECK-DAG: arith.divui %{{.*}}, %c128_i32
// The output's value is the first thread's alone.
// CHECK: %[[FIRST:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : f32
// CHECK: scf.for %{{.*}} = %c0_i32 to %c7_i32 {{.*}} iter_args(%{{.*}} = %[[FIRST]])
// CHECK: scf.if
// CHECK: gpu.shuffle xor %{{.*}}, %c16_i32, %c32_i32 : f32
// CHECK-COUNT-4: gpu.shuffle
// CHECK-NOT: gpu.shuffle
// CHECK: scf.if
// CHECK: memref.store %{{.*}}, %[[SHARED]]
// CHECK: gpu.barrier
// CHECK-COUNT-3: memref.load %[[SHARED]]
// CHECK-NOT: gpu.barrier
// CHECK: gpu.return

// 64 columns of 1,000 terms: 32 threads for each of eight columns, four of them in one
// warp, and the maximum.
// CHECK: gpu.func @kernel2(
// CHECK-SAME: workgroup(%{{.*}} : memref<64xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_grid_size = array<i32: 8, 1, 1>, step_access = array<i32: 1, 2>
// CHECK: %[[NONE:.*]] = arith.constant 0xFF800000
// CHECK: arith.divui %{{.*}}, %c8_i32
// CHECK: arith.remui %{{.*}}, %c8_i32
// CHECK: iter_args(%{{.*}} = %[[NONE]])
// CHECK: gpu.shuffle xor %{{.*}}, %c16_i32, %c32_i32 : f32
// CHECK: gpu.shuffle xor %{{.*}}, %c8_i32, %c32_i32 : f32
// CHECK-NOT: gpu.shuffle
// CHECK: gpu.barrier
// CHECK-NOT: gpu.barrier
// CHECK: gpu.return

// Enough threads without: 300,000 columns.
// CHECK: gpu.func @kernel3(
// CHECK-NOT: workgroup
// CHECK: known_grid_size = array<i32: 1172, 1, 1>
// CHECK-NOT: gpu.barrier
// CHECK: gpu.return

// The largest element of a row and its place: no thread can combine its result with that of another.
// CHECK: gpu.func @kernel4(
// CHECK-NOT: workgroup
// CHECK: known_grid_size = array<i32: 1, 1, 1>
// CHECK: scf.for {{.*}} -> (f32, i32)
// CHECK-NOT: gpu.barrier
// CHECK: gpu.return

// 64 threads, a power of two.
// SMALL: known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 64, 1, 1>

// STRICT-NOT: gpu.barrier
// STRICT: known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
#rows = affine_map<(i, j) -> (i, j)>
#columns = affine_map<(i, j) -> (j, i)>
#kept = affine_map<(i, j) -> (i)>
func.func @rematStep(%x: memref<64x1000xf32>, %s: memref<64xf32>, %y: memref<1000x64xf32>, %t: memref<64xf32>,
                     %z: memref<40x300000xf32>, %u: memref<300000xf32>, %m: memref<64xf32>, %n: memref<64xi32>) {
  linalg.generic {indexing_maps = [#rows, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<64x1000xf32>) outs(%s : memref<64xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#columns, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%y : memref<1000x64xf32>) outs(%t : memref<64xf32>) attrs = {step_start = [0xFF800000 : f32]} {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.maximumf %a, %b : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#columns, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%z : memref<40x300000xf32>) outs(%u : memref<300000xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#rows, #kept, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<64x1000xf32>) outs(%m, %n : memref<64xf32>, memref<64xi32>) {
  ^bb0(%a: f32, %b: f32, %c: i32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %p = arith.cmpf ogt, %a, %b : f32
    %0 = arith.select %p, %a, %b : f32
    %1 = arith.select %p, %k, %c : i32
    linalg.yield %0, %1 : f32, i32
  }
  return
}
