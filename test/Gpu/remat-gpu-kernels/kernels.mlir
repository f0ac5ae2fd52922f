// Ops to kernels: a thread an element of the parallel dimensions, the reduction
// in its order and in registers, equal kernels once, views passed by their first
// element. reductions.mlir has sums that threads share.
// RUN: remat-opt %s --remat-gpu-kernels="math=strict sums=order" --canonicalize | FileCheck %s
// RUN: remat-opt %s --remat-gpu-kernels="block-size=32 math=strict sums=order" | FileCheck %s --check-prefix=WARPS

// CHECK: module attributes {gpu.container_module}
// CHECK-LABEL: func.func @rematStep
// CHECK: gpu.launch_func @rematKernels::@kernel1 blocks in (%[[ONE:.*]], %{{.*}}, %{{.*}}) threads in (%[[T96:.*]], %{{.*}}, %{{.*}})
// CHECK: gpu.launch_func @rematKernels::@kernel1
// CHECK: gpu.launch_func @rematKernels::@kernel2
// CHECK: builtin.unrealized_conversion_cast %{{.*}} : memref<2x4xf32, strided<[12, 1], offset: 3>> to memref<16xf32>
// CHECK: gpu.launch_func @rematKernels::@kernel3
// CHECK: builtin.unrealized_conversion_cast %{{.*}} : memref<2x4xf32, strided<[12, 1], offset: 16>> to memref<16xf32>
// CHECK: gpu.launch_func @rematKernels::@kernel3
// CHECK-NOT: linalg.
// CHECK: gpu.module @rematKernels

// Its dimensions are d0, which is reduced, then d1 and d2: the threads are the
// parallel ones alone.
// CHECK: gpu.func @kernel1(%[[IN:.*]]: memref<480xf32>, %[[OUT:.*]]: memref<96xf32>) kernel
// CHECK-SAME: known_block_size = array<i32: 96, 1, 1>, known_grid_size = array<i32: 1, 1, 1>, step_access = array<i32: 1, 3>
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[THREAD:.*]] = arith.index_castui %[[T]]
// CHECK: %[[BLOCK:.*]] = gpu.block_id x
// CHECK: %[[B:.*]] = arith.index_castui %[[BLOCK]]
// CHECK: %[[BEFORE:.*]] = arith.muli %[[B]], %c96_i32
// CHECK: %[[ID:.*]] = arith.addi %[[BEFORE]], %[[THREAD]]
// CHECK: %[[PLACE:.*]] = arith.index_castui %[[ID]]
// CHECK: %[[OLD:.*]] = memref.load %[[OUT]][%[[PLACE]]]
// CHECK: %[[SUM:.*]] = scf.for %[[D0:.*]] = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%{{.*}} = %[[OLD]]) -> (f32)
// CHECK: %[[ROW:.*]] = arith.muli %[[D0]], %c96_i32
// CHECK: arith.addi %[[ID]], %[[ROW]]
// CHECK: memref.load %[[IN]]
// CHECK-NOT: memref.store
// CHECK: scf.yield
// CHECK: memref.store %[[SUM]], %[[OUT]]

// A sum of everything, in its order: one thread.
// CHECK: gpu.func @kernel2(%{{.*}}: memref<96xf32>, %{{.*}}: memref<1xf32>) kernel
// CHECK-SAME: known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// CHECK-NOT: gpu.thread_id
// CHECK: gpu.return

// A copy only writes to its target.
// CHECK: gpu.func @kernel3(%{{.*}}: memref<8xf32>, %{{.*}}: memref<16xf32>) kernel
// CHECK-SAME: step_access = array<i32: 1, 2>
// CHECK-NOT: gpu.func

// WARPS: gpu.func @kernel1
// WARPS-SAME: known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 3, 1, 1>
#whole = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#kept = affine_map<(d0, d1, d2) -> (d1, d2)>
func.func @rematStep(%a: memref<5x8x12xf32>, %s: memref<8x12xf32>, %t: memref<8x12xf32>,
                     %all: memref<f32>, %small: memref<2x4xf32>) {
  linalg.generic {indexing_maps = [#whole, #kept], iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%a : memref<5x8x12xf32>) outs(%s : memref<8x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#whole, #kept], iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%a : memref<5x8x12xf32>) outs(%t : memref<8x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>],
                  iterator_types = ["reduction", "reduction"]}
      ins(%s : memref<8x12xf32>) outs(%all : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  %v = memref.subview %t[0, 3] [2, 4] [1, 1] : memref<8x12xf32> to memref<2x4xf32, strided<[12, 1], offset: 3>>
  memref.copy %small, %v : memref<2x4xf32> to memref<2x4xf32, strided<[12, 1], offset: 3>>
  %w = memref.subview %t[1, 4] [2, 4] [1, 1] : memref<8x12xf32> to memref<2x4xf32, strided<[12, 1], offset: 16>>
  memref.copy %small, %w : memref<2x4xf32> to memref<2x4xf32, strided<[12, 1], offset: 16>>
  return
}
