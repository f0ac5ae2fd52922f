// Seconds that stand on the ops go before a roofline's, and go away.
// RUN: remat-opt %s --remat-apply=keep-costs=true --remat-schedule-swaps --remat-verify 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=STALL < %t.err
// RUN: remat-opt %s --remat-apply --remat-schedule-swaps 2>&1 >/dev/null | FileCheck %s --check-prefix=ROOFLINE

// A copy of 4,000 bytes takes 4 us, a measured exp 3 us, and a product 4 us: the
// copy out needs two of the first, and the copy in one of the second.
// STALL: predicted stall 0.008 ms -> 0.000 ms of 0.020 ms; peak 12000 -> 16000 bytes
// ROOFLINE: of 0.056 ms
// CHECK-LABEL: func.func @measured(
// CHECK-NOT:     remat.cost
// CHECK:         %[[A:.*]] = math.exp
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]]
// CHECK-NEXT:    %[[B:.*]] = math.exp %[[A]]
// CHECK-NEXT:    %[[C:.*]] = math.exp %[[B]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[A]]
// CHECK-NEXT:    %[[D:.*]] = math.exp %[[C]]
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    %[[IN:.*]], %[[A2:.*]] = remat.swap_in %[[H]]
// CHECK-NEXT:    %[[E:.*]] = arith.mulf %[[D]], %[[C]]
// CHECK-NEXT:    %[[A3:.*]] = remat.await %[[IN]], %[[A2]]
// CHECK-NEXT:    arith.mulf %[[E]], %[[A3]]
// CHECK-NOT:     remat.cost
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 1.0e+09, h2d = 1.0e+09>
#exp = #remat.cost<flops = 1000, bytes = 8000, seconds = 3.0e-06>
#mul = #remat.cost<flops = 1000, bytes = 12000, seconds = 4.0e-06>
module attributes {remat.machine = #lab} {
func.func @measured(%x: tensor<1000xf32>) -> tensor<1000xf32>
    attributes {remat.cost_model = "roofline",
        remat.plan = #remat.plan<version = 1, planner = "by-hand", budget = 16000, nodes = 6,
        steps = [0, 1, out 1, wait 1, 2, 3, 4, in 1, 5]>} {
  %a = math.exp %x {remat.cost = #exp} : tensor<1000xf32>
  %b = math.exp %a {remat.cost = #exp} : tensor<1000xf32>
  %c = math.exp %b {remat.cost = #exp} : tensor<1000xf32>
  %d = math.exp %c {remat.cost = #exp} : tensor<1000xf32>
  %e = arith.mulf %d, %c {remat.cost = #mul} : tensor<1000xf32>
  %f = arith.mulf %e, %a {remat.cost = #mul} : tensor<1000xf32>
  return %f : tensor<1000xf32>
}
}
