// A step that only returns gradients: only the backward loop reads the results
// of the forward loop.
// RUN: sed "s/(%7#2, %9)/(%9, %9)/; s/(%9, %7#2)/(%9, %9)/" %S/Inputs/scan.mlir | remat-opt --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-apply-loops | FileCheck %s

// CHECK:         %[[FORWARD:.*]]:4 = "stablehlo.while"(
// CHECK:           "stablehlo.tanh"
// CHECK:         %[[BACKWARD:.*]]:5 = "stablehlo.while"({{.*}}, %[[FORWARD]]#3)
// CHECK:           "stablehlo.tanh"
// CHECK-NOT:     "stablehlo.while"
// CHECK:         return %[[BACKWARD]]#3
