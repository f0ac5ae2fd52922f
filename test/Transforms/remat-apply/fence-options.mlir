// How recomputation is fenced for compilers that fuse.
// RUN: remat-opt %s --remat-apply --remat-verify | FileCheck %s
// RUN: remat-opt %s --remat-apply=fence-per-step --remat-verify | FileCheck %s --check-prefix=STEP
// RUN: remat-opt %s --remat-apply=hand-on-saved --remat-verify | FileCheck %s --check-prefix=HAND

// There is one fence for both recomputations. It is tied by the saved value,
// %s, and by the newest value that is read later, %r, which is returned.
// CHECK:         %[[S:.*]] = linalg.exp
// CHECK:         %[[R:.*]] = linalg.sqrt
// CHECK-NEXT:    %[[F:.*]]:2 = remat.fence %[[S]] after %[[R]]
// CHECK-NOT:     remat.fence
// CHECK:         linalg.sub ins(%{{.*}}, %[[S]]
// CHECK:         return %{{.*}}, %[[F]]#1

// A fence for each.
// STEP:          remat.fence
// STEP-NEXT:     %[[A2:.*]] = linalg.abs
// STEP-NEXT:     remat.fence %[[A2]]
// STEP-NEXT:     linalg.negf

// Later readers of %s take it from the fence.
// HAND:          %[[F:.*]]:2 = remat.fence
// HAND:          linalg.sub ins(%{{.*}}, %[[F]]#0

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
