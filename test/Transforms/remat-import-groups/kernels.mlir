// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/fused.json | FileCheck %s
// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups="file=%S/Inputs/fused.json remarks" -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// The exponential is stored, and so is the absolute value of its double. A
// copy is the same value. Ops that the compiler left out are removed. A value
// that may be written over an operand is marked, and so is the operand.

// REMARK: remark: 3 groups with 5 ops in all, and 0 ops in no group; kernels without a value of the step: 1; reads that no kernel has: 0

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "fusion.1", workspace = 0, flops = 8, bytes = 64>,
// CHECK-SAME: #remat.group<name = "fusion", workspace = 100, flops = 16, bytes = 64>,
// CHECK-SAME: #remat.group<name = "negate", workspace = 32, flops = 0, bytes = 0>]
// CHECK-NEXT: %[[A:.*]] = "stablehlo.exponential"(%{{.*}}) {remat.group = array<i64: 0>, remat.overwritten}
// CHECK-NEXT: %[[B:.*]] = "stablehlo.add"(%[[A]], %[[A]]) {remat.group = array<i64: 1, 2>}
// CHECK-NEXT: %[[C:.*]] = "stablehlo.abs"(%[[B]]) {remat.group = array<i64: 1>, remat.in_place}
// CHECK-NEXT: %[[D:.*]] = "stablehlo.subtract"(%[[C]], %[[B]]) {remat.group = array<i64: 2>}
// CHECK-NEXT: %[[R:.*]] = "stablehlo.reshape"(%[[D]]) :
// CHECK-NEXT: return %[[R]]
func.func @main(%x: tensor<8xf32>) -> tensor<2x4xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = "stablehlo.add"(%a, %a) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %c = "stablehlo.abs"(%b) : (tensor<8xf32>) -> tensor<8xf32>
  %d = "stablehlo.subtract"(%c, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %dead = "stablehlo.sine"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %r = "stablehlo.reshape"(%d) : (tensor<8xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
