// The destinations that remat-in-place chooses need no copy, change no result, and take less memory.
// RUN: remat-opt %s --remat-in-place -o %t.mlir
// RUN: remat-run %s %t.mlir | FileCheck %s
// RUN: remat-run --arena %s %t.mlir | FileCheck %s --check-prefix=ARENA

// Each op has a buffer of its own, beside two donated ones; then %a, %b and %c
// have one, and the updates are in the donated ones.
// CHECK: peak bytes 65,536 49,152{{$}}
// CHECK: buffers 7 3{{$}}
// CHECK: added copies 0 0{{$}}
// CHECK: all 2 outputs equal, bit for bit
// ARENA: all 2 outputs equal, bit for bit
func.func @main(%p: tensor<64x64xf32> {remat.donate}, %m: tensor<64x64xf32> {remat.donate},
                %x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %e = tensor.empty() : tensor<64x64xf32>
  %a = linalg.exp ins(%x : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %b = linalg.mul ins(%a, %a : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = linalg.add ins(%b, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %n = linalg.add ins(%m, %c : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = linalg.sub ins(%p, %n : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q, %n : tensor<64x64xf32>, tensor<64x64xf32>
}
