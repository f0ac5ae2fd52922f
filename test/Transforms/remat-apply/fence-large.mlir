// A large tensor that is made for the first time waits until the tensors that
// the plan has freed by then are gone, if nothing else orders the two.
// RUN: remat-opt %s --split-input-file --remat-apply=fence-large=4 --remat-verify | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-apply --remat-verify | FileCheck %s --check-prefix=OFF
// RUN: remat-opt %s --split-input-file --remat-apply=fence-large=1 --remat-verify | FileCheck %s --check-prefix=LARGEST

// OFF-NOT: remat.fence

// The plan sums %m, which frees it, before it makes %g. None of the operands
// of %g comes from the sum, so %s is tied to it. The sum's reader takes the
// sum from behind the fence. Nothing else has to wait.
// CHECK-LABEL: func.func @two_readers
// CHECK-SAME:    clones = 0, fences = 1
// CHECK:         %[[S:.*]] = linalg.exp
// CHECK-NEXT:    %[[M:.*]] = linalg.abs ins(%[[S]]
// CHECK:         %[[R:.*]] = linalg.reduce { arith.addf } ins(%[[M]]
// CHECK:         %[[F:.*]]:2 = remat.fence %[[S]] after %[[R]]
// CHECK-NEXT:    %[[G:.*]] = linalg.negf ins(%[[F]]#0
// CHECK-NEXT:    %[[D:.*]] = linalg.mul ins(%[[G]], %[[G]]
// CHECK:         %[[L:.*]] = linalg.log ins(%[[F]]#1
// CHECK-NEXT:    return %[[D]], %[[L]]
func.func @two_readers(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0, 2-3, 1, 4-5]>} {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %v = tensor.empty() : tensor<8xf32>
  %s = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %g = linalg.negf ins(%s : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %m = linalg.abs ins(%s : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.reduce {arith.addf} ins(%m : tensor<8x8xf32>) outs(%zero : tensor<8xf32>) dimensions = [1]
  %d = linalg.mul ins(%g, %g : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %l = linalg.log ins(%r : tensor<8xf32>) outs(%v : tensor<8xf32>) -> tensor<8xf32>
  return %d, %l : tensor<8x8xf32>, tensor<8xf32>
}

// -----

// In a chain, the tensors from which each large tensor is made give the order.
// CHECK-LABEL: func.func @chain
// CHECK-SAME:    clones = 0, fences = 0
// CHECK-NOT:     remat.fence
func.func @chain(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [1, 0, 2-3]>} {
  %e = tensor.empty() : tensor<8x8xf32>
  %y = linalg.sqrt ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %m = linalg.abs ins(%s : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %g = linalg.sub ins(%m, %y : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %g, %y : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// %g has a quarter of the bytes of the largest tensor, and waits as they do
// unless only the largest have to.
// CHECK-LABEL: func.func @a_quarter
// CHECK-SAME:    clones = 0, fences = 1
// CHECK:         %[[R:.*]] = linalg.reduce { arith.addf }
// CHECK:         %[[F:.*]]:2 = remat.fence %{{.*}} after %[[R]]
// CHECK-NEXT:    linalg.negf ins(%[[F]]#0
// LARGEST-LABEL: func.func @a_quarter
// LARGEST-SAME:    clones = 0, fences = 0
// LARGEST-NOT:     remat.fence
func.func @a_quarter(%x: tensor<2x8xf32>, %y: tensor<8x8xf32>) -> (tensor<2x8xf32>, tensor<8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0, 2-3, 1, 4-5]>} {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %e = tensor.empty() : tensor<2x8xf32>
  %f = tensor.empty() : tensor<8x8xf32>
  %v = tensor.empty() : tensor<8xf32>
  %s = linalg.exp ins(%x : tensor<2x8xf32>) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %g = linalg.negf ins(%s : tensor<2x8xf32>) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %m = linalg.abs ins(%y : tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.reduce {arith.addf} ins(%m : tensor<8x8xf32>) outs(%zero : tensor<8xf32>) dimensions = [1]
  %d = linalg.mul ins(%g, %g : tensor<2x8xf32>, tensor<2x8xf32>) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %l = linalg.log ins(%r : tensor<8xf32>) outs(%v : tensor<8xf32>) -> tensor<8xf32>
  return %d, %l : tensor<2x8xf32>, tensor<8xf32>
}

// -----

// %g has 3 bytes, the largest tensor 13: less than a quarter of them.
// CHECK-LABEL: func.func @less_than_a_quarter
// CHECK-SAME:    clones = 0, fences = 0
// CHECK-NOT:     remat.fence
func.func @less_than_a_quarter(%x: tensor<1x3xf8E4M3FN>, %y: tensor<1x13xf8E4M3FN>) -> (tensor<1x3xf8E4M3FN>, tensor<1xf8E4M3FN>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0, 2-3, 1, 4-5]>} {
  %zero = arith.constant dense<0.0> : tensor<1xf8E4M3FN>
  %e = tensor.empty() : tensor<1x3xf8E4M3FN>
  %f = tensor.empty() : tensor<1x13xf8E4M3FN>
  %v = tensor.empty() : tensor<1xf8E4M3FN>
  %s = linalg.exp ins(%x : tensor<1x3xf8E4M3FN>) outs(%e : tensor<1x3xf8E4M3FN>) -> tensor<1x3xf8E4M3FN>
  %g = linalg.negf ins(%s : tensor<1x3xf8E4M3FN>) outs(%e : tensor<1x3xf8E4M3FN>) -> tensor<1x3xf8E4M3FN>
  %m = linalg.abs ins(%y : tensor<1x13xf8E4M3FN>) outs(%f : tensor<1x13xf8E4M3FN>) -> tensor<1x13xf8E4M3FN>
  %r = linalg.reduce {arith.addf} ins(%m : tensor<1x13xf8E4M3FN>) outs(%zero : tensor<1xf8E4M3FN>) dimensions = [1]
  %d = linalg.mul ins(%g, %g : tensor<1x3xf8E4M3FN>, tensor<1x3xf8E4M3FN>) outs(%e : tensor<1x3xf8E4M3FN>) -> tensor<1x3xf8E4M3FN>
  %l = linalg.log ins(%r : tensor<1xf8E4M3FN>) outs(%v : tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %d, %l : tensor<1x3xf8E4M3FN>, tensor<1xf8E4M3FN>
}
