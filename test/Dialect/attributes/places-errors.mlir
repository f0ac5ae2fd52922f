// Discardable attributes of the wrong kind, in the wrong place, or unknown.
// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{unknown attribute 'remat.polciy', expected one of remat.policy, remat.split, remat.cost, remat.arena, remat.workspace, remat.in_place, remat.overwritten, remat.stored_bytes, remat.stored_shape, remat.merged, remat.run_again, remat.group, remat.groups, remat.cost_model, remat.plan, remat.planned, remat.loop_plan, remat.loop_kernels, remat.loops_refused, remat.applied, remat.peak_limit, remat.caller_results, remat.unsliced_peak, remat.sliced, remat.step, remat.machine, remat.loss, remat.donate, remat.slice, remat.whole}}
"test.op"() {remat.polciy = #remat.policy<keep>} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.policy' must be #remat.policy, got "keep"}}
"test.op"() {remat.policy = "keep"} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.cost' must be #remat.cost, got 10 : i64}}
"test.op"() {remat.cost = 10} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.cost_model' must be a string, got 10 : i64}}
func.func private @f() attributes {remat.cost_model = 10}

// -----

// expected-error@+1 {{attribute 'remat.plan' must be #remat.plan, got "auto"}}
func.func private @f() attributes {remat.plan = "auto"}

// -----

// expected-error@+1 {{attribute 'remat.applied' must be #remat.applied, got unit}}
func.func private @f() attributes {remat.applied}

// -----

// expected-error@+1 {{attribute 'remat.step' must be a symbol, got "f"}}
module attributes {remat.step = "f"} {
}

// -----

// expected-error@+1 {{attribute 'remat.machine' must be #remat.machine, got "h100"}}
module attributes {remat.machine = "h100"} {
}

// -----

// expected-error@+1 {{attribute 'remat.loss' must be unit, got true}}
func.func private @f() -> (f32 {remat.loss = true})

// -----

// expected-error@+1 {{attribute 'remat.donate' must be unit, got 1 : i64}}
func.func private @f(tensor<4xf32> {remat.donate = 1})

// -----

// expected-error@+1 {{attribute 'remat.cost_model' belongs on a function}}
module attributes {remat.cost_model = "flops"} {
}

// -----

// expected-error@+1 {{attribute 'remat.plan' belongs on a function}}
module attributes {remat.plan = #remat.plan<version = 1, planner = "p", nodes = 1, steps = [0]>} {
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'remat.applied' belongs on a function}}
  %0 = math.exp %x {remat.applied = #remat.applied<planner = "p", peak = 1, baseline = 1, overhead = 0.0, clones = 0, fences = 0>} : f32
  return
}

// -----

// expected-error@+1 {{attribute 'remat.step' belongs on a module}}
func.func private @f() attributes {remat.step = @f}

// -----

// expected-error@+1 {{attribute 'remat.machine' belongs on a module}}
func.func private @f() attributes {remat.machine = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0>}

// -----

// expected-error@+1 {{attribute 'remat.loss' belongs on a function result}}
func.func private @f() -> f32 attributes {remat.loss}

// -----

// expected-error@+1 {{attribute 'remat.loss' belongs on a function result}}
func.func private @f(f32 {remat.loss})

// -----

// expected-error@+1 {{attribute 'remat.donate' belongs on a function argument}}
func.func private @f() -> (tensor<4xf32> {remat.donate})

// -----

// expected-error@+1 {{attribute 'remat.donate' belongs on a function argument}}
"test.op"() {remat.donate} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.policy' belongs on an op}}
func.func private @f(tensor<4xf32> {remat.policy = #remat.policy<keep>})

// -----

// expected-error@+1 {{attribute 'remat.cost' belongs on an op}}
func.func private @f() -> (tensor<4xf32> {remat.cost = #remat.cost<flops = 1, bytes = 1, seconds = 1.0>})

// -----

// expected-error@+1 {{unknown attribute 'remat.lose', expected one of}}
func.func private @f() -> (f32 {remat.lose})

// -----

// expected-error@+1 {{results 0 and 2 are both 'remat.loss': a function can have only one loss}}
func.func private @f() -> (f32 {remat.loss}, f32, f32 {remat.loss})

// -----

// expected-error@+1 {{attribute 'remat.split' must be unit, got true}}
"test.op"() {remat.split = true} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.slice' belongs on a function argument}}
func.func @slice_on_function() attributes {remat.slice = 0} {
  return
}

// -----

// expected-error@+1 {{attribute 'remat.whole' must be unit, got true}}
func.func @whole(%x: tensor<4xf32>) attributes {remat.whole = true} {
  return
}

// -----

// expected-error@+1 {{attribute 'remat.unsliced_peak' must be a number of bytes as i64, got -1 : i64}}
func.func @peak() attributes {remat.unsliced_peak = -1} {
  return
}
