// With prompt-waits a copy out begins right after the op that makes its tensor. The wait is at the place
// where the link has finished it: an op of 12 us hides the part of 12,000 bytes that it has time for.
// RUN: remat-opt %s --remat-apply=prompt-waits=true --remat-verify | FileCheck %s
// RUN: remat-opt %s --remat-apply | FileCheck %s --check-prefix=PLANNED

// No machine, no link: the plan stays as it is.
// RUN: sed 's/, d2h = 1.0e+09, h2d = 1.0e+09//' %s | remat-opt --remat-apply=prompt-waits=true | FileCheck %s --check-prefix=PLANNED

// CHECK-LABEL: func.func @early(
// CHECK:         %[[A:.*]] = math.exp
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]]
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    remat.await %[[OUT]], %[[A]]
// CHECK-NEXT:    math.exp
// CHECK-NEXT:    arith.mulf
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    remat.swap_in %[[H]]

// PLANNED-LABEL: func.func @early(
// PLANNED:         %[[A:.*]] = math.exp
// PLANNED-NEXT:    math.exp
// PLANNED-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[A]]
// PLANNED-NEXT:    math.exp
// PLANNED-NEXT:    arith.mulf
// PLANNED-NEXT:    remat.await %[[OUT]], %[[A]]
#lab = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09, d2h = 1.0e+09, h2d = 1.0e+09>
module attributes {remat.machine = #lab} {
func.func @early(%x: tensor<1000xf32>) -> tensor<1000xf32>
    attributes {remat.cost_model = "roofline",
        remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6,
        steps = [0, 1, out 1, 2, 3, wait 1, in 1, 4, 5]>} {
  %a = math.exp %x : tensor<1000xf32>
  %b = math.exp %a : tensor<1000xf32>
  %c = math.exp %b : tensor<1000xf32>
  %d = arith.mulf %c, %b : tensor<1000xf32>
  %e = math.exp %d : tensor<1000xf32>
  %f = arith.mulf %e, %a : tensor<1000xf32>
  return %f : tensor<1000xf32>
}
}
