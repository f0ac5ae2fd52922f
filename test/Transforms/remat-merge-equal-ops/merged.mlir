// RUN: remat-opt %s --allow-unregistered-dialect --remat-merge-equal-ops | FileCheck %s

// Chains are merged from their first op on, including ops with regions.
// CHECK-LABEL: func.func @chains
//  CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32>)
//  CHECK-NEXT:   %[[Z:.*]] = "stablehlo.constant"() <{value = dense<0.0
//  CHECK-NEXT:   %[[S:.*]] = "stablehlo.reduce"(%[[X]], %[[Z]])
//       CHECK:   %[[B:.*]] = "stablehlo.broadcast_in_dim"(%[[S]])
//  CHECK-NEXT:   %[[D:.*]] = "stablehlo.subtract"(%[[X]], %[[B]])
//  CHECK-NEXT:   %[[M:.*]] = "stablehlo.multiply"(%[[D]], %[[D]])
//  CHECK-NEXT:   return %[[M]]
func.func @chains(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %z = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %s = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %w = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x8xf32>
  %d = "stablehlo.subtract"(%x, %w) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %z1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %s1 = "stablehlo.reduce"(%x, %z1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %w1 = "stablehlo.broadcast_in_dim"(%s1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x8xf32>
  %d1 = "stablehlo.subtract"(%x, %w1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %m = "stablehlo.multiply"(%d, %d1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %m : tensor<4x8xf32>
}

// Equal ops of two blocks stay, and equal ops of one loop's body become one.
// CHECK-LABEL: func.func @bodies
//       CHECK:   "stablehlo.exponential"
//       CHECK:   "stablehlo.while"
//       CHECK:     "stablehlo.exponential"
//   CHECK-NOT:     "stablehlo.exponential"
func.func @bodies(%x: tensor<8xf32>, %p: tensor<i1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = "stablehlo.exponential"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %r = "stablehlo.while"(%e) ({
  ^bb0(%c: tensor<8xf32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%c: tensor<8xf32>):
    %a = "stablehlo.exponential"(%x) : (tensor<8xf32>) -> tensor<8xf32>
    %b = "stablehlo.exponential"(%x) : (tensor<8xf32>) -> tensor<8xf32>
    %m = "stablehlo.multiply"(%a, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "stablehlo.return"(%m) : (tensor<8xf32>) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %e, %r : tensor<8xf32>, tensor<8xf32>
}
