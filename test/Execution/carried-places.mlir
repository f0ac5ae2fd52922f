// Loops that pass their carried values on in other places. They hold the planned
// bytes, and no value is overwritten before it is read. Each tensor has 64 bytes.
// RUN: remat-opt %s --remat-print-graph -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAN
// RUN: remat-run %s --entry=swap --print-outputs | FileCheck %s --check-prefix=SWAP
// RUN: remat-run %s --entry=rotate --print-outputs | FileCheck %s --check-prefix=ROTATE
// RUN: remat-run %s --entry=second_order --print-outputs | FileCheck %s --check-prefix=SECOND
// RUN: remat-run %s --entry=over --print-outputs | FileCheck %s --check-prefix=OVER
// RUN: remat-run %s --entry=twice --print-outputs | FileCheck %s --check-prefix=TWICE
// RUN: remat-run %s --entry=outside --print-outputs | FileCheck %s --check-prefix=OUTSIDE
// RUN: remat-run %s --entry=part --print-outputs | FileCheck %s --check-prefix=PART
// RUN: remat-run %s --entry=same --print-outputs | FileCheck %s --check-prefix=SAME
// RUN: remat-run %s --entry=nested --print-outputs | FileCheck %s --check-prefix=NESTED
// RUN: remat-run %s --entry=read_later --print-outputs | FileCheck %s --check-prefix=LATER

// One of the two is copied away, and then both are moved.
// PLAN: graph swap: {{.*}} peak 192 bytes
// SWAP: peak bytes 192{{$}}
// SWAP: added copies 3{{$}}
// SWAP: copy: {{.*}}: 64 bytes: a loop carries tensors that change places
// SWAP: output 0: tensor<16xi32> = 2 2
// SWAP: output 1: tensor<16xi32> = 1 1
func.func @swap() -> (tensor<16xi32>, tensor<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<16xi32>
  %two = arith.constant dense<2> : tensor<16xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one, %b = %two) -> (tensor<16xi32>, tensor<16xi32>) {
    scf.yield %b, %a : tensor<16xi32>, tensor<16xi32>
  }
  return %r#0, %r#1 : tensor<16xi32>, tensor<16xi32>
}

// PLAN: graph rotate: {{.*}} peak 256 bytes
// ROTATE: peak bytes 256{{$}}
// ROTATE: output 0: tensor<16xi32> = 2 2
// ROTATE: output 1: tensor<16xi32> = 3 3
// ROTATE: output 2: tensor<16xi32> = 1 1
func.func @rotate() -> (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant dense<1> : tensor<16xi32>
  %two = arith.constant dense<2> : tensor<16xi32>
  %three = arith.constant dense<3> : tensor<16xi32>
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %one, %b = %two, %c = %three) -> (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) {
    scf.yield %b, %c, %a : tensor<16xi32>, tensor<16xi32>, tensor<16xi32>
  }
  return %r#0, %r#1, %r#2 : tensor<16xi32>, tensor<16xi32>, tensor<16xi32>
}

// The current value moves to the place of the previous one, and the next value to the place of the current one: 1, 1, 2, 3, 5.
// PLAN: graph second_order: {{.*}} peak 192 bytes
// SECOND: peak bytes 192{{$}}
// SECOND: added copies 2{{$}}
// SECOND: output 0: tensor<16xi32> = 3 3
// SECOND: output 1: tensor<16xi32> = 5 5
func.func @second_order() -> (tensor<16xi32>, tensor<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<16xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%previous = %one, %current = %one) -> (tensor<16xi32>, tensor<16xi32>) {
    %next = arith.addi %previous, %current : tensor<16xi32>
    scf.yield %current, %next : tensor<16xi32>, tensor<16xi32>
  }
  return %r#0, %r#1 : tensor<16xi32>, tensor<16xi32>
}

// The next value is written over the previous one, and has to change places with the current one.
// PLAN: graph over: {{.*}} peak 192 bytes
// OVER: peak bytes 192{{$}}
// OVER: output 0: tensor<16xi32> = 3 3
// OVER: output 1: tensor<16xi32> = 5 5
func.func @over() -> (tensor<16xi32>, tensor<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<16xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%previous = %one, %current = %one) -> (tensor<16xi32>, tensor<16xi32>) {
    %next = linalg.add ins(%previous, %current : tensor<16xi32>, tensor<16xi32>) outs(%previous : tensor<16xi32>) -> tensor<16xi32>
    scf.yield %current, %next : tensor<16xi32>, tensor<16xi32>
  }
  return %r#0, %r#1 : tensor<16xi32>, tensor<16xi32>
}

// One value goes to both places, and both begin with one value: only the first of them needs a copy of it.
// PLAN: graph twice: {{.*}} peak 192 bytes
// TWICE: peak bytes 192{{$}}
// TWICE: output 0: tensor<16xi32> = 16 16
// TWICE: output 1: tensor<16xi32> = 16 16
func.func @twice() -> (tensor<16xi32>, tensor<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<16xi32>
  %two = arith.addi %one, %one : tensor<16xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %two, %b = %two) -> (tensor<16xi32>, tensor<16xi32>) {
    %next = arith.addi %a, %b : tensor<16xi32>
    scf.yield %next, %next : tensor<16xi32>, tensor<16xi32>
  }
  return %r#0, %r#1 : tensor<16xi32>, tensor<16xi32>
}

// A value from outside is also held, and is copied into its place.
// PLAN: graph outside: {{.*}} peak 192 bytes
// OUTSIDE: peak bytes 192{{$}}
// OUTSIDE: output 0: tensor<16xi32> = 2 2
// OUTSIDE: output 1: tensor<16xi32> = 2 2
func.func @outside() -> (tensor<16xi32>, tensor<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<16xi32>
  %two = arith.addi %one, %one : tensor<16xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one, %b = %one) -> (tensor<16xi32>, tensor<16xi32>) {
    scf.yield %two, %a : tensor<16xi32>, tensor<16xi32>
  }
  return %r#0, %r#1 : tensor<16xi32>, tensor<16xi32>
}

// A row of the carried stack is carried next, and the stack's first row is written over meanwhile: the row is copied, and not
// the stack of 128 bytes.
// PLAN: graph part: {{.*}} peak 256 bytes
// PART: peak bytes 256{{$}}
// PART: 64 bytes: a loop writes over a part of a tensor that it reads
// PART: output 0: tensor<2x16xi32> = 7 7
// PART: output 1: tensor<16xi32> = 7 7
func.func @part() -> (tensor<2x16xi32>, tensor<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %rows = arith.constant dense<7> : tensor<2x16xi32>
  %one = arith.constant dense<1> : tensor<16xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%stack = %rows, %row = %one) -> (tensor<2x16xi32>, tensor<16xi32>) {
    %next = tensor.extract_slice %stack[1, 0] [1, 16] [1, 1] : tensor<2x16xi32> to tensor<16xi32>
    %put = tensor.insert_slice %row into %stack[0, 0] [1, 16] [1, 1] : tensor<16xi32> into tensor<2x16xi32>
    scf.yield %put, %next : tensor<2x16xi32>, tensor<16xi32>
  }
  return %r#0, %r#1 : tensor<2x16xi32>, tensor<16xi32>
}

// A reshape of a carried value goes back to its place by way of a copy.
// PLAN: graph same: {{.*}} peak 128 bytes
// SAME: peak bytes 128{{$}}
// SAME: output 0: tensor<4x4xi32> = 1 1
func.func @same() -> tensor<4x4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<4x4xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one) -> tensor<4x4xi32> {
    %flat = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xi32> into tensor<16xi32>
    %back = tensor.expand_shape %flat [[0, 1]] output_shape [4, 4] : tensor<16xi32> into tensor<4x4xi32>
    scf.yield %back : tensor<4x4xi32>
  }
  return %r : tensor<4x4xi32>
}

// A loop in a loop: (a, b) -> (b, a + b) twice, then both change places. From (1, 2): (3, 5), (5, 3); from these (8, 11), (11, 8).
// PLAN: graph nested: {{.*}} peak 192 bytes
// NESTED: peak bytes 192{{$}}
// NESTED: output 0: tensor<16xi32> = 11 11
// NESTED: output 1: tensor<16xi32> = 8 8
func.func @nested() -> (tensor<16xi32>, tensor<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant dense<1> : tensor<16xi32>
  %two = arith.constant dense<2> : tensor<16xi32>
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %one, %b = %two) -> (tensor<16xi32>, tensor<16xi32>) {
    %in:2 = scf.for %j = %c0 to %c2 step %c1 iter_args(%c = %a, %d = %b) -> (tensor<16xi32>, tensor<16xi32>) {
      %next = arith.addi %c, %d : tensor<16xi32>
      scf.yield %d, %next : tensor<16xi32>, tensor<16xi32>
    }
    scf.yield %in#1, %in#0 : tensor<16xi32>, tensor<16xi32>
  }
  return %r#0, %r#1 : tensor<16xi32>, tensor<16xi32>
}

// A carried value is read after an op overwrites it, so it is copied for that op. Both are held together with the new value.
// PLAN: graph read_later: {{.*}} peak 192 bytes
// LATER: peak bytes 192{{$}}
// LATER: 64 bytes: tensor.insert writes a tensor that linalg.generic reads later
// LATER: output 0: tensor<16xi32> = 8 8
func.func @read_later() -> tensor<16xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<16xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one) -> tensor<16xi32> {
    %v = tensor.extract %a[%c1] : tensor<16xi32>
    %u = tensor.insert %v into %a[%c0] : tensor<16xi32>
    %next = arith.addi %u, %a : tensor<16xi32>
    scf.yield %next : tensor<16xi32>
  }
  return %r : tensor<16xi32>
}
