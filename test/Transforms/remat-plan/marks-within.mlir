// A mark requires a plan, even if the original step is within the budget.
// RUN: remat-opt %s --remat=budget=100% 2>&1 | FileCheck %s

// CHECK: remark: peak 772 B -> 772 B {{.*}} ops run again: 1;
// CHECK: remat.fence
func.func @main(%x: tensor<64xf32>) -> (tensor<f32>, tensor<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %a = linalg.exp {remat.policy = #remat.policy<recompute>} ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %b = linalg.exp ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %s = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%b : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %g = linalg.mul ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %loss, %g : tensor<f32>, tensor<64xf32>
}
