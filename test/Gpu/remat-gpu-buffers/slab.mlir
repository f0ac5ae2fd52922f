// The slab: the arena at its begin, then arguments, then constants, each at a
// multiple of the alignment. Fences and frees are gone.
// RUN: remat-opt %s --remat-gpu-buffers | FileCheck %s
// RUN: remat-opt %s --remat-gpu-buffers=alignment=64 | FileCheck %s --check-prefix=SMALL

// CHECK: func.func @rematStep(%[[SLAB:.*]]: memref<1312xi8>) -> memref<8xf32>
// CHECK-SAME: step_arena = 288
// CHECK-SAME: step_constants = [{offset = 1280 : i64, value = dense<{{.*}}> : tensor<8xf32>}]
// CHECK-SAME: step_inputs = [{donated = false, offset = 512 : i64, type = tensor<8xf32>}, {donated = true, offset = 768 : i64, type = tensor<8xf32>}, {donated = false, offset = 1024 : i64, type = tensor<f32>}]
// CHECK-SAME: step_outputs = [tensor<8xf32>]
// CHECK: %[[C512:.*]] = arith.constant 512 : index
// CHECK: %[[X:.*]] = memref.view %[[SLAB]][%[[C512]]][] : memref<1312xi8> to memref<8xf32>
// CHECK: %[[C768:.*]] = arith.constant 768 : index
// CHECK: %[[OWNED:.*]] = memref.view %[[SLAB]][%[[C768]]][] : memref<1312xi8> to memref<8xf32>
// CHECK: memref.view %[[SLAB]][%{{.*}}][] : memref<1312xi8> to memref<8xf32>
// CHECK-NOT: remat.fence
// CHECK-NOT: memref.dealloc
// CHECK: linalg.add ins(%[[X]], %[[OWNED]]

// SMALL: func.func @rematStep(%{{.*}}: memref<352xi8>)
// SMALL-SAME: step_arena = 96
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32> {remat.donate}, %s: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<8xf32>
  %a = linalg.add ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f = remat.fence %a : tensor<8xf32>
  %b = linalg.mul ins(%f, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}
