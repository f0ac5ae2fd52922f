// An unreadable budget, loops that hold more than the plan (which no pass has rewritten),
// one byte less than is held, a step without loops, and a fence that ties nothing.
// RUN: not remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-verify-loops="budget=40%%" -o /dev/null 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: not remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-verify-loops="budget=1280" -o /dev/null 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: not remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops="budget=75%%" --remat-apply-loops --remat-verify-loops="budget=1279" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-verify-loops="budget=1280"

// BUDGET: error: budget='40%': expected bytes, such as 8GiB
// KEPT: error: loops need 2048 bytes for stacks and iterations, and the budget is 1280: a pass after remat-apply-loops undid or reordered the plan
// KEPT: note: this loop and the loop that reads its stacks take 2048
// LESS: error: loops need 1280 bytes for stacks and iterations, and the budget is 1279: a pass after remat-apply-loops undid or reordered the plan

// expected-error @+1 {{has no planned loops any more: a pass changed their stacks, or unrolled them}}
func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

func.func @nothing(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has no users: a pass removed or merged the recomputed ops}}
  %y = remat.fence %x : tensor<4xf32>
  return %x : tensor<4xf32>
}
