// The joint body as a step of its own, with a barrier between the loops. Ops have
// their numbers in the body: op10 and op11 stand for what is carried on and for
// the turn.
// RUN: mkdir -p %t
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=bodies=%t -o %t/unchanged
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect | diff - %t/unchanged
// RUN: FileCheck %s < %t/0.mlir
// CHECK:      %[[TANH:.*]] = "stablehlo.tanh"(%{{.*}}) : {{.*}} loc([[TANH_LOC:#.*]])
// CHECK:      %[[SLOPE:.*]] = "stablehlo.subtract"(%{{.*}}, %[[TANH]])
// CHECK:      %[[NEXT:.*]] = "stablehlo.add"(%[[TANH]], %arg3)
// CHECK-NEXT: %[[CROSSED:.*]]:2 = "stablehlo.optimization_barrier"(%[[TANH]], %[[SLOPE]])
// CHECK:      %[[PRODUCT:.*]] = "stablehlo.multiply"(%arg4, %[[CROSSED]]#1) : {{.*}} loc([[PRODUCT_LOC:#.*]])
// CHECK:      "func.return"(%[[NEXT]],
// CHECK:      [[TANH_LOC]] = loc("op5")
// CHECK:      [[PRODUCT_LOC]] = loc("op20")

// A compiler that computes tanh and what is made of it in one kernel, and so the
// three ops of the backward body that read it: nothing is held between them.
// RUN: cp %S/Inputs/scan.kernels.json %t/0.json
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min remarks=true kernels=%t graphs=%t" -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --check-prefix=GRAPH < %t/0.graph.json
// RUN: FileCheck %s --check-prefix=LOOPS < %t.mlir
// REMARK: remark: loops of 6 iterations: {{.*}} stacks 73728 -> 24576,
// GRAPH:     "name": "forward.1"
// GRAPH:     "name": "backward.1"
// GRAPH-NOT: multiply
// LOOPS:     "stablehlo.tanh"
// LOOPS:     "stablehlo.tanh"
// LOOPS-NOT: remat.group

// RUN: sed "s/\"results\": .*/\"results\": []/" %S/Inputs/scan.kernels.json > %t/0.json
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=kernels=%t -o /dev/null 2>&1 | FileCheck %s --check-prefix=RESULTS
// RESULTS: error: kernels: {{.*}}0.json: it has 0 results, and the step 3: the file is of another step
// RUN: sed "s/\"op5\",/\"op500\",/" %S/Inputs/scan.kernels.json > %t/0.json
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=kernels=%t -o /dev/null 2>&1 | FileCheck %s --check-prefix=OPS
// OPS: error: kernels: {{.*}}0.json: tensor 4 'tanh' is of op 500, and the step has 29 ops
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=kernels=%t/none -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: kernels: cannot read '{{.*}}none/0.json'
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=bodies=%t/none -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: error: bodies: {{.*}}none/0.mlir
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops=graphs=%t/none -o /dev/null 2>&1 | FileCheck %s --check-prefix=GRAPHS
// GRAPHS: error: graphs: {{.*}}none/0.graph.json
