// A tensor came back and leaves again immediately. The second copy out
// includes the wait for the arrival, and no copy is before it.
// RUN: remat-opt %s --remat-apply --remat-schedule-swaps --remat-verify 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=STALL < %t.err

// STALL: predicted stall 0.004 ms -> 0.000 ms of 0.056 ms; peak 16000 -> 16000 bytes
// CHECK-LABEL: func.func @again(
// CHECK:         %[[A:.*]] = math.exp
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]]
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    remat.await %[[OUT]], %[[A]]
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    %[[IN:.*]], %[[R:.*]] = remat.swap_in %[[H]]
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    %[[B:.*]] = remat.await %[[IN]], %[[R]]
// CHECK-NEXT:    %[[H2:.*]], %[[OUT2:.*]] = remat.swap_out %[[B]]
// CHECK-NEXT:    arith.mulf
// CHECK-NEXT:    remat.await %[[OUT2]], %[[B]]
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    %[[IN2:.*]], %[[R2:.*]] = remat.swap_in %[[H2]]
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    %[[C:.*]] = remat.await %[[IN2]], %[[R2]]
// CHECK-NEXT:    arith.mulf {{.*}}, %[[C]]
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 1.0e+09, h2d = 1.0e+09>
module attributes {remat.machine = #lab} {
func.func @again(%x: tensor<1000xf32>) -> tensor<1000xf32>
    attributes {remat.cost_model = "roofline",
        remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6,
        steps = [0, 1, 2, out 1, wait 1, in 1, out 1, 3, wait 1, in 1, 4, 5]>} {
  %a = math.exp %x : tensor<1000xf32>
  %b = math.exp %a : tensor<1000xf32>
  %c = math.exp %b : tensor<1000xf32>
  %d = arith.mulf %c, %b : tensor<1000xf32>
  %e = math.exp %d : tensor<1000xf32>
  %f = arith.mulf %e, %a : tensor<1000xf32>
  return %f : tensor<1000xf32>
}
}
