// The joint body becomes a step of its own, with a barrier between the loops.
// Ops have their numbers in the body: op10 and op11 stand for the carried
// values and for the turn.
// RUN: mkdir -p %t
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-export-loop-bodies=folder=%t -o %t/unchanged
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect | diff - %t/unchanged
// RUN: FileCheck %s < %t/0.mlir
// CHECK:      %[[TANH:.*]] = "stablehlo.tanh"(%{{.*}}) : {{.*}} loc([[TANH_LOC:#.*]])
// CHECK:      %[[SLOPE:.*]] = "stablehlo.subtract"(%{{.*}}, %[[TANH]])
// CHECK:      %[[NEXT:.*]] = "stablehlo.add"(%[[TANH]], %arg3)
// CHECK-NEXT: %[[CROSSED:.*]]:2 = "stablehlo.optimization_barrier"(%[[TANH]], %[[SLOPE]])
// CHECK:      %[[PRODUCT:.*]] = "stablehlo.multiply"(%arg4, %[[CROSSED]]#1) : {{.*}} loc([[PRODUCT_LOC:#.*]])
// CHECK:      "func.return"(%[[NEXT]],
// CHECK:      [[TANH_LOC]] = loc("op5")
// CHECK:      [[PRODUCT_LOC]] = loc("op20")

// RUN: not remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-export-loop-bodies=folder=%t/none -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: error: bodies: {{.*}}none/0.mlir
// RUN: not remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-export-loop-bodies -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: remat-export-loop-bodies needs folder=
// RUN: not remat-opt %s --remat-export-loop-bodies=folder=%t -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOOPS
// LOOPS: error: function @no_loops has no pair of loops (a later loop that reads the stacks of an earlier one), and no loop with a whole step in its body; remat-print-loops describes each loop
func.func @no_loops(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
