// The peak stays below the budget by as much as an arena takes more than the
// peak. The message has the user's budget, and so does the plan.
// RUN: remat-opt %s --remat-annotate-costs=cost-model=flops --remat-plan="planner=portfolio activation-budget=16388 peak-limit=13000" 2>&1 | FileCheck %s --check-prefix=LIMIT
// RUN: remat-opt %s --remat-annotate-costs=cost-model=flops --remat-plan="planner=portfolio activation-budget=16388 peak-limit=0" 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: remat-opt %s --remat-annotate-costs=cost-model=flops --remat-plan="planner=portfolio activation-budget=16388 peak-limit=99999" 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not remat-opt %s --remat-annotate-costs=cost-model=flops --remat-plan="planner=portfolio activation-budget=16388 peak-limit=12000" 2>&1 | FileCheck %s --check-prefix=NONE

// LIMIT: remark: peak 16.4 kB -> 12.3 kB plus 4.1 kB of arguments (budget 16.4 kB
// LIMIT: budget = 16388, nodes = 6, steps = [0-4, 0, 5]
// LEAST: remark: peak 16.4 kB -> 12.3 kB {{.*}} (budget 16.4 kB
// LEAST: budget = 16388, nodes = 6, steps = [0-4, 0, 5]
// ABOVE: remark: nothing to do:
// NONE: error: planner 'portfolio' finds no plan within 12000 bytes; the smallest budget that it meets is 12292 bytes

func.func @step(%x: tensor<1024xf32>) -> (tensor<f32>, tensor<1024xf32>) {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %c = linalg.exp ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%c : tensor<1024xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %ga = linalg.mul ins(%c, %b : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %gx = linalg.mul ins(%ga, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %loss, %gx : tensor<f32>, tensor<1024xf32>
}
