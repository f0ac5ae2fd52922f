// A step in a loop over microbatches: the pair of loops inside of it is
// planned, and the sum of gradients is updated slice by slice, in place.
// RUN: remat-opt %S/Inputs/microbatches.mlir --allow-unregistered-dialect --remat-sink-into-loops=remarks=true --remat-plan-loops="budget=min remarks=true effort=0.1" --remat-apply-loops -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s < %t.mlir

// REMARK: remark: loop of 6 iterations: 1 ops that read 1 of its stacks move into the loop
// REMARK: remark: loops of 6 iterations: {{.*}} stacks 9216 -> 3072,

// CHECK: "stablehlo.while"
// CHECK: ^bb0(%{{[^:]*}}: tensor<4x16x8xf32>, %{{[^:]*}}: tensor<6x8x8xf32>, %{{[^:]*}}: tensor<i32>, %[[SUM:[^:]*]]: tensor<6x8x8xf32>):
// CHECK:   "stablehlo.while"
// CHECK:     "stablehlo.tanh"
// CHECK:   "stablehlo.while"({{.*}}%[[SUM]]{{.*}}) ({
// CHECK:   ^bb0({{.*}}%[[LAYERS:[^:]*]]: tensor<6x8x8xf32>, %{{[^:]*}}: tensor<6x16x8xf32>):
// CHECK:     "stablehlo.tanh"
// CHECK:     "stablehlo.dynamic_slice"(%[[LAYERS]],
// CHECK:     "stablehlo.dynamic_update_slice"(%[[LAYERS]],
// CHECK-NOT: "stablehlo.add"({{.*}}) : (tensor<6x8x8xf32>
// CHECK:   return
