// Products with factors in f16 and sums in f32, in tiles. With strict they have the
// CPU's bits. Otherwise tensor cores compute products of two f16 factors: each product
// is exact, so only the order of the sum differs. A library multiplies two factors of
// one type. With math=f16 factors in f32 are rounded to f16, which has 11 bits.
// REQUIRES: remat-compile, cuda
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t.strict --math=strict --sums=order --host-kernels > %t.chips
// RUN: %t.strict --runtime=host --outputs=%t.strict.out > %t.text
// RUN: cmp %t.cpu %t.strict.out
// RUN: remat-compile %s -o %t --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: %python %S/../Inputs/near.py %t.cpu %t.out 1e-6
// RUN: remat-compile %s -o %t.library --libraries=cublaslt --host-kernels > %t.chips
// RUN: %t.library --runtime=host --outputs=%t.library.out > %t.text
// RUN: %python %S/../Inputs/near.py %t.cpu %t.library.out 1e-6
// RUN: remat-compile %s -o %t.rounded --math=f16 --host-kernels > %t.chips
// RUN: %t.rounded --runtime=host --outputs=%t.rounded.out > %t.text
// RUN: %python %S/../Inputs/near.py %t.cpu %t.rounded.out 1e-3
// RUN: not %python %S/../Inputs/near.py %t.cpu %t.rounded.out 1e-6
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-slab --remat-gpu-kernels --canonicalize | FileCheck %s
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-slab --remat-gpu-kernels=math=tf32 --canonicalize | FileCheck %s --check-prefix=MIXED

// CHECK: gpu.func @kernel1(%{{.*}}: memref<2800xf16>, %{{.*}}: memref<3600xf16>, %{{.*}}: memref<6300xf32>)
// CHECK: nvvm.mma.sync {{.*}}m = 16, n = 8, k = 16{{.*}} : (vector<2xf16>, vector<2xf16>, f32)
// CHECK: gpu.func @kernel2(%{{.*}}: memref<2800xf16>, %{{.*}}: memref<3600xf32>
// CHECK-NOT: mma.sync
// CHECK: math.fma
// CHECK: gpu.return
// MIXED: gpu.func @kernel2(
// MIXED: nvvm.mma.sync {{.*}}#nvvm.mma_type<tf32>
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @main(%a: tensor<70x40xf16>, %b: tensor<40x90xf16>, %d: tensor<40x90xf32>) -> (tensor<70x90xf32>, tensor<70x90xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<70x90xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<70x90xf32>) -> tensor<70x90xf32>
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<70x40xf16>, tensor<40x90xf16>) outs(%f : tensor<70x90xf32>) {
  ^bb0(%x: f16, %y: f16, %s: f32):
    %p = arith.extf %x : f16 to f32
    %q = arith.extf %y : f16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<70x90xf32>
  %1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %d : tensor<70x40xf16>, tensor<40x90xf32>) outs(%f : tensor<70x90xf32>) {
  ^bb0(%x: f16, %y: f32, %s: f32):
    %p = arith.extf %x : f16 to f32
    %m = arith.mulf %p, %y : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<70x90xf32>
  return %0, %1 : tensor<70x90xf32>, tensor<70x90xf32>
}
