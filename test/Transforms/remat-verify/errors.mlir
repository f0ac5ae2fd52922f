// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-verify

// The clone of exp was merged with its original, so %a is held.
// expected-error @+1 {{the peak is 12288 bytes, above the planned 8192, and the budget is 9000: a pass after remat-apply undid or reordered the plan}}
func.func @peak(%x: tensor<1024xf32>) -> tensor<1024xf32>
    attributes {remat.applied = #remat.applied<planner = "by-hand", budget = 9000, peak = 8192, baseline = 12288, overhead = 0.5, clones = 1, fences = 0>} {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  // expected-note @+1 {{the peak is at this op}}
  %c = linalg.mul ins(%b, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %c : tensor<1024xf32>
}

// -----

// The same within the budget, which is all that was asked for.
// expected-warning @+1 {{the peak is 12288 bytes, above the planned 8192, and within the budget of 12288: a pass after remat-apply undid or reordered the plan}}
func.func @within(%x: tensor<1024xf32>) -> tensor<1024xf32>
    attributes {remat.applied = #remat.applied<planner = "by-hand", budget = 12288, peak = 8192, baseline = 12288, overhead = 0.5, clones = 1, fences = 0>} {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  // expected-note @+1 {{the peak is at this op}}
  %c = linalg.mul ins(%b, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %c : tensor<1024xf32>
}

// -----

// expected-error @+1 {{has 0 of the 1 fences that remat-apply wrote, so the step no longer follows its plan: run the pass that removes fences before remat-apply}}
func.func @fences(%x: tensor<1024xf32>) -> tensor<1024xf32>
    attributes {remat.applied = #remat.applied<planner = "by-hand", peak = 12288, baseline = 12288, overhead = 0.5, clones = 1, fences = 1>} {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %a : tensor<1024xf32>
}

// -----

func.func @unused(%x: tensor<1024xf32>) -> tensor<1024xf32>
    attributes {remat.applied = #remat.applied<planner = "by-hand", peak = 12288, baseline = 12288, overhead = 0.5, clones = 1, fences = 1>} {
  %e = tensor.empty() : tensor<1024xf32>
  // expected-error @+1 {{has no users: a pass removed or merged the recomputed ops}}
  %x2 = remat.fence %x : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %a : tensor<1024xf32>
}
