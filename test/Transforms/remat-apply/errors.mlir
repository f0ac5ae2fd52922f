// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-apply --allow-unregistered-dialect

// expected-error @+1 {{the plan is for a graph of 3 nodes, and this function has 2: it was changed after planning, plan again}}
func.func @other_graph(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [0-2]>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

// expected-error @+1 {{the plan is not valid: step 0, node 1}}
func.func @wrong_order(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2, steps = [1, 0]>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-note @+1 {{this op}}
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

// expected-error @+1 {{the plan is not valid: step 1, tensor 0 'arg0': swap_out of a tensor that is not on the device, or is resident}}
func.func @swaps_an_argument(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 1, steps = [0, out 0, wait 0]>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// expected-error @+1 {{the plan swaps tensor 1 'extract.0', which is a 'f32': only tensors of static shape can be copied}}
func.func @swaps_a_scalar(%x: tensor<f32>) -> tensor<f32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2, steps = [0, out 1, wait 1, in 1, 1]>} {
  %s = tensor.extract %x[] : tensor<f32>
  %b = tensor.from_elements %s : tensor<f32>
  return %b : tensor<f32>
}

// -----

func.func @swapped_before(%x: tensor<4xf32> {remat.donate}) -> tensor<4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 1, steps = [0]>} {
  // expected-error @+1 {{'remat.swap_out' op belongs to a copy, but the plan of this function is not applied yet: start again from the step without copies}}
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  %a = linalg.exp ins(%t3 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// expected-error @+1 {{the plan is not valid: step 3, node 1 'exp.1', tensor 1 'exp.0': an input is not on the device}}
func.func @reads_while_away(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2, steps = [0, out 1, wait 1, 1]>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-note @+1 {{this op}}
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

// A reader of a view reads the offset, too.
// expected-error @+1 {{the plan is not valid: step 0, node 1 'exp.1', tensor 2 'extract.0': an input is not on the device}}
func.func @view_before_its_offset(%x: tensor<16xf32>, %at: tensor<index>) -> tensor<4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2, steps = [1, 0]>} {
  %k = tensor.extract %at[] : tensor<index>
  %v = tensor.extract_slice %x[%k] [4] [1] : tensor<16xf32> to tensor<4xf32>
  // expected-note @+1 {{this op}}
  %a = math.exp %v : tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// An op that must not run twice.
// expected-error @+1 {{the node must not be computed twice}}
func.func @side_effect(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 1, steps = [0, 0]>} {
  // expected-note @+1 {{this op}}
  %a = "unknown.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// expected-error @+1 {{has a plan and was rewritten before: start again from the original step}}
func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 1, steps = [0]>,
                remat.applied = #remat.applied<planner = "by-hand", peak = 16, baseline = 16, overhead = 0.0, clones = 0, fences = 0>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
