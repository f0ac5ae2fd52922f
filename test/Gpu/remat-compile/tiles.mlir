// The results of kernels in tiles on this machine's CPU. With strict they have
// the bits of the CPU's loops. With the other options they have the same numbers,
// up to the rounding of their factors. The step has convolutions with strides and
// dilations, their gradients, transposed and batched products, edges that fill no
// tile, and sums that fill none. If a barrier is left out, the results change.
// REQUIRES: remat-compile, cuda
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t --math=strict --sums=order --chip=sm_80,sm_90 --host-kernels | FileCheck %s --check-prefix=CHIPS
// RUN: %t --runtime=host --outputs=%t.strict > %t.text
// RUN: cmp %t.cpu %t.strict
// RUN: remat-compile %s -o %t.f32 --host-kernels > %t.chips
// RUN: %t.f32 --runtime=host --outputs=%t.f32.out > %t.text
// RUN: %python %S/../Inputs/near.py %t.cpu %t.f32.out 1e-6
// RUN: remat-compile %s -o %t.tf32 --math=tf32 --host-kernels > %t.chips
// RUN: %t.tf32 --runtime=host --outputs=%t.tf32.out > %t.text
// RUN: %python %S/../Inputs/near.py %t.cpu %t.tf32.out 1e-3
// RUN: not %python %S/../Inputs/near.py %t.cpu %t.tf32.out 1e-6
// RUN: remat-compile %s -o %t.bf16 --math=bf16 --host-kernels > %t.chips
// RUN: %t.bf16 --runtime=host --outputs=%t.bf16.out > %t.text
// RUN: %python %S/../Inputs/near.py %t.cpu %t.bf16.out 1e-2
// RUN: not %python %S/../Inputs/near.py %t.cpu %t.bf16.out 1e-3
// RUN: %t --runtime=host --skip-barrier=0 --outputs=%t.skip > %t.text
// RUN: not cmp %t.cpu %t.skip
// RUN: %t --runtime=host --skip-barrier=1 --outputs=%t.skip > %t.text
// RUN: not cmp %t.cpu %t.skip
// RUN: %t --runtime=host --skip-barrier=2 --outputs=%t.skip > %t.text
// RUN: not cmp %t.cpu %t.skip

// CHIPS: sm_80: {{[0-9]+}} kernels, at most {{[0-9]+}} registers a thread and {{[1-9][0-9]*}} bytes of shared memory a block, 0 bytes of registers spilled
// CHIPS: sm_90: {{[0-9]+}} kernels, at most {{[0-9]+}} registers a thread and {{[1-9][0-9]*}} bytes of shared memory a block, 0 bytes of registers spilled
#x = affine_map<(i, j, k) -> (k, i)>
#y = affine_map<(i, j, k) -> (j, k)>
#z = affine_map<(i, j, k) -> (i, j)>
// The gradient of the convolution's filter.
#image = affine_map<(kh, kw, c, f, n, h, w) -> (n, h * 2 + kh, w + kw * 2, c)>
#grad = affine_map<(kh, kw, c, f, n, h, w) -> (n, h, w, f)>
#filter = affine_map<(kh, kw, c, f, n, h, w) -> (kh, kw, c, f)>
func.func @main(%a: tensor<70x37xf32>, %b: tensor<37x90xf32>, %t: tensor<33x40xf32>, %u: tensor<50x33xf32>,
                %l: tensor<3x20x16xf32>, %r: tensor<3x16x36xf32>,
                %in: tensor<2x9x12x5xf32>, %w: tensor<3x2x5x20xf32>, %dy: tensor<2x4x10x20xf32>)
    -> (tensor<70x90xf32>, tensor<40x50xf32>, tensor<3x20x36xf32>, tensor<2x4x10x20xf32>, tensor<3x2x5x20xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<70x90xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<70x90xf32>) -> tensor<70x90xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<70x37xf32>, tensor<37x90xf32>) outs(%f0 : tensor<70x90xf32>) -> tensor<70x90xf32>
  %e1 = tensor.empty() : tensor<40x50xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<40x50xf32>) -> tensor<40x50xf32>
  %1 = linalg.generic {indexing_maps = [#x, #y, #z], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%t, %u : tensor<33x40xf32>, tensor<50x33xf32>) outs(%f1 : tensor<40x50xf32>) {
  ^bb0(%p: f32, %q: f32, %s: f32):
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<40x50xf32>
  %e2 = tensor.empty() : tensor<3x20x36xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<3x20x36xf32>) -> tensor<3x20x36xf32>
  %2 = linalg.batch_matmul ins(%l, %r : tensor<3x20x16xf32>, tensor<3x16x36xf32>) outs(%f2 : tensor<3x20x36xf32>) -> tensor<3x20x36xf32>
  %e3 = tensor.empty() : tensor<2x4x10x20xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x4x10x20xf32>) -> tensor<2x4x10x20xf32>
  %3 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%in, %w : tensor<2x9x12x5xf32>, tensor<3x2x5x20xf32>) outs(%f3 : tensor<2x4x10x20xf32>) -> tensor<2x4x10x20xf32>
  %e4 = tensor.empty() : tensor<3x2x5x20xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<3x2x5x20xf32>) -> tensor<3x2x5x20xf32>
  %4 = linalg.generic {indexing_maps = [#image, #grad, #filter],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%in, %dy : tensor<2x9x12x5xf32>, tensor<2x4x10x20xf32>) outs(%f4 : tensor<3x2x5x20xf32>) {
  ^bb0(%p: f32, %q: f32, %s: f32):
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<3x2x5x20xf32>
  return %0, %1, %2, %3, %4 : tensor<70x90xf32>, tensor<40x50xf32>, tensor<3x20x36xf32>, tensor<2x4x10x20xf32>, tensor<3x2x5x20xf32>
}
