// A rewritten step with groups keeps its promise as long as its groups do.
// RUN: split-file %s %t
// RUN: remat-opt %t/step.mlir --remat-plan="planner=search activation-budget=13000 remarks=false" --remat-apply -o %t/applied.mlir
// RUN: remat-opt %t/applied.mlir --cse --canonicalize --remat-verify=remarks -o /dev/null 2>&1 | FileCheck %s
// CHECK: remark: verified: peak 12288 bytes, planned 12288

// Values inside a group take bytes if the group is removed.
// RUN: sed 's/remat.group = array<i64: [0-9]*>//' %t/applied.mlir > %t/alone.mlir
// RUN: not remat-opt %t/alone.mlir --remat-verify -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: error: the peak is 16384 bytes, above the planned 12288, and the budget is 13000: a pass after remat-apply undid or reordered the plan

//--- step.mlir
func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.abs {remat.group = array<i64: 1>} ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %d = linalg.tanh {remat.group = array<i64: 2>} ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %s = linalg.sqrt {remat.group = array<i64: 3>} ins(%d : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %u = linalg.mul {remat.group = array<i64: 3>} ins(%s, %d : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %m = linalg.add {remat.group = array<i64: 3>} ins(%u, %b : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %c = linalg.mul {remat.group = array<i64: 4>} ins(%m, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %c : tensor<1024xf32>
}
