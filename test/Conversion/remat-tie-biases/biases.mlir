// A group repeats a part of an argument and adds it to a product. If the sum
// has several readers, this part comes after the fence, too.
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-tie-biases --remat-apply --remat-verify | FileCheck %s
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-apply --remat-verify | FileCheck %s --check-prefix=OFF

// The product runs again. Its bias comes from the fence, and the broadcast is
// there twice. Without the mark it is shared.
// CHECK-LABEL: func.func @bias
// CHECK-SAME:    (%[[X:.*]]: tensor<2x4xf32>, %[[W:.*]]: tensor<4x4xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK:         %[[S:.*]] = "stablehlo.exponential"(%[[X]])
// CHECK:         "stablehlo.broadcast_in_dim"(%[[B]])
// CHECK:         %[[Q:.*]] = "stablehlo.sine"
// CHECK:         %[[F:.*]]:3 = remat.fence %[[S]], %[[B]] after %[[Q]] :
// CHECK-NEXT:    %[[D:.*]] = "stablehlo.dot_general"(%[[F]]#0, %[[W]])
// CHECK-NEXT:    %[[R:.*]] = "stablehlo.broadcast_in_dim"(%[[F]]#1)
// CHECK-NEXT:    %[[H:.*]] = "stablehlo.add"(%[[D]], %[[R]])
// CHECK-NEXT:    "stablehlo.multiply"(%[[H]], %[[F]]#2)
// OFF-LABEL:   func.func @bias
// OFF:           %[[R:.*]] = "stablehlo.broadcast_in_dim"
// OFF:           remat.fence %{{.*}} after %{{.*}} :
// OFF-NEXT:      %[[D:.*]] = "stablehlo.dot_general"
// OFF-NEXT:      "stablehlo.add"(%[[D]], %[[R]])
func.func @bias(%x: tensor<2x4xf32>, %w: tensor<4x4xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 1, 3]>} {
  %s = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %d = "stablehlo.dot_general"(%s, %w) {remat.group = array<i64: 1>} : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %r = "stablehlo.broadcast_in_dim"(%b) {remat.group = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
  %h = "stablehlo.add"(%d, %r) {remat.group = array<i64: 1>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %q = "stablehlo.sine"(%h) {remat.group = array<i64: 2>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %g = "stablehlo.multiply"(%h, %q) {remat.group = array<i64: 3>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %g : tensor<2x4xf32>
}

// -----

// One sum has one reader, and the other adds nothing to a product: both are
// shared.
// CHECK-LABEL: func.func @others
// CHECK:         %[[R:.*]] = "stablehlo.broadcast_in_dim"(%{{.*}}) {{.*}} : (tensor<4xf32>)
// CHECK:         %[[C:.*]] = "stablehlo.broadcast_in_dim"(%{{.*}}) {{.*}} : (tensor<2xf32>)
// CHECK:         %[[F:.*]]:2 = remat.fence %{{.*}} after %{{.*}} :
// CHECK-NEXT:    %[[D:.*]] = "stablehlo.dot_general"(%[[F]]#0,
// CHECK-NEXT:    %[[A:.*]] = "stablehlo.add"(%[[D]], %[[R]])
// CHECK-NEXT:    "stablehlo.add"(%[[A]], %[[C]])
func.func @others(%x: tensor<2x4xf32>, %w: tensor<4x4xf32>, %b: tensor<4xf32>, %c: tensor<2xf32>) -> tensor<2x4xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 1, 3]>} {
  %s = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %d = "stablehlo.dot_general"(%s, %w) {remat.group = array<i64: 1>} : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %r = "stablehlo.broadcast_in_dim"(%b) {remat.group = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
  %a = "stablehlo.add"(%d, %r) {remat.group = array<i64: 1>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %k = "stablehlo.broadcast_in_dim"(%c) {remat.group = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x4xf32>
  %h = "stablehlo.add"(%a, %k) {remat.group = array<i64: 1>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %q = "stablehlo.sine"(%h) {remat.group = array<i64: 2>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %g = "stablehlo.multiply"(%h, %q) {remat.group = array<i64: 3>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %g : tensor<2x4xf32>
}
