// A plan that is not of its loop is refused, whoever wrote it.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops=budget=75%% -o %t

// RUN: sed 's/cost_model = "flops"/cost_model = "minutes"/' %t > %t.model
// RUN: not remat-opt %t.model --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODEL
// MODEL: error: {{.*}}remat.loop_plan has no 'cost_model' that is analytic, flops or roofline
// RUN: sed 's/, plan = #remat.plan<[^>]*>//' %t > %t.plan
// RUN: not remat-opt %t.plan --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAN
// PLAN: error: {{.*}}remat.loop_plan has no 'plan'
// RUN: sed 's/cost_model = "flops"/&, groups = 3 : i64/' %t > %t.kind
// RUN: not remat-opt %t.kind --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: error: {{.*}}remat.loop_plan has 'groups' that is not an array<i64: ...>
// RUN: sed 's/cost_model = "flops"/&, slots = 3 : i64/' %t > %t.unknown
// RUN: not remat-opt %t.unknown --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: {{.*}}remat.loop_plan has an unknown entry 'slots'
// RUN: sed 's/cost_model = "flops"/&, groups = array<i64: 3, 1>/' %t > %t.small
// RUN: not remat-opt %t.small --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL
// SMALL: error: {{.*}}remat.loop_plan has groups of 1: a group has two iterations at least
// RUN: sed 's/cost_model = "flops"/&, groups = array<i64: 4, 3>/' %t > %t.divide
// RUN: not remat-opt %t.divide --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=DIVIDE
// DIVIDE: error: {{.*}}remat.loop_plan has groups of 3, into which groups of 4 cannot be divided
// RUN: sed 's/cost_model = "flops"/&, starts_on_host/' %t > %t.starts
// RUN: not remat-opt %t.starts --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=STARTS
// STARTS: error: {{.*}}remat.loop_plan has 'starts_on_host' without 'groups'
// RUN: sed 's/cost_model = "flops"/&, ahead/' %t > %t.ahead
// RUN: not remat-opt %t.ahead --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=AHEAD
// AHEAD: error: {{.*}}remat.loop_plan has 'ahead' without 'host'
// RUN: sed 's/cost_model = "flops"/&, groups = array<i64: 3>, host = array<i64: 1>/' %t > %t.both
// RUN: not remat-opt %t.both --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: error: {{.*}}remat.loop_plan has 'groups' and 'host': stacks of groups lie on the device
// RUN: sed 's/cost_model = "flops"/&, host = array<i64: 3, 3>/' %t > %t.twice
// RUN: not remat-opt %t.twice --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: {{.*}}remat.loop_plan lists in 'host' what are no different tensors
// RUN: sed 's/cost_model = "flops"/&, host = array<i64: 3>/' %t > %t.link
// RUN: not remat-opt %t.link --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=LINK
// LINK: error: {{.*}}remat.loop_plan copies to the host without 'd2h' and 'h2d'
// RUN: sed 's/cost_model = "flops"/&, d2h = 1.0e9/' %t > %t.oneway
// RUN: not remat-opt %t.oneway --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONEWAY
// ONEWAY: error: {{.*}}remat.loop_plan copies to the host without 'd2h' and 'h2d'
// RUN: sed 's/cost_model = "flops"/&, d2h = 0.0, h2d = 1.0/' %t > %t.speed
// RUN: not remat-opt %t.speed --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=SPEED
// SPEED: error: {{.*}}remat.loop_plan has 'd2h' that is no f64, above 0
// RUN: sed 's/cost_model = "flops"/&, bound = -1.0/' %t > %t.bound
// RUN: not remat-opt %t.bound --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=BOUND
// BOUND: error: {{.*}}remat.loop_plan has 'bound' that is no f64, from 0 on
// RUN: sed 's/cost_model = "flops"/&, groups = array<i64: 4>/' %t > %t.groups
// RUN: not remat-opt %t.groups --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=GROUPS
// GROUPS: error: {{.*}}remat.loop_plan has groups of 4, into which 6 iterations cannot be divided
// RUN: sed 's/cost_model = "flops"/&, d2h = 1.0e9, h2d = 1.0e9, host = array<i64: 900>/' %t > %t.host
// RUN: not remat-opt %t.host --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOST
// HOST: error: {{.*}}remat.loop_plan puts tensor 900 on the host, which has no stack

// The graph of the loop is another.
// RUN: sed 's/\(.*\)%%\(.*\) = linalg.tanh .*/&\n\1%%more = linalg.exp ins(%%\2 : tensor<8x4xf32>) outs(%%\2 : tensor<8x4xf32>) -> tensor<8x4xf32>/; s/scf.yield %%[0-9]*, \(.*, .*\) : tensor<8x4xf32>, tensor<6x8x4xf32>/scf.yield %%more, \1 : tensor<8x4xf32>, tensor<6x8x4xf32>/' %t > %t.more
// RUN: not remat-opt %t.more --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=NODES
// NODES: error: the plan is for a graph of 8 nodes, and this loop has 9: it was changed after planning, plan again

// RUN: sed 's/steps = \[0-/steps = [4, 0-/' %t > %t.order
// RUN: not remat-opt %t.order --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: the plan is not valid:

// RUN: sed 's/cost_model = "flops"/&, d2h = 1.0e9, h2d = 1.0e9/; s/steps = \[0-[0-9]*/&, out 1, wait 1, in 1/' %t > %t.copies
// RUN: not remat-opt %t.copies --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=COPIES
// COPIES: error: {{.*}}remat.loop_plan has steps that copy, which are of loops alone: 'host' says which stacks of a pair lie on the host

// RUN: remat-opt %S/../remat-plan-loops/Inputs/whole-step.mlir --remat-plan-loops=budget=90%% -o %t.alone
// RUN: sed 's/cost_model = "flops"/&, groups = array<i64: 2>/' %t.alone > %t.alone-groups
// RUN: not remat-opt %t.alone-groups --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: error: {{.*}}remat.loop_plan has 'groups' or 'host', which are of pairs, and this loop is alone

// RUN: not remat-opt %s --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOOP
// LOOP: errors.mlir:[[#@LINE+6]]:{{.*}}: error: {{.*}}has a remat.loop_plan, and is neither a loop alone that is planned inside nor the forward loop of a pair: it was changed after planning, plan again
func.func @counts(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %x) -> (tensor<4xf32>) {
    %n = linalg.exp ins(%h : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  } {remat.loop_plan = {cost_model = "flops", plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>}}
  return %r : tensor<4xf32>
}
