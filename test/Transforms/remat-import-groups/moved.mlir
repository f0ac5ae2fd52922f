// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/moved.json | FileCheck %s

// A product is computed in parts, which are not values of the step. The product
// is one group, and the parts are its workspace. It is stored in the form of its
// only reader. The call has the name of a sine and reads %y, but it is the sum.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "product", workspace = 135, flops = 108, bytes = 360>,
// CHECK-NEXT: %[[A:.*]] = "stablehlo.negate"(%{{.*}}) {remat.group = array<i64: 0>}
// CHECK-NEXT: %[[V:.*]] = "stablehlo.reshape"(%[[A]]) :
// CHECK-NEXT: %[[B:.*]] = "stablehlo.transpose"(%[[V]]) {remat.group = array<i64: 0>}
// CHECK-NEXT: %[[C:.*]] = "stablehlo.sine"(%[[B]]) {remat.group = array<i64: 1>}
// CHECK-NEXT: %[[D:.*]] = "stablehlo.add"(%[[C]], %{{.*}}) {remat.group = array<i64: 1>}
// CHECK-NEXT: %[[E:.*]] = "stablehlo.abs"(%[[D]]) {remat.group = array<i64: 2>}
func.func @main(%x: tensor<8xf32>, %y: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %a = "stablehlo.negate"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %v = "stablehlo.reshape"(%a) : (tensor<8xf32>) -> tensor<2x4xf32>
  %b = "stablehlo.transpose"(%v) : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %c = "stablehlo.sine"(%b) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %d = "stablehlo.add"(%c, %y) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %e = "stablehlo.abs"(%d) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return %e : tensor<4x2xf32>
}
