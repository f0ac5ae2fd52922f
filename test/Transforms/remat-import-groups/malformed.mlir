// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/loops.json | FileCheck %s

// A loop without a body has no results that kernels make, and is in no group.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "sine",
// CHECK-SAME: #remat.group<name = "cosine",
// CHECK:      "stablehlo.while"(%arg0, %arg1, %arg2) :
// CHECK-NEXT: "stablehlo.sine"(%{{.*}}#1) {remat.group = array<i64: 0>}
// CHECK-NEXT: "stablehlo.cosine"(%{{.*}}#2) {remat.group = array<i64: 1>}
func.func @main(%x: tensor<16xf32>, %y: tensor<16xf32>, %z: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %w:3 = "stablehlo.while"(%x, %y, %z) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
  %s = "stablehlo.sine"(%w#1) : (tensor<16xf32>) -> tensor<16xf32>
  %t = "stablehlo.cosine"(%w#2) : (tensor<16xf32>) -> tensor<16xf32>
  return %s, %t : tensor<16xf32>, tensor<16xf32>
}
