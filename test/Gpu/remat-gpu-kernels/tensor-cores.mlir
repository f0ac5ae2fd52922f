// The tiles of a product whose factors are both in bf16: asynchronous copies, zeros for terms
// past the end, upstream's permutation of the parts of a line, and ldmatrix, which transposes
// the tile whose lines are terms. What is computed is in remat-compile/tensor-cores.mlir.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-slab --remat-gpu-kernels --canonicalize --cse | FileCheck %s
// RUN: sed -e 's/bf16/f32/g' -e '/extf/d' -e 's/mulf .*:/mulf %x, %y :/' %s > %t.f32
// RUN: remat-opt %t.f32 --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-slab --remat-gpu-kernels=math=bf16 --canonicalize --cse | FileCheck %s --check-prefix=ROUNDED
// RUN: remat-opt %t.f32 --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-slab --remat-gpu-kernels=math=tf32 --canonicalize --cse | FileCheck %s --check-prefix=TF32
#at = affine_map<(i, j, k) -> (k, i)>
#bt = affine_map<(i, j, k) -> (j, k)>
#c = affine_map<(i, j, k) -> (i, j)>
// A's lines are terms, B's lines are rows. A tile has 32 rows and columns, and 16 terms.
// CHECK: gpu.func @kernel1(%[[A:.*]]: memref<2560xbf16>, %[[B:.*]]: memref<1920xbf16>, %{{.*}}: memref<3072xf32>)
// CHECK-SAME: workgroup(%[[SA:.*]] : memref<2x16x32xbf16, {{.*}}>{{.*}}, %[[SB:.*]] : memref<2x32x16xbf16, {{.*}}>{{.*}}, %{{.*}} : memref<256xi32,
// The first tiles. The terms of a line of A are those of the thread; past 40 nothing is read.
// CHECK: %[[LINE:.*]] = arith.index_castui %[[TERM:.*]] : i32 to index
// CHECK-NEXT: %[[PLACE:.*]] = arith.index_castui
// CHECK-NEXT: %[[IS:.*]] = arith.cmpi ult, %[[TERM]], %c40_i32
// CHECK-NEXT: %[[COUNT:.*]] = arith.select %[[IS]], %c2_i32, %c0_i32
// CHECK-NEXT: %[[READ:.*]] = arith.index_castui %[[COUNT]]
// CHECK-NEXT: %[[FROM:.*]] = arith.index_castui
// CHECK-NEXT: %[[BITS:.*]] = arith.andi %[[LINE]], %c6
// CHECK-NEXT: %[[SHIFTED:.*]] = arith.shli %[[BITS]], %c2
// CHECK-NEXT: %[[PERMUTED:.*]] = arith.xori %[[PLACE]], %[[SHIFTED]]
// CHECK-NEXT: nvgpu.device_async_copy %[[A]][%[[FROM]]], %[[SA]][%c0, %[[LINE]], %[[PERMUTED]]], 2, %[[READ]]
// CHECK: nvgpu.device_async_copy %[[B]][%{{.*}}], %[[SB]][%c0, %{{.*}}, %{{.*}}], 2, %{{.*}}
// CHECK-NEXT: %[[GROUP:.*]] = nvgpu.device_async_create_group
// CHECK-NEXT: scf.for
// CHECK-NEXT: nvgpu.device_async_wait %[[GROUP]] {numGroups = 0 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK: nvgpu.device_async_copy %[[A]]
// CHECK: nvgpu.device_async_copy %[[B]]
// CHECK-NEXT: nvgpu.device_async_create_group
// CHECK: arith.xori
// CHECK-NEXT: nvgpu.ldmatrix %[[SA]]{{.*}} {numTiles = 4 : i32, transpose = true}
// CHECK: arith.xori
// CHECK-NEXT: nvgpu.ldmatrix %[[SB]]{{.*}} {numTiles = 2 : i32, transpose = false}
// CHECK: nvvm.mma.sync
// CHECK-NOT: memref.store
// CHECK: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: nvgpu.device_async_wait
// CHECK-NEXT: gpu.barrier
// CHECK: nvgpu.ldmatrix %[[SA]]
// CHECK: nvgpu.ldmatrix %[[SB]]
// CHECK: nvvm.mma.sync
// CHECK: vector.store
// CHECK: gpu.return

// Factors in f32 are rounded on the way, two neighbours at a time.
// ROUNDED: workgroup(%[[SA:.*]] : memref<2x16x32xbf16, {{.*}}>{{.*}}, %[[SB:.*]] : memref<2x32x16xbf16,
// ROUNDED-NOT: device_async_copy
// ROUNDED: %[[TWO:.*]] = vector.load %{{.*}} {alignment = 8 : i64} : memref<2560xf32>, vector<2xf32>
// ROUNDED: %[[ZERO:.*]] = arith.select %{{.*}}, %[[TWO]], %cst{{.*}} : vector<2xf32>
// ROUNDED: %[[SHORT:.*]] = arith.truncf %[[ZERO]] : vector<2xf32> to vector<2xbf16>
// ROUNDED: vector.store %[[SHORT]], %[[SA]]{{.*}} {alignment = 4 : i64}
// ROUNDED: scf.for
// ROUNDED: nvgpu.ldmatrix %[[SA]]{{.*}} transpose = true
// ROUNDED: nvgpu.ldmatrix %[[SB]]{{.*}} transpose = false

// ldmatrix cannot transpose 32-bit elements: A's tile has padding, and is loaded one by one.
// TF32: workgroup(%[[SA:.*]] : memref<2x16x40xf32, {{.*}}>{{.*}}, %[[SB:.*]] : memref<2x32x16xf32,
// TF32-NOT: device_async_copy
// TF32: scf.for
// TF32-COUNT-4: memref.load %[[SA]]
// TF32: nvgpu.ldmatrix %[[SB]]{{.*}} {numTiles = 2 : i32, transpose = false} {{.*}} -> vector<2x1xf32>
// TF32: nvvm.mma.sync
func.func @main(%a: tensor<40x64xbf16>, %b: tensor<48x40xbf16>) -> tensor<64x48xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x48xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x48xf32>) -> tensor<64x48xf32>
  %0 = linalg.generic {indexing_maps = [#at, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<40x64xbf16>, tensor<48x40xbf16>) outs(%f : tensor<64x48xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<64x48xf32>
  return %0 : tensor<64x48xf32>
}
