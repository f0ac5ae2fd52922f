// Loops and branches are single ops to the memory model; their buffers come and
// go inside.
// RUN: remat-run %s --entry=in_place --print-outputs | FileCheck %s --check-prefix=INPLACE
// RUN: remat-run %s --entry=carried --print-outputs | FileCheck %s --check-prefix=CARRIED
// RUN: remat-run %s --entry=swapped --print-outputs | FileCheck %s --check-prefix=SWAPPED
// RUN: remat-run %s --entry=read_later --print-outputs | FileCheck %s --check-prefix=LATER
// RUN: remat-run %s --entry=in_step | FileCheck %s --check-prefix=STEP
// RUN: remat-run %s --entry=branch --print-outputs | FileCheck %s --check-prefix=BRANCH

// INPLACE: peak bytes 40{{$}}
// INPLACE: buffers 1{{$}}
// INPLACE: added copies 0{{$}}
// INPLACE: = 0 2 4 6 8
func.func @in_place() -> tensor<5xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %e = tensor.empty() : tensor<5xindex>
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%t = %e) -> tensor<5xindex> {
    %v = arith.addi %i, %i : index
    %u = tensor.insert %v into %t[%i] : tensor<5xindex>
    scf.yield %u : tensor<5xindex>
  }
  return %r : tensor<5xindex>
}

// The loop makes its value in another buffer, and has to move it: 400 for the
// value carried, 400 for the new one.
// CARRIED: peak bytes 800{{$}}
// CARRIED: buffers 4{{$}}
// CARRIED: copy: {{.*}}: 400 bytes: a loop leaves a carried tensor in another buffer
// CARRIED: = 8 8 8
func.func @carried() -> tensor<100xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<100xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %one) -> tensor<100xi32> {
    %u = arith.addi %t, %t : tensor<100xi32>
    scf.yield %u : tensor<100xi32>
  }
  return %r : tensor<100xi32>
}

// SWAPPED: output 0: tensor<2xi32> = 2 2
// SWAPPED: output 1: tensor<2xi32> = 1 1
func.func @swapped() -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<2xi32>
  %two = arith.constant dense<2> : tensor<2xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %one, %u = %two)
      -> (tensor<2xi32>, tensor<2xi32>) {
    scf.yield %u, %t : tensor<2xi32>, tensor<2xi32>
  }
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}

// The carried value is read after an op that could have taken it over: after
// each iteration t[0] is 3 t[0], and each other t[i] is 3 t[i], too.
// LATER: = 27 27
func.func @read_later() -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<2xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %one) -> tensor<2xi32> {
    %v = tensor.extract %t[%c1] : tensor<2xi32>
    %u = tensor.insert %v into %t[%c0] : tensor<2xi32>
    %w = arith.addi %u, %t : tensor<2xi32>
    %x = linalg.add ins(%w, %t : tensor<2xi32>, tensor<2xi32>)
      outs(%u : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %x : tensor<2xi32>
  }
  return %r : tensor<2xi32>
}

// The result has a buffer, in which a branch computes; a value from outside is
// copied to it. First there are %a and that buffer, then that buffer and %s.
// BRANCH: peak bytes 800{{$}}
// BRANCH: copy: {{.*}}: 400 bytes: a branch yields a tensor that is in another buffer
// BRANCH: = 8 8 8
func.func @branch(%x: tensor<i1>) -> tensor<100xi32> {
  %one = arith.constant dense<1> : tensor<100xi32>
  %a = arith.addi %one, %one : tensor<100xi32>
  %c = arith.constant true
  %r = scf.if %c -> tensor<100xi32> {
    %b = arith.addi %a, %a : tensor<100xi32>
    scf.yield %b : tensor<100xi32>
  } else {
    scf.yield %a : tensor<100xi32>
  }
  %s = arith.addi %r, %r : tensor<100xi32>
  return %s : tensor<100xi32>
}

// An op that overwrites its operand and reads it element by element needs no
// second buffer: the sum grows in the copy of the argument.
// STEP: peak bytes 8{{$}}
// STEP: added copies 1{{$}}
// STEP: 8 bytes: scf.for writes an argument, which is not donated
func.func @in_step(%x: tensor<2xi32>) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %x) -> tensor<2xi32> {
    %u = linalg.add ins(%t, %x : tensor<2xi32>, tensor<2xi32>)
      outs(%t : tensor<2xi32>) -> tensor<2xi32>
    scf.yield %u : tensor<2xi32>
  }
  return %r : tensor<2xi32>
}
