// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{unknown policy 'drop': expected 'keep', 'recompute' or 'offload'}}
"test.op"() {a = #remat.policy<drop>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"test.op"() {a = #remat.policy<1>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = #remat.policy<keep, offload>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"test.op"() {a = #remat.policy} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `polici` in dialect `remat`}}
"test.op"() {a = #remat.polici<keep>} : () -> ()

// -----

// expected-error@+1 {{only the policy 'recompute' can have a number of runs}}
"test.op"() {a = #remat.policy<keep = 2>} : () -> ()

// -----

// expected-error@+1 {{expected a number of runs from 1 to 4294967294}}
"test.op"() {a = #remat.policy<recompute = 0>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"test.op"() {a = #remat.policy<recompute = often>} : () -> ()
