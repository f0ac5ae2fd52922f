// A plan that is not of its loop is refused.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops=budget=75%% -o %t

// RUN: sed 's/cost_model = "flops"/cost_model = "minutes"/' %t > %t.model
// RUN: not remat-opt %t.model --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODEL
// MODEL: error: {{.*}}remat.loop_plan has the unknown cost model 'minutes': expected 'analytic', 'flops' or 'roofline'
// RUN: sed 's/cost_model = "flops"/&, groups = [4]/' %t > %t.groups
// RUN: not remat-opt %t.groups --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=GROUPS
// GROUPS: error: {{.*}}remat.loop_plan has groups of 4, into which 6 iterations cannot be divided
// RUN: sed 's/cost_model = "flops"/&, host = [900], d2h = 1.0e9, h2d = 1.0e9/' %t > %t.host
// RUN: not remat-opt %t.host --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOST
// HOST: error: {{.*}}remat.loop_plan puts tensor 900 on the host, but this tensor has no stack

// The graph of the loop is another.
// RUN: sed 's/\(.*\)%%\(.*\) = linalg.tanh .*/&\n\1%%more = linalg.exp ins(%%\2 : tensor<8x4xf32>) outs(%%\2 : tensor<8x4xf32>) -> tensor<8x4xf32>/; s/scf.yield %%[0-9]*, \(.*, .*\) : tensor<8x4xf32>, tensor<6x8x4xf32>/scf.yield %%more, \1 : tensor<8x4xf32>, tensor<6x8x4xf32>/' %t > %t.more
// RUN: not remat-opt %t.more --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=NODES
// NODES: error: the plan is for a graph of 8 nodes, and this loop has 9: it was changed after planning, plan again

// RUN: sed 's/steps = \[0-/steps = [4, 0-/' %t > %t.order
// RUN: not remat-opt %t.order --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: the plan is not valid:

// RUN: sed 's/cost_model = "flops"/&, d2h = 1.0e9, h2d = 1.0e9/; s/steps = \[0-[0-9]*/&, out 1, wait 1, in 1/' %t > %t.copies
// RUN: not remat-opt %t.copies --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=COPIES
// COPIES: error: {{.*}}remat.loop_plan has copies in its steps, which are for single loops: 'host' names the stacks of a pair that are on the host

// RUN: remat-opt %S/../remat-plan-loops/Inputs/whole-step.mlir --remat-plan-loops=budget=90%% -o %t.alone
// RUN: sed 's/cost_model = "flops"/&, groups = [2]/' %t.alone > %t.alone-groups
// RUN: not remat-opt %t.alone-groups --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: error: {{.*}}remat.loop_plan has 'groups' or 'host', which are for pairs of loops, but this loop is not in a pair

// RUN: not remat-opt %s --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOOP
// LOOP: errors.mlir:[[#@LINE+6]]:{{.*}}: error: {{.*}}has a remat.loop_plan, but is neither a single planned loop nor the forward loop of a pair: it was changed after planning, plan again
func.func @counts(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %x) -> (tensor<4xf32>) {
    %n = linalg.exp ins(%h : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  } {remat.loop_plan = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 1, steps = [0]>, cost_model = "flops">}
  return %r : tensor<4xf32>
}
