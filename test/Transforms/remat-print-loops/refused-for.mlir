// Loops of scf that cannot be planned inside, each with the reason; and indices of stacks as importers spell them.
// RUN: remat-opt %s --split-input-file --remat-print-loops -o /dev/null | FileCheck %s

// CHECK-LABEL: function @data_decides
// CHECK-NEXT:    loop 0: its number of iterations is not constant
func.func @data_decides(%n: index, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    scf.yield %a : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// CHECK-LABEL: function @steps_of_two
// CHECK-NEXT:    loop 0: its counter does not increase by one
func.func @steps_of_two(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c2 iter_args(%a = %x) -> tensor<4xf32> {
    scf.yield %a : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// CHECK-LABEL: function @scalar_of_elements
// CHECK-NEXT:    loop 0: it has a value of type f32, of which a loop has no stack
func.func @scalar_of_elements(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %e = tensor.extract %a[%i] : tensor<4xf32>
    %b = tensor.insert %e into %a[%c0] : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// Bounds that keep an index in range are not needed if the counter is in range. If they have an effect, slots are written twice.

// CHECK-LABEL: function @bounds
// CHECK-NEXT:    loop 0: 4 iterations from 2
// CHECK-NEXT:      0 stack: tensor<4x2xf32>, slot counter - 2
// CHECK-NEXT:      1 carry: tensor<4x2xf32>
func.func @bounds(%x: tensor<2xf32>, %s: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %from = arith.constant 2 : i32
  %to = arith.constant 6 : i32
  %by = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %from to %to step %by iter_args(%a = %s, %b = %s) -> (tensor<4x2xf32>, tensor<4x2xf32>) : i32 {
    %less = arith.subi %i, %from : i32
    %index = arith.index_cast %less : i32 to index
    %low = arith.maxsi %index, %c0 : index
    %slot = arith.minsi %low, %c3 : index
    %a1 = tensor.insert_slice %x into %a[%slot, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<4x2xf32>
    %twice = arith.minsi %low, %c2 : index
    %b1 = tensor.insert_slice %x into %b[%twice, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<4x2xf32>
    scf.yield %a1, %b1 : tensor<4x2xf32>, tensor<4x2xf32>
  }
  return %r#0, %r#1 : tensor<4x2xf32>, tensor<4x2xf32>
}

// -----

// CHECK-LABEL: function @data_decide
// CHECK-NEXT:    loop 0: it is an scf.while; --remat-prepare turns an scf.while that counts into an scf.for
// CHECK-NEXT:    loop 1: 2 iterations from 0
func.func @data_decide(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1.0 : f32
  %r = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %first = tensor.extract %a[%c0] : tensor<4xf32>
    %on = arith.cmpf olt, %first, %one : f32
    scf.condition(%on) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %inner = scf.for %i = %c0 to %c2 step %c1 iter_args(%b = %a) -> tensor<4xf32> {
      scf.yield %b : tensor<4xf32>
    }
    scf.yield %inner : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
