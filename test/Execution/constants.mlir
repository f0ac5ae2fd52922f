// Constants whose elements are in the file's resources, as torch-mlir writes weights, or sparse. A global that the step
// does not use may be beside the step.
// RUN: split-file %s %t
// RUN: remat-run %t/resources.mlir %t/dense.mlir | FileCheck %s
// CHECK: all 4 outputs equal, bit for bit

// Elements that were elided when the file was printed, or of which only a part is there:
// RUN: bash %S/Inputs/exits 2 remat-run %t/elided.mlir 2>&1 | FileCheck %s --check-prefix=ELIDED
// RUN: bash %S/Inputs/exits 2 remat-run %t/short.mlir 2>&1 | FileCheck %s --check-prefix=ELIDED
// ELIDED: :2:8: error: 'arith.constant' op cannot be compiled: the file does not have the 16 bytes of its elements; print the step without eliding them

//--- resources.mlir
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
func.func @main(%x: tensor<4xbf16>, %y: tensor<4xi1>, %z: tensor<4xf32>)
    -> (tensor<4xbf16>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) {
  %a = arith.constant dense_resource<halves> : tensor<4xbf16>
  %b = arith.constant dense_resource<mask> : tensor<4xi1>
  %c = arith.constant sparse<[[1]], [2.0]> : tensor<4xf32>
  %d = arith.constant dense_resource<floats> : tensor<4xf32>
  %u = arith.addf %a, %x : tensor<4xbf16>
  %v = arith.andi %b, %y : tensor<4xi1>
  %w = arith.addf %c, %z : tensor<4xf32>
  return %u, %v, %w, %d : tensor<4xbf16>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>
}
{-#
  dialect_resources: {
    builtin: {
      halves: "0x02000000803F803F803F0040",
      mask: "0x0100000001000101",
      floats: "0x040000000000803F000000400000404000008040"
    }
  }
#-}

//--- dense.mlir
func.func @main(%x: tensor<4xbf16>, %y: tensor<4xi1>, %z: tensor<4xf32>)
    -> (tensor<4xbf16>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) {
  %a = arith.constant dense<[1.0, 1.0, 1.0, 2.0]> : tensor<4xbf16>
  %b = arith.constant dense<[true, false, true, true]> : tensor<4xi1>
  %c = arith.constant dense<[0.0, 2.0, 0.0, 0.0]> : tensor<4xf32>
  %d = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %u = arith.addf %a, %x : tensor<4xbf16>
  %v = arith.andi %b, %y : tensor<4xi1>
  %w = arith.addf %c, %z : tensor<4xf32>
  return %u, %v, %w, %d : tensor<4xbf16>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>
}

//--- elided.mlir
func.func @main(%z: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense_resource<__elided__> : tensor<4xf32>
  %w = arith.addf %c, %z : tensor<4xf32>
  return %w : tensor<4xf32>
}

//--- short.mlir
func.func @main(%z: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense_resource<short> : tensor<4xf32>
  %w = arith.addf %c, %z : tensor<4xf32>
  return %w : tensor<4xf32>
}
{-#
  dialect_resources: {
    builtin: {
      short: "0x040000000000803F"
    }
  }
#-}
