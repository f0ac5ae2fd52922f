// Asynchronous copies to shared memory have 16 bytes if rows are neighbours at aligned places
// of the slab, and 4 otherwise. Three of four stages are in progress. Stores have 16 bytes.
// RUN: remat-opt %s --remat-gpu-kernels --canonicalize | FileCheck %s

// The rows of A are apart, the columns of B are neighbours.
// CHECK: gpu.func @kernel1(%[[A:.*]]: memref<524288xf32>, %[[B:.*]]: memref<524288xf32>, %[[C:.*]]: memref<524288xf32>)
// CHECK-SAME: workgroup(%[[SA:.*]] : memref<4x16x68xf32, {{.*}}, %[[SB:.*]] : memref<4x16x68xf32,
// Three steps are in progress. In each a thread copies four elements of A, and four of B in one piece.
// CHECK-COUNT-4: nvgpu.device_async_copy %[[A]][{{.*}}], %[[SA]][%c0, {{.*}}], 1 :
// CHECK: nvgpu.device_async_copy %[[B]][{{.*}}], %[[SB]][%c0, {{.*}}], 4 {bypassL1}
// CHECK: nvgpu.device_async_create_group
// CHECK: nvgpu.device_async_copy %[[B]][{{.*}}], %[[SB]][%c1, {{.*}}], 4 {bypassL1}
// CHECK: nvgpu.device_async_create_group
// CHECK: nvgpu.device_async_copy %[[B]][{{.*}}], %[[SB]][%c2, {{.*}}], 4 {bypassL1}
// CHECK: nvgpu.device_async_create_group
// CHECK-NOT: nvgpu
// CHECK: scf.for %[[K:.*]] = %c0_i32 to %c48_i32 step %c16_i32
// CHECK-NEXT: nvgpu.device_async_wait %{{.*}} {numGroups = 2 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: %[[LATER:.*]] = arith.addi %[[K]], %c48_i32
// CHECK-NEXT: %[[EXISTS:.*]] = arith.cmpi ult, %[[LATER]], %c64_i32
// CHECK-NEXT: scf.if %[[EXISTS]]
// CHECK: nvgpu.device_async_create_group
// CHECK: nvgpu.device_async_wait %{{.*}} {numGroups = 0 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK-COUNT-4: vector.store %{{.*}}, %[[C]][{{.*}}] {alignment = 16 : i64} : memref<524288xf32>, vector<4xf32>

// The same, 8 bytes further on: columns in pairs.
// CHECK: gpu.func @kernel2
// CHECK: nvgpu.device_async_copy {{.*}}, 2 :
// CHECK-NOT: {bypassL1}
// CHECK: vector.store {{.*}} vector<2xf32>
func.func @rematStep(%slab: memref<8388608xi8>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c2m = arith.constant 2097152 : index
  %c4m = arith.constant 4194304 : index
  %c4m8 = arith.constant 4194312 : index
  %c6m8 = arith.constant 6291464 : index
  %a = memref.view %slab[%c0][] : memref<8388608xi8> to memref<128x64x64xf32>
  %b = memref.view %slab[%c2m][] : memref<8388608xi8> to memref<128x64x64xf32>
  %c = memref.view %slab[%c4m][] : memref<8388608xi8> to memref<128x64x64xf32>
  linalg.batch_matmul ins(%a, %b : memref<128x64x64xf32>, memref<128x64x64xf32>) outs(%c : memref<128x64x64xf32>)
  %d = memref.view %slab[%c4m8][] : memref<8388608xi8> to memref<128x64x64xf32>
  %e = memref.view %slab[%c8][] : memref<8388608xi8> to memref<128x64x64xf32>
  linalg.batch_matmul ins(%a, %d : memref<128x64x64xf32>, memref<128x64x64xf32>) outs(%e : memref<128x64x64xf32>)
  return
}
