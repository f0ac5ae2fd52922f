// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{name must not be empty}}
"test.op"() {a = #remat.machine<name = "", flops = 1.0, bandwidth = 1.0>} : () -> ()

// -----

// expected-error@+1 {{flops must be finite and above 0, got 0.000000e+00}}
"test.op"() {a = #remat.machine<name = "m", flops = 0.0, bandwidth = 1.0>} : () -> ()

// -----

// expected-error@+1 {{bandwidth must be finite and above 0, got -1.000000e+00}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = -1.0>} : () -> ()

// -----

// expected-error@+1 {{launch must be finite and not negative, got -1.000000e+00}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, launch = -1.0>} : () -> ()

// -----

// expected-error@+1 {{latency must be finite and not negative, got -1.000000e+00}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, d2h = 1.0, h2d = 1.0, latency = -1.0>} : () -> ()

// -----

// expected-error@+1 {{host_bytes must not be negative, got -1}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, d2h = 1.0, h2d = 1.0, host_bytes = -1>} : () -> ()

// -----

// expected-error@+1 {{give both d2h and h2d: a tensor that is copied to the host must come back}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, d2h = 1.0>} : () -> ()

// -----

// expected-error@+1 {{give both d2h and h2d: a tensor that is copied to the host must come back}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, h2d = 1.0>} : () -> ()

// -----

// expected-error@+1 {{d2h must be finite and above 0, got 0.000000e+00}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, d2h = 0.0, h2d = 1.0>} : () -> ()

// -----

// expected-error@+1 {{h2d must be finite and above 0, got 0.000000e+00}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, d2h = 1.0, h2d = 0.0>} : () -> ()

// -----

// expected-error@+1 {{latency, half_duplex and host_bytes describe a link: give d2h and h2d too}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, latency = 1.0>} : () -> ()

// -----

// expected-error@+1 {{latency, half_duplex and host_bytes describe a link: give d2h and h2d too}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, half_duplex>} : () -> ()

// -----

// expected-error@+1 {{latency, half_duplex and host_bytes describe a link: give d2h and h2d too}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, host_bytes = 1>} : () -> ()

// -----

// expected-error@+1 {{missing field 'flops'}}
"test.op"() {a = #remat.machine<name = "m", bandwidth = 1.0>} : () -> ()

// -----

// expected-error@+1 {{field 'half_duplex' is given twice}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, half_duplex, half_duplex>} : () -> ()

// -----

// expected-error@+1 {{unknown field 'duplex', expected one of name, flops, bandwidth, launch, d2h, h2d, latency, half_duplex, host_bytes}}
"test.op"() {a = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0, duplex>} : () -> ()
