// RUN: remat-opt %s --remat-print-graph=summary -o /dev/null 2>/dev/null | FileCheck %s
// RUN: remat-opt %s --remat-prepare=function=second --remat-print-graph=summary -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=CHOSEN
// RUN: remat-opt %s --remat-print-graph=summary 2>/dev/null | FileCheck %s --check-prefix=IR

// One line a function, in their order: 16 + 16 bytes at the peak, and no plan
// below them; 2 * 4 FLOP and 2 * 2 * 16 bytes.

// CHECK:      graph first: 2 nodes, 3 tensors, peak 32 bytes, resident 16, bound 32, flops 8, bytes 64, cost 8 flop
// CHECK-NEXT: graph second: 0 nodes, 1 tensors, peak 0 bytes, resident 16, bound 0, flops 0, bytes 0, cost 0 flop
// CHECK-NOT:  {{.}}

// Only the step that remat-prepare chose is printed.

// CHOSEN:     graph second: 0 nodes
// CHOSEN-NOT: graph

// The IR is as it was.

// IR:         graph first:
// IR:         func.func @first(%{{.*}}: tensor<4xf32>) -> tensor<4xf32> {
func.func @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @second(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

func.func private @declared(tensor<4xf32>)
