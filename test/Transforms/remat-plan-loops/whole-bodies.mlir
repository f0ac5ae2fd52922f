// This is like jax.checkpoint around the body of a scan: only the carry is
// stacked, and the backward loop makes the whole body again, without a fence.
// Nothing in that loop could merge with it.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min planner=whole-bodies" --remat-apply-loops | FileCheck %s --implicit-check-not=remat.fence

// CHECK:         %[[FORWARD:.*]]:4 = "stablehlo.while"
// CHECK:         "stablehlo.while"(%{{.*}}, %[[FORWARD]]#3) ({
// CHECK:           "stablehlo.return"
// CHECK:         ^bb0({{.*}}%[[GRADIENT:.*]]: tensor<64x16xf32>, %{{.*}}: tensor<6x16x16xf32>, %[[STACK:.*]]: tensor<6x64x16xf32>):
// CHECK:           %[[READ:.*]] = "stablehlo.dynamic_slice"(%[[STACK]],
// CHECK:           %[[CARRY:.*]] = "stablehlo.reshape"(%[[READ]])
// CHECK:           %[[DOT:.*]] = "stablehlo.dot_general"(%[[CARRY]],
// CHECK:           %[[TANH:.*]] = "stablehlo.tanh"(%[[DOT]])
// CHECK:           "stablehlo.subtract"(%{{.*}}, %[[TANH]])

// With more bytes the product stays: 2 x 6 x 4,096 bytes of stacks.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=71kB planner=whole-bodies remarks=true" --remat-apply-loops -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: stacks 73728 -> 49152, one iteration 21504 -> 21504; 0.96 % more cost; groups of 1; planner whole-bodies
// RUN: FileCheck %s --check-prefix=PRODUCT --implicit-check-not=remat.fence < %t.mlir
// PRODUCT:       "stablehlo.dynamic_update_slice"
// PRODUCT:       "stablehlo.dynamic_update_slice"
// PRODUCT:       "stablehlo.tanh"
// PRODUCT-NOT:   "stablehlo.dot_general"{{.*}}lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]

// It plans nothing else, such as groups of iterations.
// RUN: not remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=40kB planner=whole-bodies" --remat-apply-loops 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: planner 'whole-bodies' finds no plan of the loops within 40000 bytes (budget=40kB); the smallest plan takes 46080 bytes

// The planner products-kept stacks the product, whatever the budget is.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=100% planner=products-kept" --remat-apply-loops | FileCheck %s --check-prefix=PRODUCT --implicit-check-not=remat.fence

// A body with a product of 64x64 elements and a product of 64x8 elements. On
// this machine the first product takes less time than the write of its slot:
// (512 + 512 + 4,096) x 4 bytes are moved for the product, and 2 x 4,096 x 4
// bytes for the slot. Only the second product has a stack beside the carry.
// Without a machine, both products have one.
// RUN: echo '#remat.machine<name = "quick", flops = 1.0e+15, bandwidth = 1.0e+12, launch = 0.0>' > %t.machine
// RUN: remat-opt %S/Inputs/wide.mlir --allow-unregistered-dialect --remat-annotate-costs=machine=%t.machine --remat-plan-loops="budget=100% planner=products-kept remarks=true" --remat-apply-loops -o %t.slow.mlir 2>&1 | FileCheck %s --check-prefix=SLOW
// SLOW: stacks 233472 -> 24576,
// RUN: remat-opt %S/Inputs/wide.mlir --allow-unregistered-dialect --remat-plan-loops="budget=100% planner=products-kept remarks=true" --remat-apply-loops -o %t.all.mlir 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: stacks 233472 -> 122880,
