// A value that the target transposes in memory passes through a barrier as it is stored.
// RUN: remat-opt %s --convert-remat-to-stablehlo --allow-unregistered-dialect --split-input-file | FileCheck %s

// The second operand is stored as its type says, and the third one in an unknown shape.
// CHECK-LABEL: func.func @heads(
// CHECK-NEXT:  %[[V:.*]] = "stablehlo.negate"(%{{.*}}) :
// CHECK-NEXT:  %[[W:.*]] = "stablehlo.negate"(%{{.*}}) :
// CHECK-NEXT:  %[[U:.*]] = "stablehlo.negate"(%{{.*}}) :
// CHECK-NEXT:  %[[T:.*]] = "stablehlo.transpose"(%[[V]]) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<8x6x256x64xf32>) -> tensor<8x6x64x256xf32>
// CHECK-NEXT:  %[[S:.*]] = "stablehlo.reshape"(%[[T]]) : (tensor<8x6x64x256xf32>) -> tensor<8x384x256xf32>
// CHECK-NEXT:  %[[F:.*]]:3 = "stablehlo.optimization_barrier"(%[[S]], %[[W]], %[[U]]) : (tensor<8x384x256xf32>, tensor<8x384xf32>, tensor<8x384xf32>) ->
// CHECK-NEXT:  %[[R:.*]] = "stablehlo.reshape"(%[[F]]#0) : (tensor<8x384x256xf32>) -> tensor<8x6x64x256xf32>
// CHECK-NEXT:  %[[B:.*]] = "stablehlo.transpose"(%[[R]]) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<8x6x64x256xf32>) -> tensor<8x6x256x64xf32>
// CHECK-NEXT:  return %[[B]], %[[F]]#1, %[[F]]#2
func.func @heads(%x: tensor<8x6x256x64xf32>, %y: tensor<8x384xf32>) -> (tensor<8x6x256x64xf32>, tensor<8x384xf32>, tensor<8x384xf32>) {
  %v = "stablehlo.negate"(%x) {remat.stored_shape = array<i64: 8, 384, 256>} : (tensor<8x6x256x64xf32>) -> tensor<8x6x256x64xf32>
  %w = "stablehlo.negate"(%y) {remat.stored_shape = array<i64: 8, 384>} : (tensor<8x384xf32>) -> tensor<8x384xf32>
  %u = "stablehlo.negate"(%y) {remat.stored_shape = array<i64: 100, 31>} : (tensor<8x384xf32>) -> tensor<8x384xf32>
  %f, %g, %h = remat.fence %v after %w, %u : tensor<8x6x256x64xf32> after tensor<8x384xf32>, tensor<8x384xf32>
  return %f, %g, %h : tensor<8x6x256x64xf32>, tensor<8x384xf32>, tensor<8x384xf32>
}

// -----

// Dimensions of size 1 have no order. A permutation that is not its own inverse is undone by the inverse.
// CHECK-LABEL: func.func @turned(
// CHECK:       "stablehlo.transpose"(%{{.*}}) {permutation = array<i64: 1, 3, 0, 2>} : (tensor<2x1x3x5xf32>) -> tensor<1x5x2x3xf32>
// CHECK-NEXT:  "stablehlo.reshape"(%{{.*}}) : (tensor<1x5x2x3xf32>) -> tensor<5x6xf32>
// CHECK-NEXT:  "stablehlo.optimization_barrier"(%{{.*}}, %{{.*}}) : (tensor<5x6xf32>, tensor<4x1x2xf32>)
// CHECK-NEXT:  "stablehlo.reshape"(%{{.*}}) : (tensor<5x6xf32>) -> tensor<1x5x2x3xf32>
// CHECK-NEXT:  "stablehlo.transpose"(%{{.*}}) {permutation = array<i64: 2, 0, 3, 1>} : (tensor<1x5x2x3xf32>) -> tensor<2x1x3x5xf32>
// CHECK-NEXT:  return
func.func @turned(%x: tensor<2x1x3x5xf32>, %y: tensor<4x1x2xf32>) -> (tensor<2x1x3x5xf32>, tensor<4x1x2xf32>) {
  %v = "stablehlo.negate"(%x) {remat.stored_shape = array<i64: 5, 6>} : (tensor<2x1x3x5xf32>) -> tensor<2x1x3x5xf32>
  %w = "stablehlo.negate"(%y) {remat.stored_shape = array<i64: 1, 4, 2>} : (tensor<4x1x2xf32>) -> tensor<4x1x2xf32>
  %f, %g = remat.fence %v after %w : tensor<2x1x3x5xf32> after tensor<4x1x2xf32>
  return %f, %g : tensor<2x1x3x5xf32>, tensor<4x1x2xf32>
}
