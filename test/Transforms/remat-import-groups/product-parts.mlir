// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/product-parts.json | FileCheck %s

// A compiler computes a product of 64 bytes in two parts, which both of its
// readers add up. The parts are the value of the product, stored in 128 bytes.
// The readers read the product, and do not compute it again.
//
// The compiler pads an operand of the product to 288 bytes. The padding makes
// no value of the step, so it is counted with the group of the product. While it
// runs, it holds 288 bytes and the operand. The 128 bytes of the product do not
// exist yet, so the group needs only 160 bytes beside operand and product. The
// file also says that the compiler merged the product with another kernel.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "exponential", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "parts", workspace = 160, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "sine", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "multiply", workspace = 0, flops = 0, bytes = 0>]
// CHECK:      "stablehlo.exponential"(%{{.*}}) {remat.group = array<i64: 0>}
// CHECK:      "stablehlo.dot_general"(%{{.*}}) {remat.group = array<i64: 1>, remat.merged = 9 : i64, remat.stored_bytes = 128 : i64}
// CHECK:      "stablehlo.sine"(%{{.*}}) {remat.group = array<i64: 2>}
// CHECK:      "stablehlo.multiply"(%{{.*}}) {remat.group = array<i64: 3>}
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x2xf32>) -> tensor<8x2xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = "stablehlo.dot_general"(%a, %y) : (tensor<8x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %c = "stablehlo.sine"(%b) : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %d = "stablehlo.multiply"(%b, %c) : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  return %d : tensor<8x2xf32>
}
