// A result that the caller holds takes no bytes of the step, which is true of
// one production alone: whoever reads it reads the first, and so does the caller.
// RUN: remat-opt %s --split-input-file --remat-apply | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-apply --cse --canonicalize --remat-verify=remarks -o /dev/null 2>&1 | FileCheck %s --check-prefix=VERIFY

// A group that runs again for another of its results makes this one no second
// time: at d b and d are held, at the end d and a.
// VERIFY: remark: verified: peak 64 bytes, planned 64
// CHECK-LABEL: func.func @one_of_two
// CHECK:         %[[P:.*]] = linalg.exp {remat.group = array<i64: 0>}
// CHECK-NEXT:    %[[R:.*]] = linalg.abs {remat.group = array<i64: 0>} ins(%[[P]]
// CHECK-NEXT:    %[[A:.*]] = linalg.log {remat.group = array<i64: 0>} ins(%[[P]]
// CHECK-NEXT:    %[[B:.*]] = linalg.sqrt {remat.group = array<i64: 1>} ins(%[[R]]
// CHECK-NEXT:    %[[D:.*]] = linalg.div {remat.group = array<i64: 2>} ins(%[[B]], %[[R]]
// CHECK-NEXT:    %[[F:.*]]:3 = remat.fence %{{.*}} after %[[D]], %[[R]]
// CHECK-NEXT:    %[[P2:.*]] = linalg.exp {remat.group = array<i64: 3>}
// CHECK-NEXT:    %[[A2:.*]] = linalg.log {remat.group = array<i64: 3>} ins(%[[P2]]
// CHECK-NEXT:    %[[M:.*]] = linalg.mul {remat.group = array<i64: 4>} ins(%[[A2]]
// CHECK-NEXT:    return %[[F]]#2, %[[M]]
func.func @one_of_two(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {remat.caller_results,
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 0, 3]>} {
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.abs {remat.group = array<i64: 0>} ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.log {remat.group = array<i64: 0>} ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.sqrt {remat.group = array<i64: 1>} ins(%r : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %d = linalg.div {remat.group = array<i64: 2>} ins(%b, %r : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.mul {remat.group = array<i64: 3>} ins(%a, %d : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %r, %m : tensor<8xf32>, tensor<8xf32>
}

// -----

// The plan makes r again, and b from it. The clone of b reads the first r
// behind a fence, so it does not merge with its original.
// VERIFY: remark: verified: peak 64 bytes, planned 64
// CHECK-LABEL: func.func @read_again
// CHECK:         %[[R:.*]] = linalg.exp ins(%{{.*}}
// CHECK-NEXT:    %[[B:.*]] = linalg.sqrt ins(%[[R]]
// CHECK-NEXT:    %[[C:.*]] = linalg.abs ins(%[[B]]
// CHECK-NEXT:    %[[D:.*]] = linalg.exp ins(%[[C]]
// CHECK-NEXT:    %[[F:.*]]:2 = remat.fence %[[R]] after %[[D]]
// CHECK-NEXT:    %[[B2:.*]] = linalg.sqrt ins(%[[F]]#0
// CHECK-NEXT:    %[[M:.*]] = linalg.mul ins(%[[B2]], %[[F]]#1
// CHECK-NEXT:    return %[[R]], %[[M]]
func.func @read_again(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {remat.caller_results,
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 5, steps = [0-3, 0-1, 4]>} {
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.sqrt ins(%r : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %c = linalg.abs ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %d = linalg.exp ins(%c : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.mul ins(%b, %d : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %r, %m : tensor<8xf32>, tensor<8xf32>
}

// -----

// Without that memory each production has bytes of its own, and the last one is
// the result.
// CHECK-LABEL: func.func @without
// CHECK:         linalg.exp ins
// CHECK:         remat.fence
// CHECK-NEXT:    %[[R2:.*]] = linalg.exp ins
// CHECK:         return %[[R2]]
func.func @without(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [0-1, 0, 2]>} {
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.sqrt ins(%r : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.mul ins(%r, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %r, %m : tensor<8xf32>, tensor<8xf32>
}
