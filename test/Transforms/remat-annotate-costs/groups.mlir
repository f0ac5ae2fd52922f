// The function has the cost of each group: the FLOP of its ops and the bytes
// that cross its border, or the target's figure. A profile may name the group.
// RUN: split-file %s %t
// RUN: remat-opt %t/step.mlir --remat-annotate-costs=machine=%t/lab.machine | FileCheck %s
// RUN: remat-opt %t/step.mlir --remat-annotate-costs="machine=%t/lab.machine profile=%t/profile.json" | FileCheck %s --check-prefix=PROFILE
// RUN: remat-opt %t/step.mlir --remat-annotate-costs=machine=%t/lab.machine --remat-plan="budget=100% remarks=false" --remat-apply | FileCheck %s --check-prefix=APPLIED

// 2 * 4 FLOP and 2 * 16 bytes at 4 bytes a second.
// CHECK:      remat.groups = [#remat.group<name = "said", flops = 70, bytes = 80, seconds = 2.0e+01>,
// CHECK-SAME: #remat.group<flops = 8, bytes = 32, seconds = 8.0e+00>]
// CHECK-NOT:  linalg.{{.*}}remat.cost

// PROFILE:    #remat.group<name = "said", flops = 70, bytes = 80, seconds = 5.0e-01>

// The costs go with the plan.
// APPLIED:    remat.groups = [#remat.group<name = "said">, #remat.group<>]

//--- lab.machine
#remat.machine<name = "lab", flops = 1.0e+15, bandwidth = 4.0e+00>

//--- profile.json
{"said": 0.5}

//--- step.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> attributes {remat.groups = [#remat.group<name = "said", flops = 70, bytes = 80>, #remat.group<>]} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp {remat.group = array<i64: 1>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.abs {remat.group = array<i64: 1>} ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}
