// RUN: remat-opt %s --remat-annotate-costs | FileCheck %s
// RUN: remat-opt %s --remat-annotate-costs=machine=cpu | FileCheck %s --check-prefix=OPTION
// RUN: remat-opt %s --remat-annotate-costs | remat-opt --remat-annotate-costs=cost-model=flops | FileCheck %s --check-prefix=AGAIN

// The module's machine: 4 FLOP in 4 s, 32 bytes in 2 s, and 1 s of launch.

// CHECK: module attributes {remat.machine = #remat.machine<name = "slow"
// CHECK: seconds = 5.0e+00

// The option replaces it; costs from an earlier run are replaced.

// OPTION: module attributes {remat.machine = #remat.machine<name = "cpu"
// OPTION: flops = 4, bytes = 32, seconds = {{2\.13333[0-9]*e-09}}

// AGAIN: attributes {remat.cost_model = "flops"}
// AGAIN: flops = 4, bytes = 32, seconds = 5.0e+00
module attributes {remat.machine = #remat.machine<name = "slow", flops = 1.0, bandwidth = 16.0, launch = 1.0>} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
