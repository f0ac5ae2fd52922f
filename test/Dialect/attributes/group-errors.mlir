// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{workspace must not be negative, got -1}}
"test.op"() {a = #remat.group<workspace = -1>} : () -> ()

// -----

// expected-error@+1 {{flops and bytes must be given together}}
"test.op"() {a = #remat.group<flops = 1>} : () -> ()

// -----

// expected-error@+1 {{seconds must come with flops and bytes}}
"test.op"() {a = #remat.group<seconds = 1.0>} : () -> ()

// -----

// expected-error@+1 {{flops must not be negative, got -1}}
"test.op"() {a = #remat.group<flops = -1, bytes = 2>} : () -> ()

// -----

// expected-error@+1 {{seconds must be finite and not negative, got -1.000000e+00}}
"test.op"() {a = #remat.group<flops = 1, bytes = 2, seconds = -1.0>} : () -> ()

// -----

// expected-error@+1 {{unknown field 'number', expected one of name, workspace, flops, bytes, seconds}}
"test.op"() {a = #remat.group<number = 1>} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.group' must be an array<i64: ...> of different group numbers from 0, rising from the second on, got 3 : i64}}
"test.op"() {remat.group = 3} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.group' must be an array<i64: ...> of different group numbers}}
"test.op"() {remat.group = array<i64>} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.group' must be an array<i64: ...> of different group numbers}}
"test.op"() {remat.group = array<i64: -1>} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.group' must be an array<i64: ...> of different group numbers}}
"test.op"() {remat.group = array<i64: 2, 1, 2>} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.group' must be an array<i64: ...> of different group numbers}}
"test.op"() {remat.group = array<i64: 0, 3, 2>} : () -> ()

// -----

// expected-error@+1 {{attribute 'remat.groups' must be a list of #remat.group, got [1]}}
func.func private @f() attributes {remat.groups = [1]}

// -----

func.func @f() {
  // expected-error@+1 {{attribute 'remat.groups' belongs on a function}}
  %0 = arith.constant {remat.groups = []} 1 : i32
  return
}
