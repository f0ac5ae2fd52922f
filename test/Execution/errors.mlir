// Input that cannot be compiled: exit code 2, and a message at the op.
// RUN: split-file --leading-lines %s %t
// RUN: bash %S/Inputs/exits 2 remat-run %t/unknown-op.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: bash %S/Inputs/exits 2 remat-run %t/no-buffers.mlir 2>&1 | FileCheck %s --check-prefix=NOBUFFERS
// RUN: bash %S/Inputs/exits 2 remat-run %t/softmax.mlir 2>&1 | FileCheck %s --check-prefix=SOFTMAX
// RUN: bash %S/Inputs/exits 2 remat-run %t/no-lowering.mlir 2>&1 | FileCheck %s --check-prefix=NOLOWERING
// RUN: bash %S/Inputs/exits 2 remat-run %t/while.mlir 2>&1 | FileCheck %s --check-prefix=WHILE
// RUN: bash %S/Inputs/exits 2 remat-run %t/dynamic.mlir 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: bash %S/Inputs/exits 2 remat-run %t/dynamic-inside.mlir 2>&1 | FileCheck %s --check-prefix=INSIDE
// RUN: bash %S/Inputs/exits 2 remat-run %t/dynamic-stride.mlir 2>&1 | FileCheck %s --check-prefix=STRIDE
// RUN: bash %S/Inputs/exits 2 remat-run %t/other-shape.mlir 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: bash %S/Inputs/exits 2 remat-run %t/complex.mlir 2>&1 | FileCheck %s --check-prefix=COMPLEX
// RUN: bash %S/Inputs/exits 2 remat-run %t/unsigned.mlir 2>&1 | FileCheck %s --check-prefix=UNSIGNED
// RUN: bash %S/Inputs/exits 2 remat-run %t/tosa.mlir 2>&1 | FileCheck %s --check-prefix=TOSA
// RUN: bash %S/Inputs/exits 2 remat-run %t/memref.mlir 2>&1 | FileCheck %s --check-prefix=MEMREF
// RUN: bash %S/Inputs/exits 2 remat-run %t/huge.mlir 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: bash %S/Inputs/exits 2 remat-run %t/blocks.mlir 2>&1 | FileCheck %s --check-prefix=BLOCKS
// RUN: bash %S/Inputs/exits 2 remat-run %t/recursion.mlir 2>&1 | FileCheck %s --check-prefix=RECURSION
// RUN: bash %S/Inputs/exits 2 remat-run %t/no-body.mlir 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: bash %S/Inputs/exits 2 remat-run %t/empty.mlir 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: bash %S/Inputs/exits 2 remat-run %t/several.mlir 2>&1 | FileCheck %s --check-prefix=SEVERAL
// RUN: bash %S/Inputs/exits 0 remat-run %t/several.mlir --entry=b | FileCheck %s --check-prefix=CHOSEN
// RUN: bash %S/Inputs/exits 2 remat-run %t/several.mlir --entry=c 2>&1 | FileCheck %s --check-prefix=NOENTRY
// RUN: bash %S/Inputs/exits 2 remat-run %t/syntax.mlir 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: bash %S/Inputs/exits 2 remat-run %t/invalid.mlir 2>&1 | FileCheck %s --check-prefix=INVALID
// RUN: bash %S/Inputs/exits 2 remat-run %t/none.mlir 2>&1 | FileCheck %s --check-prefix=NOFILE
// RUN: bash %S/Inputs/exits 2 remat-run %t/sum.mlir %t/sum-of-three.mlir 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: bash %S/Inputs/exits 2 remat-run %t/sum.mlir %t/sum-of-others.mlir 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: bash %S/Inputs/exits 2 remat-run %t/sum.mlir %t/sum-and-more.mlir 2>&1 | FileCheck %s --check-prefix=RESULTS
// RUN: bash %S/Inputs/exits 2 remat-run %t/sum.mlir %t/unknown-op.mlir 2>&1 | FileCheck %s --check-prefix=SECOND
// RUN: bash %S/Inputs/exits 2 remat-run %t/sum.mlir %t/sum.mlir %t/sum.mlir 2>&1 | FileCheck %s --check-prefix=THREE
// RUN: bash %S/Inputs/exits 2 remat-run %t/sum.mlir --opt-level=4 2>&1 | FileCheck %s --check-prefix=LEVEL

//--- unknown-op.mlir
// UNKNOWN: unknown-op.mlir:[[#@LINE+3]]:8: error: 'foo.bar' op cannot be compiled: the supported ops are structured ops of linalg, those of arith, math, tensor and remat, scf.for, scf.if and scf.index_switch
// SECOND: unknown-op.mlir:[[#@LINE+2]]:8: error: 'foo.bar' op cannot be compiled
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "foo.bar"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- no-buffers.mlir
// NOBUFFERS: error: 'tensor.bitcast' op cannot be compiled: the supported ops are
func.func @main(%x: tensor<4xf32>) -> tensor<4xi32> {
  %0 = tensor.bitcast %x : tensor<4xf32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}

//--- softmax.mlir
// SOFTMAX: error: 'linalg.softmax' op cannot be compiled: the supported ops are
func.func @main(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<4x4xf32>)
    outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

//--- no-lowering.mlir
// NOLOWERING: no-lowering.mlir:[[#@LINE+2]]:8: error: failed to legalize operation 'math.ipowi'
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = math.ipowi %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

//--- while.mlir
// WHILE: while.mlir:[[#@LINE+3]]:{{[0-9]+}}: error: 'scf.while' op cannot be compiled: the supported ops are
// WHILE: note: remat-prepare turns a loop that counts to a bound into an scf.for; a loop whose end depends on data cannot run here
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %false = arith.constant false
    scf.condition(%false) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    scf.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

//--- dynamic.mlir
// DYNAMIC: error: argument #0 of @main has type 'tensor<?xf32>', and only static shapes can be run: give it a static shape
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

//--- dynamic-inside.mlir
// INSIDE: error: 'tensor.cast' op cannot be compiled: result #0 has type 'tensor<?xf32>', and only static shapes can be run
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  return %b : tensor<4xf32>
}

//--- dynamic-stride.mlir
// STRIDE: error: 'linalg.generic' op cannot be compiled for the CPU: the strides of an operand are not known
func.func @main(%x: tensor<8xf32>, %k: index) -> tensor<2xf32> {
  %a = tensor.extract_slice %x[0] [2] [%k] : tensor<8xf32> to tensor<2xf32>
  %b = math.exp %a : tensor<2xf32>
  return %b : tensor<2xf32>
}

//--- other-shape.mlir
// SHAPE: other-shape.mlir:[[#@LINE+2]]:8: error: 'tensor.expand_shape' op cannot be compiled: its output_shape differs from the shape of its type, 'tensor<4x2xf32>'
func.func @main(%x: tensor<8xf32>) -> tensor<4x2xf32> {
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [2, 1] : tensor<8xf32> into tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

//--- complex.mlir
// COMPLEX: error: argument #0 of @main has element type 'complex<f32>'; the supported types are f16, bf16, f32, f64, index, i1, i8, i16, i32 and i64
func.func @main(%x: tensor<4xcomplex<f32>>) {
  return
}

//--- unsigned.mlir
// UNSIGNED: error: argument #0 of @main has element type 'ui8'; the supported types are
func.func @main(%x: tensor<4x8xui8>) -> tensor<8x4xui8> {
  %e = tensor.empty() : tensor<8x4xui8>
  %t = linalg.transpose ins(%x : tensor<4x8xui8>) outs(%e : tensor<8x4xui8>) permutation = [1, 0]
  return %t : tensor<8x4xui8>
}

//--- tosa.mlir
// TOSA: tosa.mlir:[[#@LINE+2]]:8: error: 'tosa.tanh' op cannot be compiled: the supported ops are
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.tanh %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- memref.mlir
// MEMREF: error: argument #0 of @main has element type 'memref<4xf32>'; the supported types are
func.func @main(%x: memref<4xf32>) {
  return
}

//--- huge.mlir
// HUGE: error: argument #0 of @main has type 'tensor<10000000000x10000000000xf32>', which needs too much memory
func.func @main(%x: tensor<10000000000x10000000000xf32>) {
  return
}

//--- blocks.mlir
// BLOCKS: error: function @main has several blocks; a step is one block
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^next
^next:
  return %x : tensor<4xf32>
}

//--- recursion.mlir
// RECURSION: error: 'func.call' op is recursive through @main: a step is planned as a straight line; unroll the recursion
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = func.call @main(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

//--- no-body.mlir
// NOBODY: error: 'func.call' op calls @f, which has no body here: link it in, or remove the call
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

//--- empty.mlir
// EMPTY: error: has no public func.func with a body, so there is nothing to plan or run

//--- several.mlir
// SEVERAL: error: has several functions, and none is @main: name the step
// CHOSEN: 0 arguments of 0 bytes, 1 outputs
// NOENTRY: error: no function @c with a body
func.func @a() {
  return
}
func.func @b() -> f32 {
  %c = arith.constant 1.0 : f32
  return %c : f32
}

//--- syntax.mlir
// SYNTAX: syntax.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: expected
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x tensor
}

//--- invalid.mlir
// INVALID: error: type of return operand 0 ('tensor<4xf32>') doesn't match function result type ('tensor<5xf32>')
func.func @main(%x: tensor<4xf32>) -> tensor<5xf32> {
  "func.return"(%x) : (tensor<4xf32>) -> ()
}

// NOFILE: remat-run: error: cannot read '{{.*}}none.mlir': No such file or directory

//--- sum.mlir
// THREE: remat-run: takes one file, or two to compare
// LEVEL: remat-run: --opt-level is 0 to 3
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- sum-of-three.mlir
// COUNT: sum-of-three.mlir:[[#@LINE+1]]:1: error: @main has 3 arguments, and the step before rewriting has 2
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

//--- sum-of-others.mlir
// TYPE: error: @main: argument #1 is 'tensor<4xi32>', and before rewriting it is 'tensor<4xf32>'
func.func @main(%x: tensor<4xf32>, %y: tensor<4xi32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

//--- sum-and-more.mlir
// RESULTS: error: @main has 2 results, and the step before rewriting has 1
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %x, %y : tensor<4xf32>, tensor<4xf32>
}
