// The machine code of a large product on tensor cores. Factors in bf16 come by copies of 16
// bytes that no register waits for, and by ldmatrix, with which shared memory is asked once
// for four registers. Factors in f32 that are rounded to bf16 come 16 bytes at a time.
// REQUIRES: remat-compile, cuda, nvdisasm
// RUN: %remat_source/tools/gpu-roofline %s --products --sass %t.sass | FileCheck %s
// RUN: FileCheck %s --check-prefix=SASS < %t.sass
// RUN: not grep -E 'LDG\.E|STS\.(U16|64|128)|LDS\.' %t.sass
// RUN: sed -e 's/bf16/f32/g' -e '/extf/d' -e 's/mulf .*:/mulf %x, %y :/' %s > %t.f32.mlir
// RUN: %remat_source/tools/gpu-roofline %t.f32.mlir --math=bf16 --products --sass %t.rounded.sass > %t.rounded
// RUN: grep -q 'LDG.E.128' %t.rounded.sass
// RUN: grep -q 'STS.64' %t.rounded.sass
// RUN: not grep -E 'LDG\.E R|LDG\.E\.U16|STS\.U16|LDGSTS' %t.rounded.sass

// Two blocks of 128 threads on a multiprocessor. A step of a warp has 32 products, eight loads from shared memory and one barrier.
// CHECK: kernel registers blocks resident products other instructions shared loads products before use bytes under way barriers step's others stores spilled
// CHECK-NEXT: kernel1 {{1[6-9][0-9]}} 2 32 {{[1-6][0-9]}} 8 {{[5-9]}}.{{[0-9]}} 64 1 0 64 0
// CHECK: product 1 0.040 0.0086 0.017 shared memory 0.017
// SASS: LDGSTS.E.BYPASS.128 [
// SASS: LDSM.16.M88.4
// SASS: LDSM.16.MT88.4
// SASS: HMMA.16816.F32.BF16
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @main(%a: tensor<4096x512xbf16>, %b: tensor<512x2048xbf16>) -> tensor<4096x2048xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096x2048xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4096x2048xf32>) -> tensor<4096x2048xf32>
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4096x512xbf16>, tensor<512x2048xbf16>) outs(%f : tensor<4096x2048xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<4096x2048xf32>
  return %0 : tensor<4096x2048xf32>
}
