// A pad of a tensor without elements is one: no slice of it is valid, for its
// offset 0 would be behind the end.
// RUN: remat-opt %s --remat-bufferize | FileCheck %s
// RUN: remat-run %s --print-outputs | FileCheck %s --check-prefix=OUTPUTS
// OUTPUTS: output 0: tensor<4x0xf32> ={{ *$}}

// CHECK-LABEL: func.func @main
// CHECK-NOT:     memref.subview
// CHECK:         return
func.func @main(%a: tensor<2x0xf32>) -> tensor<4x0xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %a low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<2x0xf32> to tensor<4x0xf32>
  return %p : tensor<4x0xf32>
}
