// The plan stands on the loop that runs first, and nothing else changes.
// RUN: remat-opt %S/Inputs/for.mlir --remat-plan-loops=budget=75%% -o %t
// RUN: remat-opt %S/Inputs/for.mlir -o %t.before
// RUN: sed 's/ {remat.loop_plan = .*}$//' %t | diff - %t.before
// RUN: FileCheck %s < %t
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %arg1
// CHECK: } {remat.loop_plan = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", budget = 1536, nodes = 8, steps = [0-3, 5, 0, 4, 6-7]>, cost_model = "flops">}
// CHECK: scf.for
// CHECK-NOT: remat.loop_plan

// Applied later it makes the same loops.
// RUN: remat-opt %t --remat-apply-loops -o %t.later
// RUN: remat-opt %S/Inputs/for.mlir --remat-plan-loops=budget=75%% --remat-apply-loops | diff - %t.later

// Groups of iterations, and stacks on the host.
// RUN: sed "s/<6x/<24x/g; s/dense<6>/dense<24>/g" %S/Inputs/scan.mlir | remat-opt --allow-unregistered-dialect --remat-plan-loops=budget=min | FileCheck %s --check-prefix=GROUPS
// GROUPS: remat.loop_plan = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", nodes = 18, steps = [0-2, 4-6, 0-3, 10-15, 7-9, 16-17]>, cost_model = "flops", groups = [4]>
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=30000 offload=true d2h=1e9 h2d=1e9" | FileCheck %s --check-prefix=HOST
// HOST: cost_model = "flops", host = [3], d2h = 1.0e+09, h2d = 1.0e+09, latency = 1.0e-05>
