// A step that only returns its arguments has one plan, and no op at which it
// holds bytes.
// RUN: remat-opt %s --remat=budget=min 2>&1 | FileCheck %s
// RUN: remat-opt %s --remat="budget=min planner=search" 2>&1 | FileCheck %s
// RUN: remat-opt %s --remat="budget=min planner=hybrid machine=h100" 2>&1 | FileCheck %s
// RUN: remat-opt %s --remat="budget=min planner=offload-search machine=h100" 2>&1 | FileCheck %s
// RUN: remat-opt %s --remat="budget=min offload=true enforce=arena" 2>&1 | FileCheck %s

// CHECK: remark: peak 0 B -> 0 B plus 0 B of arguments (budget min, no plan below 0 B)
// CHECK: return %arg0
func.func @main(%a: tensor<4xf32> {remat.donate}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
