// Copies to the host and back in each iteration. The beginning of a loop waits for the iteration before, and not only for the ops
// before the loop. Events are recorded again each time, and the next iteration uses the same host bytes when this one is over.
// REQUIRES: remat-compile, remat-check-log, cuda
// RUN: remat-compile %s -o %t --math=strict --sums=order --host-kernels
// RUN: remat-run %s | grep -oE "checksum +[0-9a-f]+" | tr -s " " > %t.cpu
// RUN: %t --runtime=host | grep -oE "checksum [0-9a-f]+" | diff - %t.cpu
// RUN: %t --runtime=stub --log=%t.log > %t.stub
// RUN: remat-check-log --mutate %t.log | FileCheck %s

// CHECK: 5 copies out of 1280 bytes, 5 copies in of 1280 bytes
// CHECK: arena: [[BYTES:[0-9]+]] of [[BYTES]] bytes used; host slab: 512 of 512
// CHECK: no races
// CHECK: 40 records and waits left out in turn: 37 found, 2 implied by others, 1 order nothing that conflicts
func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<64xf32>
  %first = linalg.tanh ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %e0 = tensor.empty() : tensor<64xf32>
  %second = linalg.exp ins(%first : tensor<64xf32>) outs(%e0 : tensor<64xf32>) -> tensor<64xf32>
  %before, %left = remat.swap_out %first : tensor<64xf32> -> !remat.host<64xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %second) -> tensor<64xf32> {
    %h, %t = remat.swap_out %acc : tensor<64xf32> -> !remat.host<64xf32>
    %e1 = tensor.empty() : tensor<64xf32>
    %a = linalg.tanh ins(%acc : tensor<64xf32>) outs(%e1 : tensor<64xf32>) -> tensor<64xf32>
    remat.await %t, %acc : tensor<64xf32>
    %b = linalg.exp ins(%a : tensor<64xf32>) outs(%acc : tensor<64xf32>) -> tensor<64xf32>
    %e2 = tensor.empty() : tensor<64xf32>
    %in, %t2 = remat.swap_in %h into %e2 : !remat.host<64xf32> into tensor<64xf32> -> tensor<64xf32>
    %back = remat.await %in, %t2 : tensor<64xf32> -> tensor<64xf32>
    %d = linalg.add ins(%back, %b : tensor<64xf32>, tensor<64xf32>) outs(%b : tensor<64xf32>) -> tensor<64xf32>
    scf.yield %d : tensor<64xf32>
  }
  remat.await %left, %first : tensor<64xf32>
  %e3 = tensor.empty() : tensor<64xf32>
  %again, %t3 = remat.swap_in %before into %e3 : !remat.host<64xf32> into tensor<64xf32> -> tensor<64xf32>
  %there = remat.await %again, %t3 : tensor<64xf32> -> tensor<64xf32>
  %sum = linalg.add ins(%r, %there : tensor<64xf32>, tensor<64xf32>) outs(%r : tensor<64xf32>) -> tensor<64xf32>
  return %sum : tensor<64xf32>
}
