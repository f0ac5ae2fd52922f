// A mask of positions is made before the loops, and the backward loop alone
// reads it. That loop makes it again instead of holding it.
// RUN: sed 's/^  %0 = .*/&\n  %row = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<64x16xi32>\n  %column = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<64x16xi32>\n  %bits = "stablehlo.compare"(%row, %column) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64x16xi32>, tensor<64x16xi32>) -> tensor<64x16xi1>\n  %mask = "stablehlo.convert"(%bits) : (tensor<64x16xi1>) -> tensor<64x16xf32>/; s/(%arg7, %36)/(%arg7, %mask)/' %S/Inputs/scan.mlir > %t.mlir
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-apply-loops | FileCheck %s
// CHECK:         "stablehlo.while"
// CHECK-NOT:     stablehlo.iota
// CHECK:         %{{.*}}:5 = "stablehlo.while"({{.*}}) ({
// CHECK:         ^bb0(
// CHECK:         ^bb0(%[[WEIGHTS:.*]]: tensor<6x16x16xf32>, %{{.*}}: tensor<i32>, %[[GRADIENT:.*]]: tensor<64x16xf32>,
// CHECK-DAG:       %[[ROW:.*]] = "stablehlo.iota"() <{iota_dimension = 0
// CHECK-DAG:       %[[COLUMN:.*]] = "stablehlo.iota"() <{iota_dimension = 1
// CHECK:           %[[BITS:.*]] = "stablehlo.compare"(%[[ROW]], %[[COLUMN]])
// CHECK:           %[[MASK:.*]] = "stablehlo.convert"(%[[BITS]])
// CHECK:           "stablehlo.multiply"(%{{.*}}, %[[MASK]])

// A mask of an argument is held.
// RUN: sed 's/"stablehlo.iota"() <{iota_dimension = 0 : i64}> : () ->/"stablehlo.convert"(%arg1) : (tensor<64x16xf32>) ->/' %t.mlir > %t.held.mlir
// RUN: remat-opt %t.held.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-apply-loops | FileCheck %s --check-prefix=HELD
// HELD:          "stablehlo.iota"
// HELD:          %[[MASK:.*]] = "stablehlo.convert"(%{{.*}}) : (tensor<64x16xi1>)
// HELD:          "stablehlo.while"({{.*}}%[[MASK]]
// HELD-NOT:      "stablehlo.iota"
