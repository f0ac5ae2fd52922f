// What is not fetched slot by slot of a loop that counts stays as it is.
// RUN: remat-opt %s --remat-fetch-ahead | FileCheck %s

// A slot that data say.
// CHECK-LABEL: func.func @data(
// CHECK:         scf.for %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (tensor<8xf32>)
func.func @data(%stack: tensor<3x8xf32>, %x: tensor<8xf32>, %at: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %g = scf.for %j = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<8xf32>) {
    %slot = tensor.extract_slice %stack[%at, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %a = remat.to_device %slot {remat.fetch_ahead} : tensor<8xf32>
    %m = linalg.mul ins(%h, %a : tensor<8xf32>, tensor<8xf32>) outs(%h : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %m : tensor<8xf32>
  }
  return %g : tensor<8xf32>
}

// A loop of one iteration, and one that runs as often as data say.
// CHECK-LABEL: func.func @once(
// CHECK:         scf.for %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (tensor<8xf32>)
// CHECK:         scf.for %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (tensor<8xf32>)
func.func @once(%stack: tensor<3x8xf32>, %x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = scf.for %j = %c0 to %c1 step %c1 iter_args(%h = %x) -> (tensor<8xf32>) {
    %slot = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %a = remat.to_device %slot {remat.fetch_ahead} : tensor<8xf32>
    %m = linalg.mul ins(%h, %a : tensor<8xf32>, tensor<8xf32>) outs(%h : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %m : tensor<8xf32>
  }
  %r = scf.for %j = %c0 to %n step %c1 iter_args(%h = %g) -> (tensor<8xf32>) {
    %slot = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %a = remat.to_device %slot {remat.fetch_ahead} : tensor<8xf32>
    %m = linalg.mul ins(%h, %a : tensor<8xf32>, tensor<8xf32>) outs(%h : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %m : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
