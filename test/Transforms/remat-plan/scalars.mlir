// Scalars are most of the held values here, but only tensors can be copied. A
// planner that copies does not move them.
//
// RUN: remat-opt %s --remat-annotate-costs=cost-model=roofline --remat-plan="planner=hybrid budget=min d2h=1e9 h2d=1e9" --remat-apply --remat-verify | FileCheck %s
//
// CHECK-LABEL: func @main
// CHECK-NOT: remat.swap_out %{{.*}} : f32
// CHECK: return

func.func @main(%x: tensor<2xf32>) -> (f32, tensor<2xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %e = tensor.empty() : tensor<2xf32>
  %a = linalg.exp ins(%x : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %s0 = tensor.extract %a[%zero] : tensor<2xf32>
  %s1 = tensor.extract %a[%one] : tensor<2xf32>
  %p = arith.mulf %s0, %s1 : f32
  %q = arith.addf %p, %s0 : f32
  %loss = arith.mulf %q, %s1 : f32
  %g0 = arith.mulf %loss, %q : f32
  %g1 = arith.mulf %g0, %p : f32
  %g2 = arith.addf %g1, %s0 : f32
  %g3 = arith.mulf %g2, %s1 : f32
  %g = tensor.from_elements %g3, %g2 : tensor<2xf32>
  return %loss, %g : f32, tensor<2xf32>
}
