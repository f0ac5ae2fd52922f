// Contractions in tiles: shared memory, barriers, products added in order; on
// tensor cores, mma.sync. What is computed is in remat-compile/tiles.mlir.
// RUN: remat-opt %s --remat-gpu-kernels="math=strict sums=order" --canonicalize | FileCheck %s --check-prefixes=CHECK,STRICT
// RUN: remat-opt %s --remat-gpu-kernels --canonicalize | FileCheck %s --check-prefixes=CHECK,F32
// RUN: remat-opt %s --remat-gpu-kernels=math=tf32 --canonicalize | FileCheck %s --check-prefix=TF32
// RUN: remat-opt %s --remat-gpu-kernels=math=bf16 --canonicalize | FileCheck %s --check-prefix=BF16
// RUN: remat-opt %s --remat-gpu-kernels="contractions=loops math=strict sums=order" | FileCheck %s --check-prefix=LOOPS
// RUN: remat-opt %s --remat-gpu-kernels="block-size=128 math=strict sums=order" | FileCheck %s --check-prefix=LOOPS

// 70 rows and 90 columns: 3 x 3 tiles of 32 x 32, for larger ones would be few.
// CHECK: gpu.func @kernel1(%[[A:.*]]: memref<2590xf32>, %[[B:.*]]: memref<3330xf32>, %[[C:.*]]: memref<6300xf32>)
// CHECK-SAME: workgroup(%[[SA:.*]] : memref<2x16x36xf32, #gpu.address_space<workgroup>>{{.*}}, %[[SB:.*]] : memref<2x16x36xf32, #gpu.address_space<workgroup>>
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 9, 1, 1>, nvvm.minctasm = 2 : i32, step_access = array<i32: 1, 1, 3>, step_flop = 466200 : i64
// The first tile, then two steps while the next one is on its way, then five products.
// CHECK: nvgpu.device_async_copy %[[A]][{{.*}}], %[[SA]][{{.*}}], 1 :
// CHECK: nvgpu.device_async_copy %[[B]][{{.*}}], %[[SB]][{{.*}}], 1 :
// CHECK: %[[GROUP:.*]] = nvgpu.device_async_create_group
// CHECK: scf.for %{{.*}} = %c0_i32 to %c32_i32 step %c16_i32
// CHECK-NEXT: nvgpu.device_async_wait %[[GROUP]] {numGroups = 0 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK: nvgpu.device_async_copy
// CHECK: nvgpu.device_async_create_group
// CHECK: scf.for %{{.*}} = %c0_i32 to %c16_i32 step %c1_i32
// CHECK: vector.load %[[SA]]
// STRICT: %[[P:.*]] = arith.mulf
// STRICT-NEXT: arith.addf %[[P]]
// F32: math.fma
// CHECK-NOT: gpu.barrier
// CHECK: nvgpu.device_async_wait %[[GROUP]] {numGroups = 0 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK: scf.for %{{.*}} = %c0_i32 to %c5_i32 step %c1_i32
// CHECK: scf.if
// CHECK: memref.store

// Eight rows are enough for a tile, seven are not.
// CHECK: gpu.func @kernel2
// CHECK-SAME: workgroup
// STRICT: gpu.func @kernel3
// STRICT-NOT: workgroup
// STRICT: gpu.return
// F32: gpu.func @kernel3
// F32-SAME: workgroup(%{{.*}} : memref<256xf32,

// TF32: gpu.func @kernel1
// Through registers, because factors are rounded.
// TF32: workgroup(%{{.*}} : memref<2x16x40xf32
// TF32-NOT: device_async_copy
// TF32-COUNT-2: nvvm.mma.sync {{.*}}m = 16, n = 8, k = 8
// BF16: workgroup(%{{.*}} : memref<2x32x16xbf16
// BF16: arith.truncf %{{.*}} : f32 to bf16
// BF16: nvvm.mma.sync {{.*}}#nvvm.mma_type<bf16>{{.*}}m = 16, n = 8, k = 16

// LOOPS-NOT: workgroup
// LOOPS-NOT: gpu.barrier
func.func @rematStep(%a: memref<70x37xf32>, %b: memref<37x90xf32>, %c: memref<70x90xf32>,
                     %d: memref<8x37xf32>, %e: memref<8x90xf32>,
                     %f: memref<7x37xf32>, %g: memref<7x90xf32>) {
  linalg.matmul ins(%a, %b : memref<70x37xf32>, memref<37x90xf32>) outs(%c : memref<70x90xf32>)
  linalg.matmul ins(%d, %b : memref<8x37xf32>, memref<37x90xf32>) outs(%e : memref<8x90xf32>)
  linalg.matmul ins(%f, %b : memref<7x37xf32>, memref<37x90xf32>) outs(%g : memref<7x90xf32>)
  return
}
