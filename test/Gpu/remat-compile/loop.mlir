// A loop of the host: launches in it, a view whose offset it knows only then, and a
// scalar from its index.
// REQUIRES: remat-compile, cuda
// RUN: remat-compile %s -o %t --math=strict --sums=order --host-kernels
// RUN: remat-run %s | grep -oE "checksum +[0-9a-f]+" | tr -s " " > %t.cpu
// RUN: %t --runtime=host | grep -oE "checksum [0-9a-f]+" | diff - %t.cpu
// RUN: %t --runtime=stub --steps=2 --log=%t.log > %t.stub
// RUN: remat-check-log %t.log | FileCheck %s

// The sum starts from zero without a launch that writes it.
// CHECK: 2 steps: 28 launches
// CHECK: no races
func.func @main(%x: tensor<64xf32>, %m: tensor<6x64xf32>) -> (tensor<64xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %a = linalg.exp ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%acc = %a) -> tensor<64xf32> {
    %row = tensor.extract_slice %m[%i, 0] [1, 64] [1, 1] : tensor<6x64xf32> to tensor<64xf32>
    %f = arith.index_cast %i : index to i32
    %g = arith.sitofp %f : i32 to f32
    %e2 = tensor.empty() : tensor<64xf32>
    %n = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%row, %acc, %g : tensor<64xf32>, tensor<64xf32>, f32) outs(%e2 : tensor<64xf32>) {
    ^bb0(%p: f32, %q: f32, %s: f32, %o: f32):
      %0 = arith.mulf %p, %s : f32
      %1 = arith.addf %0, %q : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    scf.yield %n : tensor<64xf32>
  }
  %es = tensor.empty() : tensor<f32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%r : tensor<64xf32>) outs(%fs : tensor<f32>) dimensions = [0]
  return %r, %sum : tensor<64xf32>, tensor<f32>
}
