// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/parts.json | FileCheck %s

// "end" adds up the rest of the first sum after "abs_and_parts", so both are
// one group. "end.1" also reads the cosine, which is made after
// "sine_and_parts", so it keeps its place.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "exponential", workspace = 0, flops = 16, bytes = 128>,
// CHECK-SAME: #remat.group<name = "abs_and_parts", workspace = 8, flops = 36, bytes = 164>,
// CHECK-SAME: #remat.group<name = "sine_and_parts", workspace = 0, flops = 32, bytes = 144>,
// CHECK-SAME: #remat.group<name = "cosine", workspace = 0, flops = 1, bytes = 8>,
// CHECK-SAME: #remat.group<name = "end.1", workspace = 0, flops = 5, bytes = 24>,
// CHECK-SAME: #remat.group<name = "last", workspace = 0, flops = 16, bytes = 132>]
// CHECK-NEXT: %[[E:.*]] = "stablehlo.exponential"(%{{.*}}) {remat.group = array<i64: 0>}
// CHECK-NEXT: %[[A:.*]] = "stablehlo.abs"(%[[E]]) {remat.group = array<i64: 1>}
// CHECK-NEXT: %[[Z:.*]] = "stablehlo.constant"()
// CHECK-NEXT: %[[S:.*]] = "stablehlo.reduce"(%[[A]], %[[Z]])
// CHECK:      }) {remat.group = array<i64: 1>} : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[N:.*]] = "stablehlo.sine"(%[[A]]) {remat.group = array<i64: 2, 4>}
// CHECK-NEXT: %[[P:.*]] = "stablehlo.reduce"(%[[N]], %[[Z]])
// CHECK:      }) {remat.group = array<i64: 4>} : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[C:.*]] = "stablehlo.cosine"(%[[S]]) {remat.group = array<i64: 3>}
// CHECK-NEXT: %[[Q:.*]] = "stablehlo.multiply"(%[[P]], %[[C]]) {remat.group = array<i64: 4>}
// CHECK-NEXT: "stablehlo.multiply"(%[[N]], %[[Q]]) {remat.group = array<i64: 5>}
func.func @main(%x: tensor<16xf32>) -> tensor<16xf32> {
  %e = "stablehlo.exponential"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %a = "stablehlo.abs"(%e) : (tensor<16xf32>) -> tensor<16xf32>
  %z = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %s = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %0 = "stablehlo.add"(%l, %r) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %n = "stablehlo.sine"(%a) : (tensor<16xf32>) -> tensor<16xf32>
  %p = "stablehlo.reduce"(%n, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %0 = "stablehlo.add"(%l, %r) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  %c = "stablehlo.cosine"(%s) : (tensor<f32>) -> tensor<f32>
  %q = "stablehlo.multiply"(%p, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %last = "stablehlo.multiply"(%n, %q) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  return %last : tensor<16xf32>
}
