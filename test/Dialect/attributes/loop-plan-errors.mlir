// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{missing field 'plan'}}
"test.op"() {a = #remat.loop_plan<cost_model = "flops">} : () -> ()

// -----

// expected-error@+1 {{groups of 1: a group has at least two iterations}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", groups = [3, 1]>} : () -> ()

// -----

// expected-error@+1 {{groups of 4 cannot be divided into groups of 3}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", groups = [4, 3]>} : () -> ()

// -----

// expected-error@+1 {{'starts_on_host' is only for loops in groups: give 'groups' too}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", starts_on_host, d2h = 1.0, h2d = 1.0>} : () -> ()

// -----

// expected-error@+1 {{'groups' and 'host' exclude each other: a loop in groups keeps its stacks on the device}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", groups = [3], host = [1], d2h = 1.0, h2d = 1.0>} : () -> ()

// -----

// expected-error@+1 {{host: -1 is not the number of a tensor}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", host = [-1], d2h = 1.0, h2d = 1.0>} : () -> ()

// -----

// expected-error@+1 {{host: tensor 3 is given twice}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", host = [3, 2, 3], d2h = 1.0, h2d = 1.0>} : () -> ()

// -----

// expected-error@+1 {{copies to the host need d2h and h2d}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", host = [3]>} : () -> ()

// -----

// expected-error@+1 {{copies to the host need d2h and h2d}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", groups = [3], starts_on_host>} : () -> ()

// -----

// expected-error@+1 {{copies to the host need d2h and h2d}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0, out 1, wait 1, in 1]>, cost_model = "flops">} : () -> ()

// -----

// expected-error@+1 {{give both d2h and h2d: a tensor that is copied to the host must come back}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", d2h = 1.0>} : () -> ()

// -----

// expected-error@+1 {{d2h must be finite and above 0, got 0.000000e+00}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", d2h = 0.0, h2d = 1.0>} : () -> ()

// -----

// expected-error@+1 {{latency must be finite and not negative, got -1.000000e+00}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", d2h = 1.0, h2d = 1.0, latency = -1.0>} : () -> ()

// -----

// expected-error@+1 {{bound must be finite and not negative, got -1.000000e+00}}
"test.op"() {a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops", bound = -1.0>} : () -> ()
