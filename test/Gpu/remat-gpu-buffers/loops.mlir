// Buffers that a loop carries have one name, outside and inside, and the loop hands them on no longer. Scalars stay carried.
// RUN: remat-opt %s --remat-gpu-buffers | FileCheck %s

// The sum and the stack are results; each iteration writes its slot.
//       CHECK: func.func @rematStep(%[[X:.*]]: memref<8xf32>)
//       CHECK: %[[STACK:.*]] = memref.alloc() {{.*}}: memref<4x8xf32>
//       CHECK: %[[SUM:.*]] = memref.alloc() {{.*}}: memref<8xf32>
//       CHECK: memref.copy %[[X]], %[[SUM]]
//       CHECK: scf.for %[[I:.*]] = %c0 to %c4 step %c1 iter_args(%[[K:.*]] = %c0) -> (index) {
//  CHECK-NEXT:   linalg.exp ins(%[[SUM]] : memref<8xf32>) outs(%[[SUM]] : memref<8xf32>)
//  CHECK-NEXT:   %[[SLOT:.*]] = memref.subview %[[STACK]][%[[K]], 0]
//  CHECK-NEXT:   memref.copy %[[SUM]], %[[SLOT]]
//  CHECK-NEXT:   %[[NEXT:.*]] = arith.addi %[[K]], %c1
//  CHECK-NEXT:   scf.yield %[[NEXT]] : index
//       CHECK: return %[[SUM]], %[[STACK]]
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %s = tensor.empty() : tensor<4x8xf32>
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %x, %stack = %s, %k = %c0) -> (tensor<8xf32>, tensor<4x8xf32>, index) {
    %a = linalg.exp ins(%sum : tensor<8xf32>) outs(%sum : tensor<8xf32>) -> tensor<8xf32>
    %t = tensor.insert_slice %a into %stack[%k, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    %next = arith.addi %k, %c1 : index
    scf.yield %a, %t, %next : tensor<8xf32>, tensor<4x8xf32>, index
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<4x8xf32>
}
