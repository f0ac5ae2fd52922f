// Slots of a stack on the host become copies, and no loop carries the stack. A copy
// out begins as soon as its source exists, and ends with the iteration. A copy back
// begins at the op that takes the slot, and ends before its first reader.
// RUN: remat-opt %s --remat-bufferize | FileCheck %s
// RUN: remat-run %s | FileCheck %s --check-prefix=RAN

// RAN: host peak bytes {{ *}}96{{$}}
// RAN: host copies {{ *}}6{{$}}

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %[[X:.*]]: memref<8xf32>)
// CHECK:         %[[STACK:.*]] = remat.host_stack : !remat.host<3x8xf32>
// CHECK:         scf.for %[[I:.*]] = %c0 to %c3 step %c1 iter_args(%[[H:.*]] = %{{.*}}) -> (memref<8xf32>)
// CHECK:           linalg.exp ins(%[[H]] : memref<8xf32>) outs(%[[OUT:.*]] : memref<8xf32>)
// CHECK-NEXT:      %[[SLOT:.*]] = remat.host_slot %[[STACK]][%[[I]]] : !remat.host<3x8xf32> -> !remat.host<8xf32>
// CHECK-NEXT:      %{{.*}}, %[[AWAY:.*]] = remat.swap_out %[[OUT]] into %[[SLOT]] : memref<8xf32> -> !remat.host<8xf32>
// CHECK:           linalg.tanh ins(%[[OUT]]
// CHECK:           remat.await %[[AWAY]], %[[OUT]] : memref<8xf32>
// CHECK:           scf.yield %[[H]] : memref<8xf32>
// CHECK:         scf.for %[[J:.*]] = %c0 to %c3 step %c1
// CHECK:           %[[READ:.*]] = remat.host_slot %[[STACK]][%[[J]]]
// CHECK:           %[[THERE:.*]] = memref.alloc()
// CHECK-NEXT:      %[[BACK:.*]] = remat.swap_in %[[READ]] into %[[THERE]] : !remat.host<8xf32> into memref<8xf32>
// CHECK:           linalg.tanh
// CHECK:           remat.await %[[BACK]], %[[THERE]] : memref<8xf32>
// CHECK:           linalg.mul
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<8xf32>
  %slots = tensor.empty() : tensor<3x8xf32>
  %f:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x, %s = %slots) -> (tensor<8xf32>, tensor<3x8xf32>) {
    %a = linalg.exp ins(%h : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %b = linalg.tanh ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %away = remat.to_host %a : tensor<8xf32>
    %s1 = tensor.insert_slice %away into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    scf.yield %b, %s1 : tensor<8xf32>, tensor<3x8xf32>
  }
  %g = scf.for %j = %c0 to %c3 step %c1 iter_args(%h = %f#0) -> (tensor<8xf32>) {
    %slot = tensor.extract_slice %f#1[%j, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %a = remat.to_device %slot : tensor<8xf32>
    %t = linalg.tanh ins(%h : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %m = linalg.mul ins(%t, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %m : tensor<8xf32>
  }
  return %g : tensor<8xf32>
}
