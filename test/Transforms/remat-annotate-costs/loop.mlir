// RUN: remat-opt %s --remat-annotate-costs | FileCheck %s

// A loop launches the ops in its body once in each iteration: 3 x (4 FLOP in 4 s and
// 1 s of launch, twice). Views, constants and ops on the counter take no launch.
// CHECK-LABEL: func @main
// CHECK: scf.for
// CHECK: } {remat.cost = #remat.cost<flops = 24, bytes = 336, seconds = 3.0e+01>}
module attributes {remat.machine = #remat.machine<name = "slow", flops = 1.0, bandwidth = 16.0, launch = 1.0>} {
  func.func @main(%x: tensor<3x4xf32>, %sum: tensor<4xf32>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%before = %sum) -> (tensor<4xf32>) {
      %row = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
      %1 = arith.negf %row : tensor<4xf32>
      %2 = arith.addf %before, %1 : tensor<4xf32>
      scf.yield %2 : tensor<4xf32>
    }
    return %0 : tensor<4xf32>
  }
}
