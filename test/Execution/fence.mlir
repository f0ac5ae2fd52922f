// A fence takes no bytes and no copy, and the two values that it separates are both computed.
// RUN: split-file %s %t
// RUN: remat-run %t/before.mlir %t/after.mlir | FileCheck %s --check-prefix=PAIR
// RUN: remat-run %t/unfenced.mlir | FileCheck %s --check-prefix=UNFENCED

// Before, %a, %b and %c are saved: at %e there are five buffers. If %a and %b
// are made again, there are four, at %f: %e, the clones and %f. The fence's
// results are its operands, including the anchor.
// PAIR: peak bytes 2,000 1,600{{$}}
// PAIR: buffers 7 9{{$}}
// PAIR: added copies 0 0{{$}}
// PAIR: all 1 outputs equal, bit for bit

// Without fences nothing here merges the clones either: the program runs as it
// is written.
// UNFENCED: peak bytes 1,600{{$}}
// UNFENCED: buffers 9{{$}}

//--- before.mlir
func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  %d = math.exp %c : tensor<100xf32>
  %e = arith.mulf %d, %c : tensor<100xf32>
  %f = arith.mulf %e, %b : tensor<100xf32>
  %g = arith.mulf %f, %a : tensor<100xf32>
  return %g : tensor<100xf32>
}
//--- after.mlir
func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  %d = math.exp %c : tensor<100xf32>
  %e = arith.mulf %d, %c : tensor<100xf32>
  %x2, %e2 = remat.fence %x after %e : tensor<100xf32> after tensor<100xf32>
  %a2 = math.exp %x2 : tensor<100xf32>
  %b2 = math.exp %a2 : tensor<100xf32>
  %f = arith.mulf %e2, %b2 : tensor<100xf32>
  %g = arith.mulf %f, %a2 : tensor<100xf32>
  return %g : tensor<100xf32>
}
//--- unfenced.mlir
func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  %d = math.exp %c : tensor<100xf32>
  %e = arith.mulf %d, %c : tensor<100xf32>
  %a2 = math.exp %x : tensor<100xf32>
  %b2 = math.exp %a2 : tensor<100xf32>
  %f = arith.mulf %e, %b2 : tensor<100xf32>
  %g = arith.mulf %f, %a2 : tensor<100xf32>
  return %g : tensor<100xf32>
}
