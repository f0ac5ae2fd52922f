// Ops without iterations compute nothing: a tensor without elements stays one,
// and a sum over nothing keeps its initial value.
// RUN: remat-run %s --print-outputs | FileCheck %s
// RUN: remat-run %s --arena --print-outputs | FileCheck %s
// RUN: remat-opt %s --remat-to-cpu | FileCheck %s --check-prefix=CPU

// CHECK: output 0: tensor<4x0xf32> ={{ *$}}
// CHECK: output 1: tensor<4xf32> = 0.5 0.5 0.5 0.5
// CHECK: output 2: tensor<4x4xf32> = 0.5 0.5 0.5 0.5

// The fills and the copies of results alone.
// CPU-NOT: llvm.intr.exp
// CPU-NOT: rematContract
func.func @main(%a: tensor<4x0xf32>, %b: tensor<0x4xf32>)
    -> (tensor<4x0xf32>, tensor<4xf32>, tensor<4x4xf32>) {
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<4x0xf32>
  %0 = linalg.exp ins(%a : tensor<4x0xf32>) outs(%e : tensor<4x0xf32>) -> tensor<4x0xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %init = linalg.fill ins(%half : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.reduce {arith.addf} ins(%0 : tensor<4x0xf32>) outs(%init : tensor<4xf32>) dimensions = [1]
  %e2 = tensor.empty() : tensor<4x4xf32>
  %init2 = linalg.fill ins(%half : f32) outs(%e2 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.matmul ins(%0, %b : tensor<4x0xf32>, tensor<0x4xf32>) outs(%init2 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x0xf32>, tensor<4xf32>, tensor<4x4xf32>
}
