// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/padded.json | FileCheck %s

// A compiler pads the exponential for a library call, and a later call reads
// the padded tensor too. No value of the step is the padded tensor, so the
// nodes of both calls read the exponential, which is then counted as held until
// the second call. The 8 bytes of the padding are counted in addition.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "exponential", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "sine", workspace = 8, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "negate", workspace = 8, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "product", workspace = 8, flops = 0, bytes = 0>]
func.func @main(%x: tensor<16xf32>) -> tensor<16xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %b = "stablehlo.sine"(%a) : (tensor<16xf32>) -> tensor<16xf32>
  %c = "stablehlo.negate"(%b) : (tensor<16xf32>) -> tensor<16xf32>
  %d = "stablehlo.multiply"(%c, %a) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %d : tensor<16xf32>
}
