// Products whose region first rounds a factor in f32, as fusion leaves them, in
// tiles. With strict they have the CPU's bits. If both factors then have one short
// type, tensor cores multiply them. All products are exact here, and this machine's
// emulation of tensor cores adds them in order, so both have the CPU's bits.
// REQUIRES: remat-compile, cuda
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t.strict --math=strict --sums=order --host-kernels > %t.chips
// RUN: %t.strict --runtime=host --outputs=%t.strict.out > %t.text
// RUN: cmp %t.cpu %t.strict.out
// RUN: remat-compile %s -o %t --libraries=cublaslt --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: cmp %t.cpu %t.out
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-slab --remat-gpu-kernels --canonicalize | FileCheck %s

// CHECK: gpu.func @kernel1(%{{.*}}: memref<2800xbf16>, %{{.*}}: memref<3600xf32>
// CHECK: arith.truncf %{{.*}} : vector<2xf32> to vector<2xbf16>
// CHECK: nvvm.mma.sync {{.*}}#nvvm.mma_type<bf16>
// CHECK: gpu.return
// CHECK: gpu.func @kernel2(%{{.*}}: memref<2800xbf16>, %{{.*}}: memref<3600xf32>
// CHECK: arith.truncf %{{.*}} : vector<2xf32> to vector<2xf16>
// CHECK: arith.extf %{{.*}} : vector<2xf16> to vector<2xf32>
// CHECK-NOT: mma.sync
// CHECK: math.fma
// CHECK: gpu.return
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @main(%a: tensor<70x40xbf16>, %b: tensor<40x90xf32>) -> (tensor<70x90xf32>, tensor<70x90xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<70x90xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<70x90xf32>) -> tensor<70x90xf32>
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<70x40xbf16>, tensor<40x90xf32>) outs(%f : tensor<70x90xf32>) {
  ^bb0(%x: bf16, %y: f32, %s: f32):
    %r = arith.truncf %y : f32 to bf16
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %r : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<70x90xf32>
  %1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<70x40xbf16>, tensor<40x90xf32>) outs(%f : tensor<70x90xf32>) {
  ^bb0(%x: bf16, %y: f32, %s: f32):
    %r = arith.truncf %y : f32 to f16
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %r : f16 to f32
    %m = arith.mulf %q, %p : f32
    %n = arith.addf %m, %s : f32
    linalg.yield %n : f32
  } -> tensor<70x90xf32>
  return %0, %1 : tensor<70x90xf32>, tensor<70x90xf32>
}
