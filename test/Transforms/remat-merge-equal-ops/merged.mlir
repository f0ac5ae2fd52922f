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

// Convolutions read one broadcast, and each elementwise op keeps its own.
// CHECK-LABEL: func.func @convolutions
//       CHECK:   %[[A:.*]] = "stablehlo.broadcast_in_dim"
//  CHECK-NEXT:   %[[R:.*]] = "stablehlo.reshape"(%[[A]])
//  CHECK-NEXT:   "stablehlo.convolution"(%[[R]],
//   CHECK-NOT:   stablehlo.broadcast_in_dim
//       CHECK:   "stablehlo.convolution"(%[[R]],
//       CHECK:   %[[C:.*]] = "stablehlo.broadcast_in_dim"
//  CHECK-NEXT:   "stablehlo.add"(%[[C]],
func.func @convolutions(%x: tensor<1x4x2xf32>, %k: tensor<1x2x2xf32>, %y: tensor<1x4x2x2xf32>)
    -> (tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x4x2x2xf32>) {
  %a = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x2xf32>) -> tensor<1x4x2x2xf32>
  %a1 = "stablehlo.reshape"(%a) : (tensor<1x4x2x2xf32>) -> tensor<1x8x2xf32>
  %c = "stablehlo.convolution"(%a1, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x2xf32>, tensor<1x2x2xf32>) -> tensor<1x8x2xf32>
  %n = "stablehlo.negate"(%k) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
  %b = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x2xf32>) -> tensor<1x4x2x2xf32>
  %b1 = "stablehlo.reshape"(%b) : (tensor<1x4x2x2xf32>) -> tensor<1x8x2xf32>
  %d = "stablehlo.convolution"(%b1, %n) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x2xf32>, tensor<1x2x2xf32>) -> tensor<1x8x2xf32>
  %e = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<1x4x2xf32>) -> tensor<1x4x2x2xf32>
  %f = "stablehlo.add"(%e, %y) : (tensor<1x4x2x2xf32>, tensor<1x4x2x2xf32>) -> tensor<1x4x2x2xf32>
  return %c, %d, %f : tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x4x2x2xf32>
}
