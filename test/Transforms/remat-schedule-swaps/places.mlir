// Copies move to places where computation hides them, and nothing else moves.
// RUN: remat-opt %s --split-input-file --remat-apply --remat-schedule-swaps --remat-verify 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=STALL < %t.err

// An exp takes 8 us, a product 12 us, and a copy of 4,000 bytes 4 us. The copies
// run 8 to 12 and then right before the last product.
// STALL: predicted stall 0.008 ms -> 0.000 ms of 0.056 ms; peak 12000 -> 16000 bytes
// CHECK-LABEL: func.func @badly(
// CHECK-SAME:    peak = 16000
// CHECK:         %[[A:.*]] = math.exp
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]]
// CHECK-NEXT:    %[[B:.*]] = math.exp %[[A]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[A]]
// CHECK-NEXT:    %[[C:.*]] = math.exp %[[B]]
// CHECK-NEXT:    %[[D:.*]] = math.exp %[[C]]
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    %[[IN:.*]], %[[A2:.*]] = remat.swap_in %[[H]]
// CHECK-NEXT:    %[[E:.*]] = arith.mulf %[[D]], %[[C]]
// CHECK-NEXT:    %[[A3:.*]] = remat.await %[[IN]], %[[A2]]
// CHECK-NEXT:    arith.mulf %[[E]], %[[A3]]
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 1.0e+09, h2d = 1.0e+09>
module attributes {remat.machine = #lab} {
func.func @badly(%x: tensor<1000xf32>) -> tensor<1000xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", budget = 16000, nodes = 6,
        steps = [0, 1, out 1, wait 1, 2, 3, 4, in 1, 5]>} {
  %a = math.exp %x : tensor<1000xf32>
  %b = math.exp %a : tensor<1000xf32>
  %c = math.exp %b : tensor<1000xf32>
  %d = math.exp %c : tensor<1000xf32>
  %e = arith.mulf %d, %c : tensor<1000xf32>
  %f = arith.mulf %e, %a : tensor<1000xf32>
  return %f : tensor<1000xf32>
}
}

// -----

// The same for an arena that leaves 12,000 bytes of the budget for the peak: the
// copy out moves, and that back has no room beside the product.
// STALL: predicted stall 0.008 ms -> 0.004 ms of 0.060 ms; peak 12000 -> 12000 bytes
// CHECK-LABEL: func.func @limited(
// CHECK-SAME:    attributes {remat.applied = {{.*}} budget = 16000, peak = 12000,
// CHECK-SAME:    host_peak = 4000>} {
// CHECK-NEXT:    %[[A:.*]] = math.exp
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]]
// CHECK-NEXT:    math.exp %[[A]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[A]]
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    arith.mulf
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    remat.swap_in %[[H]]
// CHECK-NEXT:    remat.await
// CHECK-NEXT:    arith.mulf
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 1.0e+09, h2d = 1.0e+09>
module attributes {remat.machine = #lab} {
func.func @limited(%x: tensor<1000xf32>) -> tensor<1000xf32>
    attributes {remat.peak_limit = 12000 : i64, remat.plan = #remat.plan<version = 1, planner = "by-hand", budget = 16000, nodes = 6,
        steps = [0, 1, out 1, wait 1, 2, 3, 4, in 1, 5]>} {
  %a = math.exp %x : tensor<1000xf32>
  %b = math.exp %a : tensor<1000xf32>
  %c = math.exp %b : tensor<1000xf32>
  %d = math.exp %c : tensor<1000xf32>
  %e = arith.mulf %d, %c : tensor<1000xf32>
  %f = arith.mulf %e, %a : tensor<1000xf32>
  return %f : tensor<1000xf32>
}
}

// -----

// Nothing waits: nothing moves, though the fetch is early.
// STALL: predicted stall 0.000 ms -> 0.000 ms of 0.056 ms
// CHECK-LABEL: func.func @well(
// CHECK:         %[[A:.*]] = math.exp
// CHECK-NEXT:    math.exp %[[A]]
// CHECK-NEXT:    remat.swap_out %[[A]]
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    remat.await
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    remat.swap_in
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    arith.mulf
// CHECK-NEXT:    remat.await
// CHECK-NEXT:    arith.mulf
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 1.0e+09, h2d = 1.0e+09>
module attributes {remat.machine = #lab} {
func.func @well(%x: tensor<1000xf32>) -> tensor<1000xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6,
        steps = [0, 1, out 1, 2, wait 1, in 1, 3, 4, 5]>} {
  %a = math.exp %x : tensor<1000xf32>
  %b = math.exp %a : tensor<1000xf32>
  %c = math.exp %b : tensor<1000xf32>
  %d = math.exp %c : tensor<1000xf32>
  %e = arith.mulf %d, %c : tensor<1000xf32>
  %f = arith.mulf %e, %a : tensor<1000xf32>
  return %f : tensor<1000xf32>
}
}

// -----

// The link is half as fast, and there is no room for %a beside the product: the copies are hidden as far as possible.
// STALL: predicted stall 0.016 ms -> 0.008 ms of 0.064 ms; peak 12000 -> 12000 bytes
// CHECK-LABEL: func.func @tightly(
// CHECK:         %[[A:.*]] = math.exp
// CHECK-NEXT:    remat.swap_out
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    remat.await
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    arith.mulf
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    remat.swap_in
// CHECK-NEXT:    remat.await
// CHECK-NEXT:    arith.mulf
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 5.0e+08, h2d = 5.0e+08>
module attributes {remat.machine = #lab} {
func.func @tightly(%x: tensor<1000xf32>) -> tensor<1000xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", budget = 12000, nodes = 6,
        steps = [0, 1, out 1, wait 1, 2, 3, 4, in 1, 5]>} {
  %a = math.exp %x : tensor<1000xf32>
  %b = math.exp %a : tensor<1000xf32>
  %c = math.exp %b : tensor<1000xf32>
  %d = math.exp %c : tensor<1000xf32>
  %e = arith.mulf %d, %c : tensor<1000xf32>
  %f = arith.mulf %e, %a : tensor<1000xf32>
  return %f : tensor<1000xf32>
}
}

// -----

// A swap_out behind a fence that has its tensor as an anchor reads the tensor
// itself once it is moved before the fence.
// CHECK-LABEL: func.func @fenced(
// CHECK:         %[[A:.*]] = math.exp
// CHECK-NEXT:    %[[T:.*]] = math.exp %[[A]]
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[T]]
// CHECK-NEXT:    remat.fence %{{.*}} after %[[T]]
// CHECK:         remat.await %[[OUT]], %[[T]]
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 1.0e+09, h2d = 1.0e+09>
module attributes {remat.machine = #lab} {
func.func @fenced(%x: tensor<1000xf32>) -> tensor<1000xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", budget = 16000, nodes = 5,
        steps = [0, 1, 0, 2, out 2, wait 2, 3, in 2, 4]>} {
  %a = math.exp %x : tensor<1000xf32>
  %t = math.exp %a : tensor<1000xf32>
  %b = math.sin %a : tensor<1000xf32>
  %c = math.sin %b : tensor<1000xf32>
  %d = arith.mulf %c, %t : tensor<1000xf32>
  return %d : tensor<1000xf32>
}
}

// -----

// A tensor that leaves before the fence whose anchor it was is no longer an
// anchor, because it is away there.
// CHECK-LABEL: func.func @left_before_the_fence(
// CHECK:         %[[A:.*]] = math.exp %[[X:[a-z0-9]+]]
// CHECK-NEXT:    %[[T:.*]] = math.exp %[[A]]
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[T]]
// CHECK:         remat.await %[[OUT]], %[[T]]
// CHECK:         remat.fence %[[X]] : tensor<1000xf32>
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 1.0e+12, h2d = 1.0e+09>
module attributes {remat.machine = #lab} {
func.func @left_before_the_fence(%x: tensor<1000xf32>) -> (tensor<1000xf32>, tensor<1000xf32>)
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", budget = 16000, nodes = 4,
        steps = [0, 1, 2, 0, out 2, wait 2, 3, in 2]>} {
  %a = math.exp %x : tensor<1000xf32>
  %t = math.exp %a : tensor<1000xf32>
  %b = math.sin %x : tensor<1000xf32>
  %c = math.sin %a : tensor<1000xf32>
  return %c, %t : tensor<1000xf32>, tensor<1000xf32>
}
}
