// The name of an inlined op begins with the name of its call, and the op keeps
// its place in the source. A call without a name does not change the names.
// RUN: remat-opt %s --remat-prepare --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-NEXT:    tensor.empty() {{.*}} loc("jit(step)/relu"(
// CHECK-NEXT:    linalg.exp {{.*}} loc("jit(step)/relu/max"("max"("net.py":5:3)))
// CHECK-NEXT:    linalg.exp {{.*}} loc("max"("net.py":5:3))
// CHECK-NEXT:    return
func.func private @relu(%a: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("max"("net.py":5:3))
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @relu(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("jit(step)/relu"("net.py":8:3))
  %1 = call @relu(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
