// If the program meets a budget, the prepared step meets it, too: if cse makes
// the step larger, cse is left out.
// RUN: remat-opt %s --remat="activation-budget=8196" 2>&1 | FileCheck %s
// RUN: remat-opt %s --remat="activation-budget=100%" 2>&1 | FileCheck %s
// RUN: remat-opt %s --remat="budget=100%" 2>&1 | FileCheck %s
// RUN: remat-opt %s --cse --remat-print-graph=summary=true -o /dev/null | FileCheck %s --check-prefix=CSE

// Computing the exp of %x twice makes the step smaller: 2 x 4,096 bytes, and 4
// for the sum, live at the same time. A single exp would be held over %b and %c.
// CHECK: remark: canonicalize and cse would change the step from 8196 to 12288 bytes at the peak: cse is left out; if you run them later, the step takes more memory, too
// CHECK: remark: nothing to do: the peak of 8.2 kB
// CHECK-COUNT-4: linalg.exp
// CHECK-NOT: remat.fence
// CSE: peak 12288 bytes
func.func @main(%x: tensor<1024xf32>) -> (tensor<f32>, tensor<1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1024xf32>
  %s = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %c = linalg.exp ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %loss = linalg.reduce {arith.addf} ins(%c : tensor<1024xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %a2 = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %g = linalg.negf ins(%a2 : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %loss, %g : tensor<f32>, tensor<1024xf32>
}
