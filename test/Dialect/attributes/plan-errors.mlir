// RUN: remat-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{version 2 is not known: expected 1}}
"test.op"() {a = #remat.plan<version = 2, planner = "p", nodes = 1, steps = [0]>} : () -> ()

// -----

// expected-error@+1 {{missing field 'version'}}
"test.op"() {a = #remat.plan<planner = "p", nodes = 1, steps = [0]>} : () -> ()

// -----

// expected-error@+1 {{missing field 'steps'}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 1>} : () -> ()

// -----

// expected-error@+1 {{planner must not be empty}}
"test.op"() {a = #remat.plan<version = 1, planner = "", nodes = 1, steps = [0]>} : () -> ()

// -----

// expected-error@+1 {{budget must not be negative, got -1}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", budget = -1, nodes = 1, steps = [0]>} : () -> ()

// -----

// expected-error@+1 {{nodes must be from 0 to 4294967295, got -1}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = -1, steps = []>} : () -> ()

// -----

// expected-error@+1 {{nodes must be from 0 to 4294967295, got 4294967296}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 4294967296, steps = []>} : () -> ()

// -----

// expected-error@+1 {{the number of a node or tensor must not be negative}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 1, steps = [-1, 0]>} : () -> ()

// -----

// expected-error@+1 {{the number of a node or tensor must not be negative}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 1, steps = [0--1]>} : () -> ()

// -----

// expected-error@+1 {{the number of a node or tensor must not be negative}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 1, steps = [0, out -1]>} : () -> ()

// -----

// expected-error@+1 {{node 3 does not exist: nodes = 3}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [0-2, 3]>} : () -> ()

// -----

// expected-error@+1 {{node 4000000000 does not exist: nodes = 3}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [0-4000000000]>} : () -> ()

// -----

// expected-error@+1 {{integer value too large}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [0-4294967296]>} : () -> ()

// -----

// expected-error@+1 {{empty range 2-1}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [0-2, 2-1]>} : () -> ()

// -----

// The same if the range begins directly behind the one before.
// expected-error@+1 {{empty range 3-1}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [0-2, 3-1]>} : () -> ()

// -----

// expected-error@+1 {{expected decimal integer value}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [0-]>} : () -> ()

// -----

// expected-error@+1 {{unknown action 'swap': expected a node, a range of nodes, or one of 'out', 'wait' and 'in' followed by a tensor}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 1, steps = [0, swap 1]>} : () -> ()

// -----

// expected-error@+1 {{expected ']'}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 1, steps = [0, out 1-2]>} : () -> ()

// -----

// expected-error@+1 {{node 0 is never computed: a plan computes every node of the graph at least once}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [1, 2, out 0]>} : () -> ()

// -----

// expected-error@+1 {{node 3 is never computed: a plan computes every node of the graph at least once}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 6, steps = [4-5, 0-2, 0-1]>} : () -> ()

// -----

// expected-error@+1 {{node 2 is never computed: a plan computes every node of the graph at least once}}
"test.op"() {a = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [0, 1, 0-1]>} : () -> ()
