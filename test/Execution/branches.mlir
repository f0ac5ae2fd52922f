// A branch computes its result in the result's buffer, which is made before
// it: on each side, in branches inside of it, and in loops. A value that a
// side does not compute there is copied. So a run measures the bytes of the
// graph: the results, and the other bytes that the larger side holds.
// RUN: split-file %s %t
// RUN: remat-run %t/sides.mlir --print-outputs | FileCheck %t/sides.mlir
// RUN: remat-opt %t/sides.mlir --remat-print-graph 2>&1 | FileCheck %t/sides.mlir --check-prefix=GRAPH
// RUN: remat-run %t/sides.mlir --arena --print-outputs | FileCheck %t/sides.mlir --check-prefix=ARENA
// RUN: remat-opt %t/sides.mlir --remat-to-cpu | FileCheck %s --check-prefix=CPU
// RUN: remat-opt %t/step.mlir --remat="activation-budget=min" -o %t/fitted.mlir
// RUN: FileCheck %t/step.mlir --input-file=%t/fitted.mlir
// RUN: remat-run %t/step.mlir %t/fitted.mlir
// RUN: remat-run %t/handed.mlir --print-outputs | FileCheck %t/handed.mlir
// RUN: remat-opt %t/handed.mlir --remat-print-graph 2>&1 | FileCheck %t/handed.mlir --check-prefix=GRAPH
// RUN: remat-run %t/nested.mlir --print-outputs | FileCheck %t/nested.mlir
// RUN: remat-opt %t/nested.mlir --remat-print-graph 2>&1 | FileCheck %t/nested.mlir --check-prefix=GRAPH
// RUN: remat-run %t/switch.mlir --print-outputs | FileCheck %t/switch.mlir
// RUN: remat-opt %t/switch.mlir --remat-print-graph 2>&1 | FileCheck %t/switch.mlir --check-prefix=GRAPH
// RUN: remat-run %t/written.mlir --print-outputs | FileCheck %t/written.mlir
// RUN: remat-opt %t/written.mlir --remat-print-graph 2>&1 | FileCheck %t/written.mlir --check-prefix=GRAPH
// RUN: remat-run %t/filled.mlir --print-outputs | FileCheck %t/filled.mlir
// RUN: remat-opt %t/filled.mlir --remat-print-graph 2>&1 | FileCheck %t/filled.mlir --check-prefix=GRAPH

// CPU: llvm.func

//--- sides.mlir
// The result of 64 bytes, and two more on the larger side.
// CHECK: peak bytes 192{{$}}
// CHECK: added copies 0{{$}}
// CHECK: = 16 16 16
// ARENA: arena bytes 192{{$}}
// ARENA: = 16 16 16
// GRAPH: peak 192 bytes
func.func @main() -> tensor<16xi32> {
  %p = arith.constant true
  %two = arith.constant dense<2> : tensor<16xi32>
  %r = scf.if %p -> tensor<16xi32> {
    %a = arith.addi %two, %two : tensor<16xi32>
    %b = arith.addi %a, %a : tensor<16xi32>
    %c = arith.addi %b, %b : tensor<16xi32>
    scf.yield %c : tensor<16xi32>
  } else {
    %e = tensor.empty() : tensor<16xi32>
    %a = linalg.mul ins(%two, %two : tensor<16xi32>, tensor<16xi32>) outs(%e : tensor<16xi32>) -> tensor<16xi32>
    scf.yield %a : tensor<16xi32>
  }
  return %r : tensor<16xi32>
}

//--- step.mlir
// A value that both sides compute is recomputed.
// CHECK-COUNT-2: scf.if
func.func @main(%x: tensor<64xf32>, %p: i1) -> (tensor<f32>, tensor<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %r = scf.if %p -> tensor<64xf32> {
    %a = math.exp %x : tensor<64xf32>
    scf.yield %a : tensor<64xf32>
  } else {
    %a = math.sin %x : tensor<64xf32>
    scf.yield %a : tensor<64xf32>
  }
  %s = math.tanh %r : tensor<64xf32>
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%s : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %b = tensor.empty() : tensor<4x64xf32>
  %back = linalg.broadcast ins(%loss : tensor<f32>) outs(%b : tensor<4x64xf32>) dimensions = [0, 1]
  %c = math.cos %back : tensor<4x64xf32>
  %h = tensor.empty() : tensor<64xf32>
  %i = linalg.fill ins(%zero : f32) outs(%h : tensor<64xf32>) -> tensor<64xf32>
  %j = linalg.reduce { arith.addf } ins(%c : tensor<4x64xf32>) outs(%i : tensor<64xf32>) dimensions = [0]
  %g = arith.mulf %j, %r : tensor<64xf32>
  return %loss, %g : tensor<f32>, tensor<64xf32>
}

//--- handed.mlir
// Views, a part, one value twice, values from outside: all are copied to the
// results, which have 64, 64, 16 and 64 bytes. Only the second is computed in
// place. So with the tensor from outside, 272 bytes are held.
// CHECK: peak bytes 272{{$}}
// CHECK: added copies 6{{$}}
// CHECK: = 4 4
// CHECK: = 4 4
// CHECK: = 4 4
// CHECK: = 3 3
// GRAPH: peak 272 bytes
func.func @main() -> (tensor<4x4xi32>, tensor<16xi32>, tensor<4xi32>, tensor<16xi32>) {
  %p = arith.constant true
  %two = arith.constant dense<2> : tensor<16xi32>
  %one = arith.constant dense<1> : tensor<16xi32>
  %outside = arith.addi %two, %one : tensor<16xi32>
  %r:4 = scf.if %p -> (tensor<4x4xi32>, tensor<16xi32>, tensor<4xi32>, tensor<16xi32>) {
    %a = arith.addi %two, %two : tensor<16xi32>
    %view = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xi32> into tensor<4x4xi32>
    %part = tensor.extract_slice %a[4] [4] [2] : tensor<16xi32> to tensor<4xi32>
    scf.yield %view, %a, %part, %outside : tensor<4x4xi32>, tensor<16xi32>, tensor<4xi32>, tensor<16xi32>
  } else {
    %e = tensor.empty() : tensor<16xi32>
    %a = linalg.mul ins(%two, %two : tensor<16xi32>, tensor<16xi32>) outs(%e : tensor<16xi32>) -> tensor<16xi32>
    %view = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xi32> into tensor<4x4xi32>
    %part = tensor.extract_slice %outside[4] [4] [2] : tensor<16xi32> to tensor<4xi32>
    scf.yield %view, %a, %part, %a : tensor<4x4xi32>, tensor<16xi32>, tensor<4xi32>, tensor<16xi32>
  }
  return %r#0, %r#1, %r#2, %r#3 : tensor<4x4xi32>, tensor<16xi32>, tensor<4xi32>, tensor<16xi32>
}

//--- nested.mlir
// A branch in a branch in a loop: all compute in the result of the outer one,
// and the loop carries the sum. A branch that begins with a loop's value
// writes over it.
// CHECK: peak bytes 128{{$}}
// CHECK: added copies 0{{$}}
// CHECK: = 44 44
// GRAPH: peak 128 bytes
func.func @main() -> tensor<16xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %two = arith.constant dense<2> : tensor<16xi32>
  %ten = arith.constant dense<10> : tensor<16xi32>
  %zero = arith.constant dense<0> : tensor<16xi32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %zero) -> tensor<16xi32> {
    %small = arith.cmpi ult, %i, %c1 : index
    %middle = arith.cmpi eq, %i, %c1 : index
    %s = scf.if %small -> tensor<16xi32> {
      %a = arith.addi %two, %two : tensor<16xi32>
      scf.yield %a : tensor<16xi32>
    } else {
      %b = scf.if %middle -> tensor<16xi32> {
        %c = arith.addi %ten, %ten : tensor<16xi32>
        scf.yield %c : tensor<16xi32>
      } else {
        %e = tensor.empty() : tensor<16xi32>
        %d = linalg.add ins(%ten, %zero : tensor<16xi32>, tensor<16xi32>) outs(%e : tensor<16xi32>) -> tensor<16xi32>
        scf.yield %d : tensor<16xi32>
      }
      scf.yield %b : tensor<16xi32>
    }
    %u = linalg.add ins(%t, %s : tensor<16xi32>, tensor<16xi32>) outs(%t : tensor<16xi32>) -> tensor<16xi32>
    scf.yield %u : tensor<16xi32>
  }
  return %r : tensor<16xi32>
}

//--- switch.mlir
// The default needs one more tensor than the case that runs.
// CHECK: peak bytes 64{{$}}
// CHECK: added copies 0{{$}}
// CHECK: = 9 9
// GRAPH: peak 128 bytes
func.func @main() -> tensor<16xi32> {
  %which = arith.constant 7 : index
  %two = arith.constant dense<2> : tensor<16xi32>
  %three = arith.constant dense<3> : tensor<16xi32>
  %r = scf.index_switch %which -> tensor<16xi32>
  case 2 {
    %a = arith.addi %two, %two : tensor<16xi32>
    scf.yield %a : tensor<16xi32>
  }
  case 7 {
    %a = arith.muli %three, %three : tensor<16xi32>
    scf.yield %a : tensor<16xi32>
  }
  default {
    %a = arith.addi %two, %two : tensor<16xi32>
    %b = arith.addi %a, %a : tensor<16xi32>
    scf.yield %b : tensor<16xi32>
  }
  return %r : tensor<16xi32>
}

//--- written.mlir
// No side overwrites a tensor from outside.
// CHECK: peak bytes 128{{$}}
// CHECK: added copies 1{{$}}
// CHECK: = 7 7
// CHECK: = 3 3
// GRAPH: peak 128 bytes
func.func @main() -> (tensor<16xi32>, tensor<16xi32>) {
  %p = arith.constant true
  %two = arith.constant dense<2> : tensor<16xi32>
  %one = arith.constant dense<1> : tensor<16xi32>
  %outside = arith.addi %two, %one : tensor<16xi32>
  %r = scf.if %p -> tensor<16xi32> {
    %a = linalg.add ins(%two, %two : tensor<16xi32>, tensor<16xi32>) outs(%outside : tensor<16xi32>) -> tensor<16xi32>
    %b = linalg.mul ins(%two, %two : tensor<16xi32>, tensor<16xi32>) outs(%a : tensor<16xi32>) -> tensor<16xi32>
    %c = linalg.add ins(%b, %outside : tensor<16xi32>, tensor<16xi32>) outs(%b : tensor<16xi32>) -> tensor<16xi32>
    scf.yield %c : tensor<16xi32>
  } else {
    scf.yield %one : tensor<16xi32>
  }
  return %r, %outside : tensor<16xi32>, tensor<16xi32>
}

//--- filled.mlir
// A fill from outside that is only a destination is made inside, and so is no
// node. A fill inside with an element of a tensor has bytes, even if nothing
// reads it. The scalar, which the graph counts, is in a register.
// CHECK: peak bytes 128{{$}}
// CHECK: = 8 8
// GRAPH: graph main: 2 nodes, 3 tensors, peak 128 bytes
// GRAPH: n1 if.1 (other): {{.*}}, workspace 64
func.func @main() -> tensor<16xi32> {
  %p = arith.constant true
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %two = arith.constant dense<2> : tensor<4x16xi32>
  %numbers = arith.constant dense<[1, 2]> : tensor<2xi32>
  %number = tensor.extract %numbers[%c0] : tensor<2xi32>
  %e = tensor.empty() : tensor<16xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<16xi32>) -> tensor<16xi32>
  %r = scf.if %p -> tensor<16xi32> {
    %unread = linalg.fill ins(%number : i32) outs(%e : tensor<16xi32>) -> tensor<16xi32>
    %a = linalg.reduce { arith.addi } ins(%two : tensor<4x16xi32>) outs(%f : tensor<16xi32>) dimensions = [0]
    scf.yield %a : tensor<16xi32>
  } else {
    %a = linalg.reduce { arith.maxsi } ins(%two : tensor<4x16xi32>) outs(%f : tensor<16xi32>) dimensions = [0]
    scf.yield %a : tensor<16xi32>
  }
  return %r : tensor<16xi32>
}
