// Copy steps become ops in their places, and later ops read the tensors that came back.
// RUN: remat-opt %s --remat-apply --remat-verify="remarks=true" 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=HOLDS < %t.err

// At the peak, node 3, %b, %c and %d are there, and %a is away.
// HOLDS: verified: peak 1200 bytes, planned 1200; host peak 400 bytes, planned 400

// CHECK-LABEL: func.func @swap(
// CHECK-SAME:    %[[X:.*]]: tensor<100xf32>) -> tensor<100xf32>
// CHECK-SAME:    remat.applied = #remat.applied<planner = "by-hand", peak = 1200, baseline = 1600, overhead = 0.0e+00, clones = 0, fences = 0, swap_ins = 1, host_peak = 400>
// CHECK-NEXT:    %[[A:.*]] = math.exp %[[X]]
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]] : tensor<100xf32> -> !remat.host<100xf32>
// CHECK-NEXT:    %[[B:.*]] = math.exp %[[A]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[A]] : tensor<100xf32>
// CHECK-NEXT:    %[[C:.*]] = math.exp %[[B]]
// CHECK-NEXT:    %[[D:.*]] = arith.mulf %[[C]], %[[B]]
// CHECK-NEXT:    %[[E:.*]] = tensor.empty() : tensor<100xf32>
// CHECK-NEXT:    %[[IN:.*]], %[[A2:.*]] = remat.swap_in %[[H]] into %[[E]] : !remat.host<100xf32> into tensor<100xf32> -> tensor<100xf32>
// CHECK-NEXT:    %[[F:.*]] = arith.mulf %[[D]], %[[D]]
// CHECK-NEXT:    %[[A3:.*]] = remat.await %[[IN]], %[[A2]] : tensor<100xf32> -> tensor<100xf32>
// CHECK-NEXT:    %[[G:.*]] = arith.mulf %[[F]], %[[A3]]
// CHECK-NEXT:    return %[[G]]
func.func @swap(%x: tensor<100xf32>) -> tensor<100xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6,
        steps = [0, out 1, 1, wait 1, 2, 3, in 1, 4, 5]>} {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  %d = arith.mulf %c, %b : tensor<100xf32>
  %f = arith.mulf %d, %d : tensor<100xf32>
  %g = arith.mulf %f, %a : tensor<100xf32>
  return %g : tensor<100xf32>
}

// One copy is fetched twice, there is a view of a tensor that came back, and a
// tensor that comes back to be returned waits before the return.
// CHECK-LABEL: func.func @again(
// CHECK:         %[[A:.*]] = linalg.exp
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[A]]
// CHECK:         %[[IN:.*]], %[[A2:.*]] = remat.swap_in %[[H]]
// CHECK-NEXT:    %[[A3:.*]] = remat.await %[[IN]], %[[A2]]
// CHECK-NEXT:    %[[V:.*]] = tensor.expand_shape %[[A3]]
// CHECK:         %[[B:.*]] = linalg.exp ins(%[[V]]
// CHECK:         %[[IN2:.*]], %[[A4:.*]] = remat.swap_in %[[H]]
// CHECK-NEXT:    %[[A5:.*]] = remat.await %[[IN2]], %[[A4]]
// CHECK-NEXT:    return %[[B]], %[[A5]]
func.func @again(%x: tensor<4xf32>) -> (tensor<2x2xf32>, tensor<4xf32>)
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2,
        steps = [0, out 1, wait 1, in 1, 1, in 1]>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %v = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %e2 = tensor.empty() : tensor<2x2xf32>
  %b = linalg.exp ins(%v : tensor<2x2xf32>) outs(%e2 : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %b, %a : tensor<2x2xf32>, tensor<4xf32>
}

// A donated argument may leave.
// CHECK-LABEL: func.func @donated(
// CHECK-SAME:    %[[X:.*]]: tensor<100xf32> {remat.donate}
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[X]]
// CHECK-NEXT:    %[[A:.*]] = math.exp %[[X]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[X]]
func.func @donated(%x: tensor<100xf32> {remat.donate}) -> tensor<100xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3,
        steps = [out 0, 0, wait 0, 1, in 0, 2]>} {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = arith.mulf %b, %x : tensor<100xf32>
  return %c : tensor<100xf32>
}

// Copies and recomputation in one plan: %a runs again from %x behind a fence
// whose anchor is %c, and the copy of %b takes no part in that.
// CHECK-LABEL: func.func @both(
// CHECK:         %[[A:.*]] = math.exp
// CHECK-NEXT:    %[[B:.*]] = math.exp %[[A]]
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[B]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[B]]
// CHECK-NEXT:    %[[C:.*]] = math.exp %[[X:[a-z0-9]+]]
// CHECK-NEXT:    %[[F:.*]]:2 = remat.fence %[[X]] after %[[C]]
// CHECK-NEXT:    %[[A2:.*]] = math.exp %[[F]]#0
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    %[[IN:.*]], %[[B2:.*]] = remat.swap_in %[[H]]
// CHECK-NEXT:    %[[D:.*]] = arith.mulf %[[F]]#1, %[[A2]]
// CHECK-NEXT:    %[[B3:.*]] = remat.await %[[IN]], %[[B2]]
// CHECK-NEXT:    %[[E:.*]] = arith.mulf %[[D]], %[[B3]]
// CHECK-NEXT:    return %[[E]]
func.func @both(%x: tensor<100xf32>) -> tensor<100xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 5,
        steps = [0, 1, out 2, wait 2, 2, 0, in 2, 3, 4]>} {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %x : tensor<100xf32>
  %d = arith.mulf %c, %a : tensor<100xf32>
  %e = arith.mulf %d, %b : tensor<100xf32>
  return %e : tensor<100xf32>
}
