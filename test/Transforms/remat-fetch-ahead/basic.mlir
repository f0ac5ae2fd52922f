// The backward loop fetches the slot of the next iteration while it reads that of its own, and the slot of the first one before
// the loop. The last iteration fetches its own again.
// RUN: remat-opt %s --remat-fetch-ahead | FileCheck %s
// RUN: sed "s|{remat.fetch_ahead} ||" %s > %t.mlir
// RUN: remat-opt %s --remat-fetch-ahead | remat-run %t.mlir - | FileCheck %s --check-prefix=RAN
// RUN: remat-opt %s --remat-fetch-ahead | remat-run %t.mlir - --copies=lazy | FileCheck %s --check-prefix=RAN

// CHECK-LABEL: func.func @main(
// CHECK:         %[[F:.*]]:2 = scf.for
// CHECK:           remat.to_host
// CHECK:         %[[TWO:.*]] = arith.constant 2 : index
// CHECK-NEXT:    %[[SLOT2:.*]] = tensor.extract_slice %[[F]]#1[%[[TWO]], 0] [1, 8] [1, 1]
// CHECK-NEXT:    %[[FIRST:.*]] = remat.to_device %[[SLOT2]] : tensor<8xf32>
// CHECK-NEXT:    %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:    scf.for %[[J:.*]] = %c0 to %c3 step %c1 iter_args(%[[H:.*]] = %[[F]]#0, %[[HERE:.*]] = %[[FIRST]], %[[NEXT:.*]] = %[[ONE]])
// CHECK-NEXT:      %[[READ:.*]] = tensor.extract_slice %[[F]]#1[%[[NEXT]], 0] [1, 8] [1, 1]
// CHECK-NEXT:      %[[AHEAD:.*]] = remat.to_device %[[READ]] : tensor<8xf32>
// CHECK-NEXT:      %[[STEP:.*]] = arith.constant -1 : index
// CHECK-NEXT:      %[[LESS:.*]] = arith.addi %[[NEXT]], %[[STEP]] : index
// CHECK-NEXT:      %[[LAST:.*]] = arith.constant 0 : index
// CHECK-NEXT:      %[[AFTER:.*]] = arith.maxsi %[[LESS]], %[[LAST]] : index
// CHECK-NOT:       tensor.extract_slice
// CHECK:           linalg.mul ins(%[[H]], %[[HERE]] :
// CHECK:           scf.yield %{{.*}}, %[[AHEAD]], %[[AFTER]]

// Three slots are copied out, and four copies come back. The slot that is read and the
// one on its way take 32 bytes each, and so do the loop's carried values and its results.
// RAN: peak bytes {{ *}}96 {{ *}}128
// RAN: host copies {{ *}}6 {{ *}}7
// RAN: all 1 outputs equal, bit for bit

// From the first slot to the last.
// CHECK-LABEL: func.func @rising(
// CHECK:         remat.to_device
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}})
// CHECK:           arith.minsi

// Without a mark, nothing changes.
// CHECK-LABEL: func.func @unmarked(
// CHECK-NOT:     iter_args({{.*}}, {{.*}}, {{.*}})
// CHECK:         scf.for %[[J:.*]] = %c0 to %c3 step %c1 iter_args(%[[H:.*]] = %{{.*}}) -> (tensor<8xf32>)
// CHECK-NEXT:      tensor.extract_slice %{{.*}}[%[[J]], 0]
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
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
    %at = arith.subi %c2, %j : index
    %slot = tensor.extract_slice %f#1[%at, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %a = remat.to_device %slot {remat.fetch_ahead} : tensor<8xf32>
    %m = linalg.mul ins(%h, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %m : tensor<8xf32>
  }
  return %g : tensor<8xf32>
}

func.func @rising(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<8xf32>
  %slots = tensor.empty() : tensor<3x8xf32>
  %f = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %slots) -> (tensor<3x8xf32>) {
    %away = remat.to_host %x : tensor<8xf32>
    %s1 = tensor.insert_slice %away into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    scf.yield %s1 : tensor<3x8xf32>
  }
  %g = scf.for %j = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<8xf32>) {
    %slot = tensor.extract_slice %f[%j, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %a = remat.to_device %slot {remat.fetch_ahead} : tensor<8xf32>
    %m = linalg.mul ins(%h, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %m : tensor<8xf32>
  }
  return %g : tensor<8xf32>
}

func.func @unmarked(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<8xf32>
  %slots = tensor.empty() : tensor<3x8xf32>
  %f = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %slots) -> (tensor<3x8xf32>) {
    %away = remat.to_host %x : tensor<8xf32>
    %s1 = tensor.insert_slice %away into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    scf.yield %s1 : tensor<3x8xf32>
  }
  %g = scf.for %j = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<8xf32>) {
    %slot = tensor.extract_slice %f[%j, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %a = remat.to_device %slot : tensor<8xf32>
    %m = linalg.mul ins(%h, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %m : tensor<8xf32>
  }
  return %g : tensor<8xf32>
}
