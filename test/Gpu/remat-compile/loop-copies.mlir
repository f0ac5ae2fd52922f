// A copy to the host and back in each iteration. Its event is recorded anew each time, and the next iteration's copy takes the
// same bytes of the host only when this one is over.
// REQUIRES: remat-compile, remat-check-log, cuda
// RUN: remat-compile %s -o %t --math=strict --host-kernels
// RUN: remat-run %s | grep -oE "checksum +[0-9a-f]+" | tr -s " " > %t.cpu
// RUN: %t --runtime=host | grep -oE "checksum [0-9a-f]+" | diff - %t.cpu
// RUN: %t --runtime=stub --log=%t.log > %t.stub
// RUN: remat-check-log --mutate %t.log | FileCheck %s

// CHECK: 1 steps: 21 launches, 4 copies out of 1024 bytes, 4 copies in of 1024 bytes, 16 records, 16 waits
// CHECK: arena: 1024 of 1024 bytes used; host slab: 256 of 256
// CHECK: no races
// CHECK: 32 records and waits left out in turn: 32 found
func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %x) -> tensor<64xf32> {
    %e = tensor.empty() : tensor<64xf32>
    %a = linalg.tanh ins(%acc : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %h, %t = remat.swap_out %a : tensor<64xf32> -> !remat.host<64xf32>
    %e1 = tensor.empty() : tensor<64xf32>
    %b = linalg.tanh ins(%a : tensor<64xf32>) outs(%e1 : tensor<64xf32>) -> tensor<64xf32>
    remat.await %t, %a : tensor<64xf32>
    %e2 = tensor.empty() : tensor<64xf32>
    %c = linalg.tanh ins(%b : tensor<64xf32>) outs(%e2 : tensor<64xf32>) -> tensor<64xf32>
    %e3 = tensor.empty() : tensor<64xf32>
    %in, %t2 = remat.swap_in %h into %e3 : !remat.host<64xf32> into tensor<64xf32> -> tensor<64xf32>
    %back = remat.await %in, %t2 : tensor<64xf32> -> tensor<64xf32>
    %e4 = tensor.empty() : tensor<64xf32>
    %d = linalg.add ins(%back, %c : tensor<64xf32>, tensor<64xf32>) outs(%e4 : tensor<64xf32>) -> tensor<64xf32>
    scf.yield %d : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}
