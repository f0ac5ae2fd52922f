// RUN: remat-opt %s --convert-remat-to-iree --allow-unregistered-dialect --split-input-file | FileCheck %s

// A stack that the loop fills and does not read begins as memory of its own and
// is written behind a barrier. The carry stays as it is.
// CHECK-LABEL: func.func @stack
//  CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
//       CHECK: %[[MEMORY:.*]] = "flow.tensor.alloca"() : () -> tensor<3x4xf32>
//  CHECK-NEXT: scf.for %[[I:.*]] = {{.*}} iter_args(%[[C:.*]] = %[[X]], %[[STACK:.*]] = %[[MEMORY]])
//       CHECK:   %[[SUM:.*]] = arith.addf %[[C]], %[[C]]
//       CHECK:   %[[HIDDEN:.*]] = "util.optimization_barrier"(%[[STACK]])
//  CHECK-NEXT:   %[[NEXT:.*]] = tensor.insert_slice %[[C]] into %[[HIDDEN]]
//  CHECK-NEXT:   scf.yield %[[SUM]], %[[NEXT]]
func.func @stack(%x: tensor<4xf32>) -> tensor<3x4xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %zeros = arith.constant dense<0.0> : tensor<3x4xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %x, %s = %zeros) -> (tensor<4xf32>, tensor<3x4xf32>) : i32 {
    %sum = arith.addf %c, %c : tensor<4xf32>
    %back = arith.subi %c3, %i : i32
    %slot = arith.subi %back, %c1 : i32
    %at = arith.index_cast %slot : i32 to index
    %low = arith.maxsi %at, %zero : index
    %in = arith.minsi %low, %two : index
    %next = tensor.insert_slice %c into %s[%in, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
    scf.yield %sum, %next : tensor<4xf32>, tensor<3x4xf32>
  }
  return %r#1 : tensor<3x4xf32>
}

// -----

// Not all slots are written, and the others keep their content.
// CHECK-LABEL: func.func @some_slots
//   CHECK-NOT: alloca
//   CHECK-NOT: barrier
func.func @some_slots(%x: tensor<4xf32>) -> tensor<3x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zeros = arith.constant dense<0.0> : tensor<3x4xf32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %zeros) -> (tensor<3x4xf32>) {
    %next = tensor.insert_slice %x into %s[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
    scf.yield %next : tensor<3x4xf32>
  }
  return %r : tensor<3x4xf32>
}

// -----

// The loop reads its initial stack.
// CHECK-LABEL: func.func @read
//   CHECK-NOT: alloca
//   CHECK-NOT: barrier
func.func @read(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %x) -> (tensor<3x4xf32>) {
    %slot = tensor.extract_slice %s[%i, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %sum = arith.addf %slot, %slot : tensor<1x4xf32>
    %next = tensor.insert_slice %sum into %s[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<3x4xf32>
    scf.yield %next : tensor<3x4xf32>
  }
  return %r : tensor<3x4xf32>
}

// -----

// A part of a slot.
// CHECK-LABEL: func.func @part
//   CHECK-NOT: alloca
//   CHECK-NOT: barrier
func.func @part(%x: tensor<2xf32>) -> tensor<3x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0.0> : tensor<3x4xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %zeros) -> (tensor<3x4xf32>) {
    %next = tensor.insert_slice %x into %s[%i, 2] [1, 2] [1, 1] : tensor<2xf32> into tensor<3x4xf32>
    scf.yield %next : tensor<3x4xf32>
  }
  return %r : tensor<3x4xf32>
}

// -----

// The numbers wrap around in the type of the index.
// CHECK-LABEL: func.func @wraps
//   CHECK-NOT: alloca
//   CHECK-NOT: barrier
func.func @wraps(%x: tensor<4xf32>) -> tensor<200x4xf32> {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  %zeros = arith.constant dense<0.0> : tensor<200x4xf32>
  %r = scf.for %i = %c0 to %c100 step %c1 iter_args(%s = %zeros) -> (tensor<200x4xf32>) : i8 {
    %twice = arith.addi %i, %c100 : i8
    %at = arith.index_castui %twice : i8 to index
    %next = tensor.insert_slice %x into %s[%at, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<200x4xf32>
    scf.yield %next : tensor<200x4xf32>
  }
  return %r : tensor<200x4xf32>
}
