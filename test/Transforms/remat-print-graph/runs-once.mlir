// A node that makes nothing is there to run once. Dead ops are no reason.
// RUN: remat-opt %s --remat-print-graph -o %t 2>&1 | FileCheck %s

// CHECK: n3 if.3 (scalar): {{.*}}, never again
// CHECK: n4 if.4 (scalar):
// CHECK-NOT: never again
func.func @main(%x: tensor<6xf32>, %p: tensor<i1>) -> (tensor<f32>, tensor<6xf32>) {
  %zero = arith.constant 0.0 : f32
  %l = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%l : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%x : tensor<6xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %e = math.exp %x : tensor<6xf32>
  %c = tensor.extract %p[] : tensor<i1>
  scf.if %c {
    %a = bufferization.alloc_tensor() : tensor<4x6xf32>
  }
  scf.if %c {
    %a = arith.addf %zero, %zero : f32
  }
  return %loss, %e : tensor<f32>, tensor<6xf32>
}
