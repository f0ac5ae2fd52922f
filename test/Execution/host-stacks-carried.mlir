// The copied tensor may exist before an iteration begins, but its slot's number
// is computed in the iteration. Each copy begins after this computation.
// RUN: remat-opt %s --remat-bufferize | FileCheck %s
// RUN: remat-run %s | FileCheck %s --check-prefix=RAN
// RAN: host copies {{ *}}6{{$}}
// CHECK-LABEL: func.func @main(
// CHECK:         scf.for %[[I:.*]] = %c1_i32 to %c4_i32 step %c1_i32 iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}})
// CHECK:           %[[N:.*]] = arith.addi %[[I]], %c-1_i32
// CHECK-DAG:       %{{.*}}, %[[FIRST:.*]] = remat.swap_out %[[A]]
// CHECK-DAG:       %{{.*}}, %[[SECOND:.*]] = remat.swap_out %[[B]]
// CHECK:           linalg.exp
// CHECK:           linalg.tanh
// CHECK-NEXT:      remat.await %[[FIRST]], %[[A]]
// CHECK-NEXT:      remat.await %[[SECOND]], %[[B]]
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c-1 = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %e = tensor.empty() : tensor<8xf32>
  %slots = tensor.empty() : tensor<3x8xf32>
  %f:4 = scf.for %i = %c1 to %c4 step %c1 iter_args(%a = %x, %b = %x, %s = %slots, %t = %slots) -> (tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) : i32 {
    %a1 = linalg.exp ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %b1 = linalg.tanh ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %first = remat.to_host %a : tensor<8xf32>
    %n = arith.addi %i, %c-1 : i32
    %m = arith.index_cast %n : i32 to index
    %s1 = tensor.insert_slice %first into %s[%m, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    %second = remat.to_host %b : tensor<8xf32>
    %o = arith.index_cast %n : i32 to index
    %t1 = tensor.insert_slice %second into %t[%o, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    scf.yield %a1, %b1, %s1, %t1 : tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3x8xf32>
  }
  return %f#0, %f#1 : tensor<8xf32>, tensor<8xf32>
}
