// Reshapes that undo each other are removed. Others stay.
// RUN: remat-opt %s --allow-unregistered-dialect --remat-prepare | FileCheck %s

// CHECK-LABEL: func.func @step(
// CHECK-SAME:      %[[X:.*]]: tensor<6x4xf32>)
// CHECK-NEXT:    %[[A:.*]] = "stablehlo.tanh"(%[[X]])
// CHECK-NEXT:    %[[C:.*]] = "stablehlo.reshape"(%[[A]]) : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
// CHECK-NEXT:    %[[B:.*]] = "stablehlo.exponential"(%[[A]])
// CHECK-NEXT:    %[[D:.*]] = "stablehlo.reshape"(%[[C]]) {mhlo.sharding = "{replicated}"} : (tensor<3x2x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:    return %[[B]], %[[C]], %[[D]]
func.func @step(%x: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<3x2x4xf32>, tensor<6x4xf32>) {
  %a = "stablehlo.tanh"(%x) : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %one = "stablehlo.reshape"(%a) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
  %two = "stablehlo.reshape"(%one) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  %c = "stablehlo.reshape"(%two) : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
  %b = "stablehlo.exponential"(%two) : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %d = "stablehlo.reshape"(%c) {mhlo.sharding = "{replicated}"} : (tensor<3x2x4xf32>) -> tensor<6x4xf32>
  return %b, %c, %d : tensor<6x4xf32>, tensor<3x2x4xf32>, tensor<6x4xf32>
}
