// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{flops must not be negative, got -1}}
"test.op"() {a = #remat.cost<flops = -1, bytes = 2, seconds = 3.0>} : () -> ()

// -----

// expected-error@+1 {{bytes must not be negative, got -2}}
"test.op"() {a = #remat.cost<flops = 1, bytes = -2, seconds = 3.0>} : () -> ()

// -----

// expected-error@+1 {{seconds must be finite and not negative, got -3.000000e+00}}
"test.op"() {a = #remat.cost<flops = 1, bytes = 2, seconds = -3.0>} : () -> ()

// -----

// expected-error@+1 {{seconds must be finite and not negative, got -3.000000e+00}}
"test.op"() {a = #remat.cost<flops = 1, bytes = 2, seconds = -3>} : () -> ()

// -----

// expected-error@+1 {{seconds must be finite and not negative, got INF}}
"test.op"() {a = #remat.cost<flops = 1, bytes = 2, seconds = 1.0e+400>} : () -> ()

// -----

// expected-error@+1 {{integer value too large}}
"test.op"() {a = #remat.cost<flops = 9223372036854775808, bytes = 2, seconds = 3.0>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = #remat.cost<flops = 1.5, bytes = 2, seconds = 3.0>} : () -> ()

// -----

// expected-error@+1 {{missing field 'bytes'}}
"test.op"() {a = #remat.cost<flops = 1, seconds = 3.0>} : () -> ()

// -----

// expected-error@+1 {{field 'flops' is given twice}}
"test.op"() {a = #remat.cost<flops = 1, bytes = 2, flops = 1, seconds = 3.0>} : () -> ()

// -----

// expected-error@+1 {{unknown field 'time', expected one of flops, bytes, seconds}}
"test.op"() {a = #remat.cost<flops = 1, bytes = 2, time = 3.0>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"test.op"() {a = #remat.cost<flops 1, bytes = 2, seconds = 3.0>} : () -> ()
