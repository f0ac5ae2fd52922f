// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{unknown policy 'drop', expected keep, recompute or offload}}
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
