// The slab: the arena at its begin, then arguments that the caller keeps, then
// constants, each at a multiple of the alignment. The owned argument is in the arena,
// and so are the bytes of the last result, which is made when it is dead. Fences and
// frees are gone.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab | FileCheck %s
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab=alignment=64 | FileCheck %s --check-prefix=SMALL

// CHECK: func.func @rematStep(%[[SLAB:.*]]: memref<1056xi8>) -> memref<8xf32>
// CHECK-SAME: step_arena = 288
// CHECK-SAME: step_constants = [{offset = 1024 : i64, value = dense<{{.*}}> : tensor<8xf32>}]
// CHECK-SAME: step_inputs = [{donated = false, offset = 512 : i64, type = tensor<8xf32>}, {donated = true, offset = 0 : i64, type = tensor<8xf32>}, {donated = false, offset = 768 : i64, type = tensor<f32>}]
// CHECK-SAME: step_outputs = [tensor<8xf32>]
// CHECK: %[[C512:.*]] = arith.constant 512 : index
// CHECK: %[[X:.*]] = memref.view %[[SLAB]][%[[C512]]][] : memref<1056xi8> to memref<8xf32>
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[OWNED:.*]] = memref.view %[[SLAB]][%[[C0]]][] : memref<1056xi8> to memref<8xf32>
// CHECK-NOT: remat.fence
// CHECK-NOT: memref.dealloc
// CHECK: linalg.add ins(%[[X]], %[[OWNED]]
// CHECK: %[[LAST:.*]] = memref.view %[[SLAB]][%[[C0]]][]
// CHECK: linalg.mul {{.*}} outs(%[[LAST]]

// SMALL: func.func @rematStep(%{{.*}}: memref<288xi8>)
// SMALL-SAME: step_arena = 96
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32> {remat.donate}, %s: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<8xf32>
  %a = linalg.add ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f = remat.fence %a : tensor<8xf32>
  %b = linalg.mul ins(%f, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}
