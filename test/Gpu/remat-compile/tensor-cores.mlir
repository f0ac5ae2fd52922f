// Products on tensor cores, whose factors have neighbouring terms or neighbouring rows in
// memory, on this machine's CPU, which emulates the copies, ldmatrix and mma.sync. Factors in
// bf16 and f16 come by asynchronous copies of 16, 8 and 4 bytes, and one by one if their
// lines are odd; factors in f32 are rounded on the way. The tiles are of all sizes, with
// edges and with terms past the end, and one product copies a factor and loads the other. A
// barrier that is left out shows, and a conflict of banks would end the process. f16, factors
// that are rounded to bf16, and the other barriers are in tensor-cores-full.test.
// REQUIRES: remat-compile, cuda
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t --chip=sm_80,sm_90 --host-kernels | FileCheck %s --check-prefix=CHIPS
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: cmp %t.cpu %t.out
// RUN: sed -e 's/bf16/f32/g' -e '/extf/d' -e 's/mulf .*:/mulf %x, %y :/' %s > %t.f32.mlir
// RUN: remat-run %t.f32.mlir --write-outputs=%t.f32.cpu > %t.run
// RUN: remat-compile %t.f32.mlir -o %t.tf32 --math=tf32 --host-kernels > %t.chips
// RUN: %t.tf32 --runtime=host --outputs=%t.tf32.out > %t.text
// RUN: %python %S/../Inputs/near.py %t.f32.cpu %t.tf32.out 1e-3
// RUN: not %python %S/../Inputs/near.py %t.f32.cpu %t.tf32.out 1e-6
// RUN: %t --runtime=host --skip-barrier=0 --outputs=%t.skip > %t.text
// RUN: not cmp %t.out %t.skip

// CHIPS: sm_80: 8 kernels, at most {{[0-9]+}} registers a thread and 17408 bytes of shared memory a block, 0 bytes of registers spilled
// CHIPS: sm_90: 8 kernels, at most {{[0-9]+}} registers a thread and 17408 bytes of shared memory a block, 0 bytes of registers spilled
#a = affine_map<(i, j, k) -> (i, k)>
#at = affine_map<(i, j, k) -> (k, i)>
#b = affine_map<(i, j, k) -> (k, j)>
#bt = affine_map<(i, j, k) -> (j, k)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @main(%a0: tensor<2048x32xbf16>, %b0: tensor<32x1024xbf16>,
                %a1: tensor<48x128xbf16>, %b1: tensor<48x96xbf16>,
                %a2: tensor<256x64xbf16>, %b2: tensor<256x64xbf16>,
                %a3: tensor<40x64xbf16>, %b3: tensor<40x40xbf16>,
                %a4: tensor<70x20xbf16>, %b4: tensor<20x36xbf16>,
                %a5: tensor<18x36xbf16>, %b5: tensor<34x18xbf16>,
                %a6: tensor<33x37xbf16>, %b6: tensor<37x36xbf16>,
                %a7: tensor<40x12xbf16>, %b7: tensor<36x12xbf16>)
    -> (tensor<2048x1024xf32>, tensor<128x96xf32>, tensor<256x256xf32>, tensor<64x40xf32>, tensor<70x36xf32>, tensor<36x34xf32>, tensor<33x36xf32>, tensor<40x36xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2048x1024xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<2048x1024xf32>) -> tensor<2048x1024xf32>
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a0, %b0 : tensor<2048x32xbf16>, tensor<32x1024xbf16>) outs(%f0 : tensor<2048x1024xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<2048x1024xf32>
  %e1 = tensor.empty() : tensor<128x96xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<128x96xf32>) -> tensor<128x96xf32>
  %1 = linalg.generic {indexing_maps = [#at, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a1, %b1 : tensor<48x128xbf16>, tensor<48x96xbf16>) outs(%f1 : tensor<128x96xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<128x96xf32>
  %e2 = tensor.empty() : tensor<256x256xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<256x256xf32>) -> tensor<256x256xf32>
  %2 = linalg.generic {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a2, %b2 : tensor<256x64xbf16>, tensor<256x64xbf16>) outs(%f2 : tensor<256x256xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<256x256xf32>
  %e3 = tensor.empty() : tensor<64x40xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<64x40xf32>) -> tensor<64x40xf32>
  %3 = linalg.generic {indexing_maps = [#at, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a3, %b3 : tensor<40x64xbf16>, tensor<40x40xbf16>) outs(%f3 : tensor<64x40xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<64x40xf32>
  %e4 = tensor.empty() : tensor<70x36xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<70x36xf32>) -> tensor<70x36xf32>
  %4 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a4, %b4 : tensor<70x20xbf16>, tensor<20x36xbf16>) outs(%f4 : tensor<70x36xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<70x36xf32>
  %e5 = tensor.empty() : tensor<36x34xf32>
  %f5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<36x34xf32>) -> tensor<36x34xf32>
  %5 = linalg.generic {indexing_maps = [#at, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a5, %b5 : tensor<18x36xbf16>, tensor<34x18xbf16>) outs(%f5 : tensor<36x34xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<36x34xf32>
  %e6 = tensor.empty() : tensor<33x36xf32>
  %f6 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<33x36xf32>) -> tensor<33x36xf32>
  %6 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a6, %b6 : tensor<33x37xbf16>, tensor<37x36xbf16>) outs(%f6 : tensor<33x36xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<33x36xf32>
  %e7 = tensor.empty() : tensor<40x36xf32>
  %f7 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<40x36xf32>) -> tensor<40x36xf32>
  %7 = linalg.generic {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a7, %b7 : tensor<40x12xbf16>, tensor<36x12xbf16>) outs(%f7 : tensor<40x36xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %p = arith.extf %x : bf16 to f32
    %q = arith.extf %y : bf16 to f32
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<40x36xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2048x1024xf32>, tensor<128x96xf32>, tensor<256x256xf32>, tensor<64x40xf32>, tensor<70x36xf32>, tensor<36x34xf32>, tensor<33x36xf32>, tensor<40x36xf32>
}
