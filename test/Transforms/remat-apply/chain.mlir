// loss = sum(exp(exp(exp(x)))): the backward part reads c, b and a in this
// order. The plan drops a after its forward use and makes it again: the clone
// reads the fenced argument, and the fence waits for the gradient that the next
// op reads.
// RUN: remat-opt %s --remat-apply | FileCheck %s
// RUN: remat-opt %s --remat-apply --remat-verify=remarks=true 2>&1 | FileCheck %s --check-prefix=VERIFY
// RUN: remat-opt %s --remat-apply --mlir-print-debuginfo | FileCheck %s --check-prefix=LOC

// Kept: a, b, c and the loss, 3 * 4096 + 4; with the first gradient, 16388.
// Planned: loss, c, b and the first gradient, or loss, gradient, a and result:
// 12292.
// VERIFY: remark: verified: peak 12292 bytes, planned 12292

// CHECK:      func.func @step(%[[X:.*]]: tensor<1024xf32>)
// CHECK-SAME: attributes {remat.applied = #remat.applied<planner = "by-hand", peak = 12292, baseline = 16388, overhead = {{.*}}, clones = 1, fences = 1>}
func.func @step(%x: tensor<1024xf32>) -> (tensor<f32>, tensor<1024xf32>)
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0-4, 0, 5]>} {
  // CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<1024xf32>
  %e = tensor.empty() : tensor<1024xf32>
  // CHECK-NEXT: %[[A:.*]] = linalg.exp ins(%[[X]] : tensor<1024xf32>) outs(%[[E]]
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  // CHECK-NEXT: %[[B:.*]] = linalg.exp ins(%[[A]]
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  // CHECK-NEXT: %[[C:.*]] = linalg.exp ins(%[[B]]
  %c = linalg.exp ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  // CHECK:      %[[LOSS:.*]] = linalg.reduce { arith.addf } ins(%[[C]]
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%c : tensor<1024xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  // CHECK:      %[[GA:.*]] = linalg.mul ins(%[[C]], %[[B]]
  %ga = linalg.mul ins(%c, %b : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  // CHECK-NEXT: %[[F:.*]]:2 = remat.fence %[[X]] after %[[GA]]
  // CHECK-NEXT: %[[A2:.*]] = linalg.exp ins(%[[F]]#0
  // LOC:        remat.fence
  // LOC-NEXT:   linalg.exp {{.*}} loc(#[[CLONE:loc[0-9]*]])
  // LOC:        #[[CLONE]] = loc("remat"(#{{loc[0-9]*}}))
  // CHECK-NEXT: %[[GX:.*]] = linalg.mul ins(%[[F]]#1, %[[A2]]
  %gx = linalg.mul ins(%ga, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  // CHECK-NEXT: return %[[LOSS]], %[[GX]]
  return %loss, %gx : tensor<f32>, tensor<1024xf32>
}
