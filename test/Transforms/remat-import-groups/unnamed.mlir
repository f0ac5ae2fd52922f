// A tensor after which the compiler names no op is found by the ops from whose values it is computed.
// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/unnamed.json | FileCheck %s

// The sum is the only value that reads both the product and the sine. The
// difference is one of two values that read the product, so it is not known,
// and its reader computes it.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "product",
// CHECK-SAME: #remat.group<name = "reduce",
// CHECK-SAME: #remat.group<name = "sum",
// CHECK-SAME: #remat.group<name = "end",
// CHECK-SAME: #remat.group<name = "other",
// CHECK:      "stablehlo.dot_general"(%{{.*}}) {remat.group = array<i64: 0>}
// CHECK:      "stablehlo.sine"(%{{.*}}) {remat.group = array<i64: 1, 2>}
// CHECK:      "stablehlo.reduce"(%{{.*}}) {remat.group = array<i64: 1>}
// CHECK:      "stablehlo.add"(%{{.*}}) {remat.group = array<i64: 2>}
// CHECK:      "stablehlo.subtract"(%{{.*}}) {remat.group = array<i64: 3>}
// CHECK:      "stablehlo.multiply"(%{{.*}}) {remat.group = array<i64: 3>}
func.func @main(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
  %a = "stablehlo.dot_general"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = "stablehlo.sine"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = "stablehlo.reduce"(%b) : (tensor<4x4xf32>) -> tensor<4xf32>
  %d = "stablehlo.add"(%a, %b) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %e = "stablehlo.subtract"(%a, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %f = "stablehlo.cosine"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = "stablehlo.multiply"(%d, %e) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %h = "stablehlo.multiply"(%g, %f) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %i = "stablehlo.negate"(%c) : (tensor<4xf32>) -> tensor<4xf32>
  return %h, %i : tensor<4x4xf32>, tensor<4xf32>
}
