// Faults of moved or lost copies that a single op cannot see.
// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-verify

// A view made before the tensor left is read while it is away.
func.func @view_read_while_away(%x: tensor<4xf32>) -> tensor<2x2xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %v = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %e2 = tensor.empty() : tensor<2x2xf32>
  // expected-error@+1 {{reads tensor 1 'exp.0' from before this tensor was copied to the host: read the result of the remat.await that follows the last remat.swap_in of this tensor}}
  %r = linalg.exp ins(%v : tensor<2x2xf32>) outs(%e2 : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// -----

// It came back, but its old value is read, behind a fence.
func.func @old_value(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = remat.fence %t : tensor<4xf32>
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  %r = linalg.exp ins(%t3 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{reads tensor 1 'exp.0' from before this tensor was copied to the host}}
  return %f : tensor<4xf32>
}

// -----

// Fetched, and read by nothing.
func.func @unread(%x: tensor<4xf32> {remat.donate}) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0, swap_ins = 1, host_peak = 16>} {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %in, %x2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %x3 = remat.await %in, %x2 : tensor<4xf32> -> tensor<4xf32>
  // expected-error@+1 {{the program does not follow a valid plan any more: tensor 0 'arg0': nothing reads a tensor that was swapped in}}
  return %t : tensor<4xf32>
}

// -----

// An argument that is not donated stays on the device.
func.func @resident(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  // expected-error@+1 {{the program does not follow a valid plan any more: step 0, tensor 0 'arg0': swap_out of a tensor that is not on the device, or is resident}}
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t3 : tensor<4xf32>
}

// -----

// The swap was undone: the tensor stayed.
// expected-error@+1 {{has 0 of the 1 remat.swap_in that remat-apply wrote, so the step no longer follows its plan: another pass removed the others. This pass must run before remat-apply}}
func.func @undone(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0, swap_ins = 1, host_peak = 16>} {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

// The wait was moved after the op that needs the room.
// expected-error@+1 {{the peak is 48 bytes, above the planned 32: a pass after remat-apply undid or reordered the plan}}
func.func @waited_late(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 32, baseline = 48, overhead = 0.0, clones = 0, fences = 0, swap_ins = 1, host_peak = 16>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %h, %out = remat.swap_out %a : tensor<4xf32> -> !remat.host<4xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-note@+1 {{the peak is at this op}}
  %c = linalg.exp ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  remat.await %out, %a : tensor<4xf32>
  %in, %a2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %a3 = remat.await %in, %a2 : tensor<4xf32> -> tensor<4xf32>
  %d = linalg.mul ins(%c, %a3 : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %d : tensor<4xf32>
}

// -----

// expected-error@+1 {{the host's peak is 16 bytes, above the planned 8}}
func.func @host_peak(%x: tensor<4xf32> {remat.donate}) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0, swap_ins = 1, host_peak = 8>} {
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t3 : tensor<4xf32>
}

// -----

// Steps that cannot be simulated.
func.func @part(%x: tensor<4xf32> {remat.donate}) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  %s = tensor.extract_slice %x[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  // expected-error@+1 {{'remat.swap_out' op copies a part of tensor 0 'arg0': only a whole tensor can be copied to the host}}
  %h, %out = remat.swap_out %s : tensor<2xf32> -> !remat.host<2xf32>
  remat.await %out, %s : tensor<2xf32>
  return %x : tensor<4xf32>
}

// -----

func.func @nothing(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error@+1 {{'remat.swap_out' op copies a value that takes no memory, because its readers compute it: remove the copy}}
  %h, %out = remat.swap_out %e : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %e : tensor<4xf32>
  return %x : tensor<4xf32>
}

// -----

func.func @inside(%x: tensor<4xf32>, %if: i1) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  // expected-error@+1 {{'scf.if' op contains copies between device and host, and copies are supported only in the step's own block and in bodies of loops}}
  %r = scf.if %if -> tensor<4xf32> {
    %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
    remat.await %out, %x : tensor<4xf32>
    %e = tensor.empty() : tensor<4xf32>
    %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
    %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
    scf.yield %t3 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @slots(%x: tensor<4xf32>, %i: index) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %stack = remat.host_stack : !remat.host<6x4xf32>
  %slot = remat.host_slot %stack[%i] : !remat.host<6x4xf32> -> !remat.host<4xf32>
  // expected-error@+1 {{'remat.swap_out' op names a slot of a stack on the host. Only a step after bufferization has such slots: plan the step before bufferization}}
  %h, %out = remat.swap_out %t into %slot : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

// expected-note@+2 {{of type 'memref<4xf32>'}}
// expected-error@+1 {{function @memrefs works on buffers}}
func.func @memrefs(%x: tensor<4xf32>, %m: memref<4xf32>) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  %h, %out = remat.swap_out %m : memref<4xf32> -> !remat.host<4xf32>
  remat.await %out, %m : memref<4xf32>
  return %x : tensor<4xf32>
}

// -----

func.func @read_while_away(%t: tensor<4xf32> {remat.donate}) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  // expected-error@+1 {{reads tensor 0 'arg0' from before this tensor was copied to the host: read the result of the remat.await that follows the last remat.swap_in of this tensor}}
  return %t : tensor<4xf32>
}

// -----

func.func @read_while_away_inside(%t: tensor<4xf32> {remat.donate}, %i: index) -> f32
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0>} {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %z = arith.constant 0.0 : f32
  // expected-error@+1 {{reads tensor 0 'arg0' from before this tensor was copied to the host}}
  %r = scf.for %k = %i to %i step %i iter_args(%it = %z) -> f32 {
    %x = tensor.extract %t[%k] : tensor<4xf32>
    scf.yield %x : f32
  }
  return %r : f32
}
