// A step with an argument that it overwrites, a constant and a scalar: each step
// gets the argument anew, and the bits are the CPU's.
// REQUIRES: remat-compile, cuda
// RUN: remat-compile %s -o %t --chip=sm_80,sm_90 --host-kernels | FileCheck %s --check-prefix=CHIPS
// RUN: %t --runtime=host --steps=3 --outputs=%t.out | FileCheck %s --check-prefix=HOST
// RUN: remat-run %s | grep -oE 'checksum +[0-9a-f]+' | tr -s ' ' > %t.cpu
// RUN: %t --runtime=host --steps=3 | grep -oE 'checksum [0-9a-f]+' | diff - %t.cpu
// Inputs from a file, in their order.
// RUN: remat-run %s --seed=7 --write-inputs=%t.in --write-outputs=%t.seven > %t.text
// RUN: %t --runtime=host --steps=2 --inputs=%t.in --outputs=%t.out7 > %t.text
// RUN: cmp %t.seven %t.out7
// RUN: not cmp %t.seven %t.out
// RUN: wc -c %t.out | FileCheck %s --check-prefix=OUTPUTS
// RUN: env REMAT_RUNTIME=stub %t --steps=2 --log=%t.log | FileCheck %s --check-prefix=STUB
// RUN: remat-check-log %t.log | FileCheck %s --check-prefix=LOG

// CHIPS: sm_80: 2 kernels, at most {{[0-9]+}} registers a thread and 0 bytes of shared memory a block, 0 bytes of registers spilled
// CHIPS: sm_90: 2 kernels

// HOST: runtime host
// HOST: device bytes {{[0-9]+}}, of these arena {{[0-9]+}}
// HOST: step 0: {{.*}} s
// HOST: step 2: {{.*}} s
// HOST: copies a step: 0 out of 0 bytes, 0 in of 0 bytes
// HOST: checksum {{[0-9a-f]+}}

// OUTPUTS: 192

// STUB: runtime stub
// STUB-NOT: checksum

// Five uploads before the first step, and one of the owned argument before the
// second; then two downloads.
// LOG: 2 steps: 4 launches
// LOG: no races
func.func @main(%x: tensor<8x4xf32>, %state: tensor<8x4xf32> {remat.donate}, %rate: f32, %labels: tensor<4xi32>)
    -> (tensor<8x4xf32>, tensor<8x4xbf16>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %n = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                                        affine_map<(i, j) -> ()>, affine_map<(i, j) -> (j)>,
                                        affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %c, %rate, %labels : tensor<8x4xf32>, tensor<4xf32>, f32, tensor<4xi32>)
      outs(%state : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32, %r: f32, %l: i32, %s: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.mulf %0, %r : f32
    %2 = arith.sitofp %l : i32 to f32
    %3 = arith.addf %1, %2 : f32
    %4 = arith.addf %s, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<8x4xf32>
  %e = tensor.empty() : tensor<8x4xbf16>
  %small = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                           iterator_types = ["parallel", "parallel"]}
      ins(%n : tensor<8x4xf32>) outs(%e : tensor<8x4xbf16>) {
  ^bb0(%a: f32, %out: bf16):
    %0 = arith.truncf %a : f32 to bf16
    linalg.yield %0 : bf16
  } -> tensor<8x4xbf16>
  return %n, %small : tensor<8x4xf32>, tensor<8x4xbf16>
}
