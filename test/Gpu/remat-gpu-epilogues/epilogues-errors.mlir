// The pass wants a step that remat-gpu-buffers made and remat-gpu-slab has not placed.
// RUN: not remat-opt %s --remat-gpu-epilogues 2>&1 | FileCheck %s
// CHECK: epilogues-errors.mlir:4:1: error: has no step on buffers: run remat-gpu-buffers and remat-gpu-reductions before this pass, and remat-gpu-slab after it
module {
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
}
