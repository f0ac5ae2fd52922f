// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{planner must not be empty}}
"test.op"() {a = #remat.applied<planner = "", peak = 1, baseline = 1, overhead = 0.0, clones = 1, fences = 1>} : () -> ()

// -----

// expected-error@+1 {{budget must not be negative, got -1}}
"test.op"() {a = #remat.applied<planner = "p", budget = -1, peak = 1, baseline = 1, overhead = 0.0, clones = 1, fences = 1>} : () -> ()

// -----

// expected-error@+1 {{peak must not be negative, got -1}}
"test.op"() {a = #remat.applied<planner = "p", peak = -1, baseline = 1, overhead = 0.0, clones = 1, fences = 1>} : () -> ()

// -----

// expected-error@+1 {{baseline must not be negative, got -1}}
"test.op"() {a = #remat.applied<planner = "p", peak = 1, baseline = -1, overhead = 0.0, clones = 1, fences = 1>} : () -> ()

// -----

// expected-error@+1 {{overhead must be finite and not negative, got -5.000000e-01}}
"test.op"() {a = #remat.applied<planner = "p", peak = 1, baseline = 1, overhead = -0.5, clones = 1, fences = 1>} : () -> ()

// -----

// expected-error@+1 {{clones must not be negative, got -1}}
"test.op"() {a = #remat.applied<planner = "p", peak = 1, baseline = 1, overhead = 0.0, clones = -1, fences = 1>} : () -> ()

// -----

// expected-error@+1 {{fences must not be negative, got -1}}
"test.op"() {a = #remat.applied<planner = "p", peak = 1, baseline = 1, overhead = 0.0, clones = 1, fences = -1>} : () -> ()

// -----

// expected-error@+1 {{swap_ins must not be negative, got -1}}
"test.op"() {a = #remat.applied<planner = "p", peak = 1, baseline = 1, overhead = 0.0, clones = 1, fences = 1, swap_ins = -1, host_peak = 1>} : () -> ()

// -----

// expected-error@+1 {{host_peak must not be negative, got -1}}
"test.op"() {a = #remat.applied<planner = "p", peak = 1, baseline = 1, overhead = 0.0, clones = 1, fences = 1, swap_ins = 1, host_peak = -1>} : () -> ()

// -----

// expected-error@+1 {{missing field 'peak'}}
"test.op"() {a = #remat.applied<planner = "p", baseline = 1, overhead = 0.0, clones = 1, fences = 1>} : () -> ()
