// A pad allocates its result and nothing else; so does a concatenation.
// RUN: remat-run %s --entry=pad --print-outputs | FileCheck %s --check-prefix=PAD
// RUN: remat-run %s --entry=concat --print-outputs | FileCheck %s --check-prefix=CONCAT
// RUN: remat-run %s --entry=by_index --print-outputs | FileCheck %s --check-prefix=INDEX

// %a of 8 bytes and the padded 16.
// PAD: peak bytes 24{{$}}
// PAD: buffers 2{{$}}
// PAD: added copies 0{{$}}
// PAD: = 9 1 2 9
func.func @pad() -> tensor<4xi32> {
  %x = arith.constant dense<[0, 1]> : tensor<2xi32>
  %one = arith.constant dense<1> : tensor<2xi32>
  %nine = arith.constant 9 : i32
  %a = arith.addi %x, %one : tensor<2xi32>
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %nine : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %p : tensor<4xi32>
}

// CONCAT: peak bytes 20{{$}}
// CONCAT: buffers 1{{$}}
// CONCAT: = 0 1 0 1 7
func.func @concat() -> tensor<5xi32> {
  %x = arith.constant dense<[0, 1]> : tensor<2xi32>
  %y = arith.constant dense<[7]> : tensor<1xi32>
  %p = tensor.concat dim(0) %x, %x, %y
    : (tensor<2xi32>, tensor<2xi32>, tensor<1xi32>) -> tensor<5xi32>
  return %p : tensor<5xi32>
}

// INDEX: peak bytes 32{{$}}
// INDEX: = 5 5 2 3
func.func @by_index() -> tensor<4xindex> {
  %x = arith.constant dense<5> : tensor<2xindex>
  %p = tensor.pad %x low[0] high[2] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<2xindex> to tensor<4xindex>
  return %p : tensor<4xindex>
}
