// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/loops.json | FileCheck %s

// Two results of the loop have as many elements: each of its tensors is one of
// them. What it hands on unchanged is no tensor of its own. The kernels behind
// the loop read its results, and do not compute the loop again. What the loop
// writes over takes no bytes beside its result.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "loop", workspace = 0,
// CHECK-SAME: #remat.group<name = "sine",
// CHECK-SAME: #remat.group<name = "cosine",
// CHECK:      "stablehlo.while"
// CHECK:      }) {remat.group = array<i64: 0>, remat.in_place}
// CHECK:      "stablehlo.sine"(%{{.*}}#1) {remat.group = array<i64: 1>}
// CHECK:      "stablehlo.cosine"(%{{.*}}#2) {remat.group = array<i64: 2>}
func.func @main(%x: tensor<16xf32>, %y: tensor<16xf32>, %z: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %w:3 = "stablehlo.while"(%x, %y, %z) ({
  ^bb0(%a: tensor<16xf32>, %b: tensor<16xf32>, %c: tensor<16xf32>):
    %go = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<16xf32>, %b: tensor<16xf32>, %c: tensor<16xf32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1 = "stablehlo.multiply"(%a, %c) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "stablehlo.return"(%a, %0, %1) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
  }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
  %s = "stablehlo.sine"(%w#1) : (tensor<16xf32>) -> tensor<16xf32>
  %t = "stablehlo.cosine"(%w#2) : (tensor<16xf32>) -> tensor<16xf32>
  return %s, %t : tensor<16xf32>, tensor<16xf32>
}
