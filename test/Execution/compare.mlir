// Two steps on the same input, output by output.
// RUN: split-file %s %t
// RUN: remat-run %t/a.mlir %t/same.mlir | FileCheck %s --check-prefix=SAME
// RUN: not remat-run %t/a.mlir %t/other.mlir | FileCheck %s --check-prefix=OTHER
// RUN: remat-run %t/a.mlir %t/same.mlir --json | FileCheck %s --check-prefix=JSON
// RUN: not remat-run %t/a.mlir %t/other.mlir --json | FileCheck %s --check-prefix=OTHERJSON
// RUN: not remat-run %t/nan.mlir %t/nan.mlir | FileCheck %s --check-prefix=NAN
// RUN: remat-run %t/some-nan.mlir %t/some-nan.mlir | FileCheck %s --check-prefix=SOME

// SAME: before after
// SAME: all 2 outputs equal, bit for bit

// JSON: "bit_equal":true
// JSON-SAME: "copies_after":[]
// JSON-SAME: "differences":[]
// JSON-SAME: "meaningful":true
// JSON-SAME: "outputs":2
// JSON-SAME: "peak_after":32,"peak_before":32

// A difference in the last bit is one, and so is the sign of zero.
// OTHER: 1 of 2 outputs differ
// OTHER-NEXT: output 1 (tensor<4xf32>): 2 elements, the first is element 1, largest difference 1.19e-07

// OTHERJSON: "bit_equal":false
// OTHERJSON-SAME: "differences":[{"elements":2,"first_element":1,"largest":1.19{{[0-9]+}}e-07,"output":1}]

// NAN: all 2 outputs equal, bit for bit
// NAN: 3 elements are NaN and 1 are infinite
// NAN: not meaningful: output 1 has no finite element

// SOME: 1 elements are NaN and 0 are infinite
// SOME-NOT: not meaningful

//--- a.mlir
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = math.exp %x : tensor<4xf32>
  %c = arith.constant dense<[1.0, 1.0, 2.0, 0.0]> : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %b = arith.addf %c, %zero : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
//--- same.mlir
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = arith.constant dense<[1.0, 1.0, 2.0, 0.0]> : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %b = arith.addf %c, %zero : tensor<4xf32>
  %a = math.exp %x : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
//--- other.mlir
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = math.exp %x : tensor<4xf32>
  %c = arith.constant dense<[1.0, 1.00000012, 2.0, -0.0]> : tensor<4xf32>
  return %a, %c : tensor<4xf32>, tensor<4xf32>
}
//--- nan.mlir
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %n = arith.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000]> : tensor<4xf32>
  %a = math.exp %x : tensor<4xf32>
  %b = arith.addf %n, %a : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
//--- some-nan.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %n = arith.constant dense<[0x7FC00000, 1.0, 1.0, 1.0]> : tensor<4xf32>
  %b = arith.addf %n, %x : tensor<4xf32>
  return %b : tensor<4xf32>
}
