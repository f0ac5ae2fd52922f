// RUN: remat-opt %s --remat-lower-sets -o %t.after.mlir | FileCheck %s --match-full-lines --strict-whitespace

// Written to a file, nothing else is printed, and the IR is as it was.
// RUN: remat-opt %s --remat-lower-sets=file=%t.txt -o /dev/null | count 0
// RUN: FileCheck %s --match-full-lines --strict-whitespace --input-file=%t.txt
// RUN: remat-opt %s -o %t.before.mlir
// RUN: diff %t.before.mlir %t.after.mlir

// Result 1 is made by the first node.
// RUN: remat-opt %s --remat-lower-sets=loss-result=1 -o /dev/null | FileCheck %s --check-prefix=RESULT

// a, with it b, "squash" (which has two results) or both, then d, then the loss.

//     CHECK:lower sets of step: 5 nodes, 6 lower sets, all of them:
//CHECK-NEXT:  nodes  bytes  kept  up to          boundary
//CHECK-NEXT:      1     16    16  exp.0          exp.0 16
//CHECK-NEXT:      2     32    32  exp.1          exp.0 16, exp.1 16
//CHECK-NEXT:      2     40    40  squash         exp.0 16, squash#0 16, squash#1 8
//CHECK-NEXT:      3     56    40  exp.1, squash  exp.1 16, squash#0 16, squash#1 8
//CHECK-NEXT:      4     72    16  mul.3          mul.3 16
//CHECK-NEXT:      5     76     0  reduce.4       none
// CHECK-NOT:{{.}}

// RESULT:      lower sets of step: 1 nodes, 1 lower sets, all of them:
// RESULT-NEXT: nodes bytes kept up to boundary
// RESULT-NEXT: 1 16 0 exp.0 none
#same = affine_map<(i) -> (i)>
func.func @step(%x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<4xf16>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c:2 = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%e, %f : tensor<4xf32>, tensor<4xf16>) {
  ^bb0(%i: f32, %o: f32, %p: f16):
    %r = arith.truncf %i : f32 to f16
    linalg.yield %i, %r : f32, f16
  } -> (tensor<4xf32>, tensor<4xf16>) loc("squash")
  %d = linalg.mul ins(%b, %c#0 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %loss = linalg.reduce {arith.addf} ins(%d : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %g = linalg.mul ins(%d, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %loss, %a, %g : tensor<f32>, tensor<4xf32>, tensor<4xf32>
}
