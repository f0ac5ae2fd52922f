// A group is read at the place of its last op, before or after the ops without
// a group. If other groups have emitted all of its ops already, its last op is
// emitted again at the place of its step.
// RUN: remat-opt %s --remat-apply --remat-verify | FileCheck %s

// CHECK-LABEL: func.func @behind
//  CHECK-SAME:   (%[[X:.*]]: tensor<6xf32>, %[[Y:.*]]: tensor<6xf32>)
//  CHECK-NEXT:   math.exp %[[X]] {remat.group = array<i64: 0>}
//  CHECK-NEXT:   %[[B:.*]] = math.sin %[[Y]] {remat.group = array<i64: 0>}
//  CHECK-NEXT:   %[[C:.*]] = math.cos %[[B]]
//  CHECK-NEXT:   math.exp %[[X]] {remat.group = array<i64: 1>}
//  CHECK-NEXT:   return %[[C]]
func.func @behind(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [1-2, 0]>} {
  %a = math.exp %x {remat.group = array<i64: 0, 1>} : tensor<6xf32>
  %b = math.sin %y {remat.group = array<i64: 1>} : tensor<6xf32>
  %c = math.cos %b : tensor<6xf32>
  return %c : tensor<6xf32>
}

// No op of no group stands between the two: one op computes for both.
// CHECK-LABEL: func.func @together
//       CHECK:   math.exp %{{.*}} {remat.group = array<i64: 0, 1>}
//   CHECK-NOT:   math.exp
func.func @together(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [1, 0, 2]>} {
  %a = math.exp %x {remat.group = array<i64: 0, 1>} : tensor<6xf32>
  %b = math.sin %y {remat.group = array<i64: 1>} : tensor<6xf32>
  %c = math.cos %b : tensor<6xf32>
  return %c : tensor<6xf32>
}
