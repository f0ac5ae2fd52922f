// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/chip.json | FileCheck %s

// The exponential is made on the chip, where it takes no bytes, and moved to
// memory: these are the bytes of the value, and no kernel has them besides.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "exponential", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "sine", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "sum", workspace = 0, flops = 0, bytes = 0>]
func.func @main(%x: tensor<16xf32>) -> tensor<8xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %b = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %c = "stablehlo.add"(%a, %b) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %d = "stablehlo.slice"(%c) : (tensor<16xf32>) -> tensor<8xf32>
  return %d : tensor<8xf32>
}
