// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/chip.json | FileCheck %s

// The exponential is made on the chip, where it takes no bytes, and is moved
// to memory. The moved bytes are the bytes of the value, and no kernel has
// them, too. The cosine exists only in a narrower type, and takes no more if a
// plan has it in memory. The size of the tangent is unknown.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "exponential", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "sine", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "cosine", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "tangent", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "sum", workspace = 0, flops = 0, bytes = 0>]
// CHECK-NEXT: "stablehlo.exponential"(%{{.*}}) {remat.group = array<i64: 0>}
// CHECK-NEXT: "stablehlo.sine"(%{{.*}}) {remat.group = array<i64: 1>}
// CHECK-NEXT: "stablehlo.cosine"(%{{.*}}) {remat.group = array<i64: 2>, remat.stored_bytes = 32 : i64}
// CHECK-NEXT: "stablehlo.tan"(%{{.*}}) {remat.group = array<i64: 3>}
func.func @main(%x: tensor<16xf32>) -> tensor<8xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %b = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %e = "stablehlo.cosine"(%b) : (tensor<16xf32>) -> tensor<16xf32>
  %f = "stablehlo.tan"(%e) : (tensor<16xf32>) -> tensor<16xf32>
  %c = "stablehlo.add"(%a, %f) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %d = "stablehlo.slice"(%c) : (tensor<16xf32>) -> tensor<8xf32>
  return %d : tensor<8xf32>
}
