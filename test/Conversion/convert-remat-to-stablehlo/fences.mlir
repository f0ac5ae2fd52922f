// RUN: remat-opt %s --convert-remat-to-stablehlo --allow-unregistered-dialect | FileCheck %s

// CHECK:      module {
// CHECK-NEXT: func.func @main(%[[X:.*]]: tensor<8xf32>, %[[G:.*]]: tensor<4xf32> {jax.buffer_donor = true}) -> (tensor<8xf32>, tensor<4xf32>) {
module attributes {remat.step = @main} {
func.func @main(%x: tensor<8xf32> {remat.slice = 0}, %g: tensor<4xf32> {jax.buffer_donor = true, remat.donate}) -> (tensor<8xf32> {remat.loss}, tensor<4xf32>)
    attributes {remat.applied = #remat.applied<planner = "by-hand", peak = 1, baseline = 2, overhead = 0.0, clones = 1, fences = 1>} {
  // CHECK-NEXT: %[[B:.*]]:2 = "stablehlo.optimization_barrier"(%[[X]], %[[G]]) : (tensor<8xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>)
  %f, %a = remat.fence %x after %g : tensor<8xf32> after tensor<4xf32>
  // CHECK-NEXT: %[[Y:.*]] = "stablehlo.tanh"(%[[B]]#0) : (tensor<8xf32>) -> tensor<8xf32>
  %y = "stablehlo.tanh"(%f) {remat.policy = #remat.policy<recompute>} : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT: return %[[Y]], %[[B]]#1
  return %y, %a : tensor<8xf32>, tensor<4xf32>
}
}
