// The places of fences, by policy. Steps of the plan count from 0.
// RUN: remat-opt %s --remat-print-fences -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace
// RUN: remat-opt %s --remat-print-fences=fence-per-step -o /dev/null | FileCheck %s --check-prefix=STEP --match-full-lines --strict-whitespace
// RUN: remat-opt %s --remat-print-fences=hand-on-saved -o /dev/null | FileCheck %s --check-prefix=HAND --match-full-lines --strict-whitespace

// One fence for both recomputations. It waits for the newest value that is read
// later, which is returned.
//      CHECK:fences of @step: 1
// CHECK-NEXT:  before step 5, for abs.1, negf.2: ties exp.0 after sqrt.4

//      STEP:fences of @step: 2
// STEP-NEXT:  before step 5, for abs.1: ties exp.0 after sqrt.4
// STEP-NEXT:  before step 6, for negf.2: ties abs.1 after sqrt.4

//      HAND:fences of @step: 1
// HAND-NEXT:  before step 5, for abs.1, negf.2: ties exp.0 (handed on) after sqrt.4
func.func @step(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 7, steps = [0-4, 1-2, 5-6]>} {
  %e = tensor.empty() : tensor<8xf32>
  %s = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.abs ins(%s : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.negf ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %c = linalg.log ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.sqrt ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %d = linalg.mul ins(%b, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f = linalg.sub ins(%d, %s : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %f, %r : tensor<8xf32>, tensor<8xf32>
}
