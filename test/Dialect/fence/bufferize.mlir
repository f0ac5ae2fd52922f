// A fence bufferizes to a fence of its operands' buffers and causes no copy.
// RUN: remat-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --canonicalize | FileCheck %s

// The clone reads the buffer of %a itself.
// CHECK-LABEL: func.func @read(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>, %[[G:.*]]: memref<4xf32>)
// CHECK-NEXT:    %[[E:.*]] = memref.alloc()
// CHECK-NEXT:    remat.fence %[[A]] after %[[G]] {remat.policy = #remat.policy<keep>} : memref<4xf32> after memref<4xf32>
// CHECK-NEXT:    linalg.exp ins(%[[A]] : memref<4xf32>) outs(%[[E]] : memref<4xf32>)
// CHECK-NEXT:    return %[[E]]
func.func @read(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a2, %g2 = remat.fence %a after %g {remat.policy = #remat.policy<keep>} : tensor<4xf32> after tensor<4xf32>
  %0 = linalg.exp ins(%a2 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Destinations go through a fence too, and are written in place.
// CHECK-LABEL: func.func @write(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>)
// CHECK-NEXT:    %[[E:.*]] = memref.alloc()
// CHECK-NEXT:    remat.fence %[[E]], %[[A]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:    linalg.exp ins(%[[A]] : memref<4xf32>) outs(%[[E]] : memref<4xf32>)
// CHECK-NEXT:    remat.fence %[[E]] : memref<4xf32>
// CHECK-NEXT:    linalg.exp ins(%[[E]] : memref<4xf32>) outs(%[[E]] : memref<4xf32>)
// CHECK-NEXT:    return %[[E]]
func.func @write(%a: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %e2, %a2 = remat.fence %e, %a : tensor<4xf32>, tensor<4xf32>
  %h = linalg.exp ins(%a2 : tensor<4xf32>) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %h2 = remat.fence %h : tensor<4xf32>
  %r = linalg.exp ins(%h2 : tensor<4xf32>) outs(%h2 : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// An operand that is read after the fence is not copied either: the fence does
// not write it.
// CHECK-LABEL: func.func @shared(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>)
// CHECK-NOT:     memref.copy
// CHECK:         remat.fence %[[A]] : memref<4xf32>
// CHECK-NOT:     memref.copy
// CHECK:         linalg.exp ins(%[[A]] : memref<4xf32>) outs(%[[E:.*]] : memref<4xf32>)
// CHECK-NOT:     memref.copy
// CHECK:         return %[[A]], %[[E]]
func.func @shared(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a2 = remat.fence %a : tensor<4xf32>
  %0 = linalg.exp ins(%a2 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a, %0 : tensor<4xf32>, tensor<4xf32>
}

// An operand that was overwritten before the fence is not copied either, if no
// op reads its result: the fence does not read it.
// CHECK-LABEL: func.func @unread(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>, %[[X:.*]]: f32, %[[I:.*]]: index)
// CHECK-NEXT:    memref.store %[[X]], %[[A]][%[[I]]]
// CHECK-NEXT:    remat.fence %[[A]] : memref<4xf32>
// CHECK-NEXT:    return %[[A]]
func.func @unread(%a: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %r = tensor.insert %x into %a[%i] : tensor<4xf32>
  %unread = remat.fence %a : tensor<4xf32>
  return %r : tensor<4xf32>
}

// A value that a loop carries through a fence stays in one buffer.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>,
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      remat.fence %[[A]] : memref<4xf32>
// CHECK-NEXT:      memref.store %{{.*}}, %[[A]]
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[A]]
func.func @loop(%a: tensor<4xf32>, %x: f32, %lb: index, %ub: index, %step: index) -> tensor<4xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%it = %a) -> tensor<4xf32> {
    %f = remat.fence %it : tensor<4xf32>
    %n = tensor.insert %x into %f[%i] : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// If a result is written while its operand is still read, one copy is needed.
// The fence must not hide that they are the same buffer.
// CHECK-LABEL: func.func @conflict(
// CHECK-SAME:    %[[A:.*]]: memref<4xf32>, %[[X:.*]]: f32, %[[I:.*]]: index)
// CHECK-NEXT:    remat.fence %[[A]] : memref<4xf32>
// CHECK-NEXT:    %[[C:.*]] = memref.alloc()
// CHECK-NEXT:    memref.copy %[[A]], %[[C]]
// CHECK-NEXT:    memref.store %[[X]], %[[C]][%[[I]]]
// CHECK-NEXT:    %[[Y:.*]] = memref.load %[[A]][%[[I]]]
// CHECK-NEXT:    return %[[C]], %[[Y]]
func.func @conflict(%a: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>, f32) {
  %a2 = remat.fence %a : tensor<4xf32>
  %r = tensor.insert %x into %a2[%i] : tensor<4xf32>
  %y = tensor.extract %a[%i] : tensor<4xf32>
  return %r, %y : tensor<4xf32>, f32
}
