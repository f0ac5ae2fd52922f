// The step on buffers, each freed after its last use, with its marks of
// arguments and results. Fences are gone.
// RUN: remat-opt %s --remat-gpu-buffers | FileCheck %s

// CHECK: memref.global "private" constant @{{.*}} : memref<8xf32>
// CHECK: func.func @rematStep(%[[X:.*]]: memref<8xf32>{{.*}}, %[[OWNED:.*]]: memref<8xf32>{{.*}}) -> memref<8xf32>
// CHECK-SAME: step_inputs = [{donated = false, type = tensor<8xf32>}, {donated = true, type = tensor<8xf32>}]
// CHECK-SAME: step_outputs = [tensor<8xf32>]
// CHECK-NOT: remat.fence
// CHECK: linalg.add ins(%[[X]], %[[OWNED]]
// CHECK: memref.dealloc %[[OWNED]]
// CHECK: return
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32> {remat.donate}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<8xf32>
  %a = linalg.add ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f = remat.fence %a : tensor<8xf32>
  %b = linalg.mul ins(%f, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}
