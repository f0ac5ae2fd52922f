// RUN: split-file %s %t
// RUN: remat-opt %t/step.mlir --remat-annotate-costs='machine=cpu profile=%t/profile.json' | FileCheck %s

// RUN: remat-opt %t/step.mlir --remat-annotate-costs='machine=%t/lab.machine profile=%t/places.json' | FileCheck %s --check-prefix=PLACE

// The name of a location comes before that of the op. A clone has the time of its
// original. An op that the profile lacks keeps the machine's time: 32 bytes at 15 GB/s.

// CHECK: linalg.exp {remat.cost = #remat.cost<flops = 4, bytes = 32, seconds = 2.5e-01>}
// CHECK: linalg.exp {remat.cost = #remat.cost<flops = 4, bytes = 32, seconds = 5.0e-01>}
// CHECK: linalg.exp {remat.cost = #remat.cost<flops = 4, bytes = 32, seconds = 2.5e-01>}
// CHECK: linalg.log {remat.cost = #remat.cost<flops = 4, bytes = 32, seconds = {{2\.13333[0-9]*e-09}}>}

// The place of an op in its file; that of the empty is no node's.
// PLACE: remat.machine = #remat.machine<name = "lab"
// PLACE: linalg.exp {remat.cost = #remat.cost<flops = 4, bytes = 32, seconds = {{8\.0*e-09|8e-09}}>}
// PLACE: linalg.log {remat.cost = #remat.cost<flops = 4, bytes = 32, seconds = 1.25{{0*}}e-01>}

//--- lab.machine
#remat.machine<name = "lab", flops = 1.0e+15, bandwidth = 4.0e+09>

//--- places.json
{"step.mlir:6:8": 0.125, "step.mlir:2:8": 1.0}

//--- profile.json
{"act1": 0.25, "linalg.exp": 0.5}

//--- step.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("act1")
  %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("act2")
  %2 = linalg.exp ins(%1 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("remat"("act1"))
  %3 = linalg.log ins(%2 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
