// The arguments and results that a step may have.
// RUN: remat-run %s --entry=aliases --print-outputs | FileCheck %s --check-prefix=ALIASES
// RUN: remat-run %s --entry=scalars --print-outputs | FileCheck %s --check-prefix=SCALARS
// RUN: remat-run %s --entry=no_arguments --print-outputs | FileCheck %s --check-prefix=NONE
// RUN: remat-run %s --entry=nothing | FileCheck %s --check-prefix=NOTHING
// RUN: remat-run %s --entry=no_elements | FileCheck %s --check-prefix=EMPTY
// RUN: remat-run %s --entry=calls --print-outputs | FileCheck %s --check-prefix=CALLS

// An argument and a constant as results cost no bytes, nor does a value that is
// returned twice, the second time reshaped: 16 bytes in all.
// ALIASES: peak bytes 16{{$}}
// ALIASES: buffers 1{{$}}
// ALIASES: added copies 0{{$}}
// ALIASES: output 1: tensor<4xi32> = 6 7 8 9
// ALIASES: output 2: tensor<2x2xi32> = 6 7 8 9
// ALIASES: output 3: tensor<4xi32> = 5 5 5 5
func.func @aliases(%x: tensor<4xi32>)
    -> (tensor<4xi32>, tensor<4xi32>, tensor<2x2xi32>, tensor<4xi32>) {
  %five = arith.constant dense<5> : tensor<4xi32>
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %y = arith.addi %c, %five : tensor<4xi32>
  %z = tensor.expand_shape %y [[0, 1]] output_shape [2, 2]
    : tensor<4xi32> into tensor<2x2xi32>
  return %x, %y, %z, %five
    : tensor<4xi32>, tensor<4xi32>, tensor<2x2xi32>, tensor<4xi32>
}

// Scalars are passed and returned as tensors of rank 0; a scalar that is
// returned takes its bytes at the end.
// SCALARS: 3 arguments of 13 bytes, 3 outputs
// SCALARS: peak bytes 13{{$}}
// SCALARS: output 0: tensor<f32> = 2.97395
// SCALARS: output 1: tensor<index> = {{7|8}}{{$}}
func.func @scalars(%a: f32, %i: index, %b: i1) -> (f32, index, i1) {
  %three = arith.constant 3.0 : f32
  %y = arith.addf %a, %three : f32
  %seven = arith.constant 7 : index
  %j = arith.addi %i, %seven : index
  return %y, %j, %b : f32, index, i1
}

// NONE: 0 arguments of 0 bytes, 1 outputs
// NONE: = 2 2 2
func.func @no_arguments() -> tensor<3xf64> {
  %two = arith.constant 2.0 : f64
  %e = tensor.empty() : tensor<3xf64>
  %f = linalg.fill ins(%two : f64) outs(%e : tensor<3xf64>) -> tensor<3xf64>
  return %f : tensor<3xf64>
}

// NOTHING: 0 arguments of 0 bytes, 0 outputs
// NOTHING: peak bytes 0{{$}}
func.func @nothing() {
  return
}

// EMPTY: peak bytes 0{{$}}
func.func @no_elements(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %y = math.exp %x : tensor<0x4xf32>
  return %y : tensor<0x4xf32>
}

// Calls are inlined, without anything else being cleaned up: both products
// stay, though they are equal.
// CALLS: buffers 3{{$}}
// CALLS: = 8 8 8
func.func private @square(%x: tensor<3xi32>) -> tensor<3xi32> {
  %y = arith.muli %x, %x : tensor<3xi32>
  return %y : tensor<3xi32>
}
func.func @calls() -> tensor<3xi32> {
  %x = arith.constant dense<2> : tensor<3xi32>
  %a = func.call @square(%x) : (tensor<3xi32>) -> tensor<3xi32>
  %b = func.call @square(%x) : (tensor<3xi32>) -> tensor<3xi32>
  %c = arith.addi %a, %b : tensor<3xi32>
  return %c : tensor<3xi32>
}
